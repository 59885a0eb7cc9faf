import invoiceViewQuery, { type InvoiceViewQuery } from '../../../__generated__/InvoiceViewQuery.graphql.ts';
import { orderLoader, orderRevalidates } from '../load-order.ts';

export const loader = orderLoader<InvoiceViewQuery>(invoiceViewQuery);

export const shouldRevalidate = orderRevalidates;
