import { builder } from './builder.ts';
import './brand/brand-page.schema.ts';
import './brand/brand.schema.ts';
import './cart/cart.mutations.ts';
import './cart/cart.schema.ts';
import './category/category.schema.ts';
import './checkout/checkout.mutations.ts';
import './checkout/totals.schema.ts';
import './delivery/cart-delivery.schema.ts';
import './delivery/delivery.schema.ts';
import './node/node.schema.ts';
import './order/order.schema.ts';
import './payment/payment.schema.ts';
import './product/product.schema.ts';
import './retailer/retailer.schema.ts';
import './review/review.mutations.ts';
import './review/review.schema.ts';
import './search/search.schema.ts';
import './search/suggest.schema.ts';
import './store/store.schema.ts';
import './url/url.schema.ts';

/** The whole graph. */
export const schema = builder.toSchema();
