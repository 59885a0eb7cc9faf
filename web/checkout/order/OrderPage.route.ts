import orderViewQuery, { type OrderPageQuery } from '../../__generated__/OrderPageQuery.graphql.ts';
import { orderLoader, orderRevalidates } from './load-order.ts';

export const loader = orderLoader<OrderPageQuery>(orderViewQuery);

export const shouldRevalidate = orderRevalidates;
