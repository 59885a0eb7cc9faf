import orderViewQuery, { type OrderViewQuery } from '../../__generated__/OrderViewQuery.graphql.ts';
import { orderLoader, orderRevalidates } from './load-order.ts';

export const loader = orderLoader<OrderViewQuery>(orderViewQuery);

export const shouldRevalidate = orderRevalidates;
