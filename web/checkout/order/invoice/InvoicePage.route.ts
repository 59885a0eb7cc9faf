import invoiceViewQuery, { type InvoicePageQuery } from '../../../__generated__/InvoicePageQuery.graphql.ts';
import { orderLoader, orderRevalidates } from '../load-order.ts';

export const loader = orderLoader<InvoicePageQuery>(invoiceViewQuery);

export const shouldRevalidate = orderRevalidates;
