import { DeliveryOptionList } from '@storefront/schema/rest/delivery-option.ts';
import {
  CheckoutRefusal,
  OrderPage,
  OrderRecord,
  PaymentRefusal,
  TrackedOrderRecord,
} from '@storefront/schema/rest/order.ts';
import { DeliveryOptionsParameters } from '@storefront/schema/rest/requests/delivery-option.ts';
import {
  CheckoutBody,
  CheckoutParameters,
  OrderParameters,
  OrderPath,
  PaymentBody,
  TrackingBody,
} from '@storefront/schema/rest/requests/order.ts';
import { CustomerOrdersParameters, CustomerParameters } from '@storefront/schema/rest/requests/customer/customer.ts';
import { AccountExport } from '@storefront/schema/rest/customer/customer.ts';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import { requireToken, tokenOf } from '../../routes/http/callers.ts';
import { ProblemError, refused, invalidFields } from '../../routes/http/problems.ts';
import { refuseWithLine } from '../../routes/http/validation.ts';
import { CHECKOUT_DETAILS, readCheckout } from '../../routes/orders/checkout.ts';
import { trackOrder } from '../../routes/orders/tracking.ts';
import type { RoutesOf } from '../../routes/route.ts';
import { accountOf, customerOf } from '../accounts/account-shop.ts';
import { customerRecord } from '../accounts/medusa-customer.ts';
import { ownerOf, recover } from '../carts/carts.ts';
import { MedusaRefusal } from '../medusa-client.ts';
import { deliverTo, readDeliveryOptions } from './delivery-options.ts';
import {
  describeOrder,
  listMedusaOrders,
  medusaOrderIdOf,
  medusaOrderRecord,
  readMedusaOrder,
  type MedusaOrder,
} from './medusa-order.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import type { MedusaShop } from '../medusa-shop.ts';

const PAGE_SIZE = 16;
const PAGE_MAXIMUM = 100_000;
const SEARCHED_ORDERS_MAXIMUM = 100;
const EXPORTED_ORDERS_MAXIMUM = 10_000;
const EXPORTED_AT_ONCE = 100;

/** The same for an unknown order and a wrong key, so that callers cannot find out which orders exist. */
const notFound = () => refused(404, 'Order not found');

/** An order by the shop's id. Throws a 404. */
async function findOrder(shop: MedusaShop, id: string): Promise<MedusaOrder> {
  const medusaId = await medusaOrderIdOf(shop, id);
  if (medusaId === null) throw notFound();
  try {
    return await readMedusaOrder(shop, medusaId);
  } catch (error) {
    if (error instanceof MedusaRefusal && error.status === 404) throw notFound();
    throw error;
  }
}

/** The ways to deliver a token's cart to a postcode; none for an empty cart and where the shop does not deliver. */
async function deliveryOptions(shop: MedusaShop, token: string, postcode: string) {
  const owner = await ownerOf(shop, token);
  if ((await shop.states.read(owner)) === null) return [];
  return shop.states.change(owner, async (stored, save) => {
    const state = await recover(shop, owner, stored, save);
    if (state.cartId === null) return [];
    if (state.postcode !== postcode) {
      if (!(await deliverTo(shop.medusa, state.cartId, postcode))) return [];
      await save({ ...state, postcode });
    }
    return (await readDeliveryOptions(shop.medusa, state.cartId)).filter(({ isCollection }) => !isCollection);
  });
}

export const medusaOrderRoutes: RoutesOf<MedusaShop> = async (server, { shop }) => {
  server.get(
    '/delivery_options',
    { schema: { response: { 200: DeliveryOptionList }, querystring: DeliveryOptionsParameters } },
    async ({ query }) => {
      const token = tokenOf(query);
      const postcode = parsePostcode(query.postcode ?? '')?.text;
      if (postcode === undefined) throw invalidFields([[['query', 'postcode'], 'Please enter a valid postcode.']]);
      const options = await deliveryOptions(shop, token, postcode);
      return options.map(({ id, name, charge }) => ({ id, name, price_inc_vat: charge / 100 }));
    },
  );

  server.post(
    '/checkout',
    {
      schema: {
        response: { 200: OrderRecord, 201: OrderRecord, 409: CheckoutRefusal },
        querystring: CheckoutParameters,
        body: CheckoutBody,
      },
      preValidation: requireToken,
    },
    async ({ query, body }, reply) => {
      const placing = await placeOrder(shop, tokenOf(query), readCheckout(body, shop.model), body);
      if (!('order' in placing)) {
        const { kind: code, ...more } = placing;
        throw new ProblemError({ status: 409, code, detail: CHECKOUT_DETAILS[code], more });
      }
      if (placing.kind === 'placed') reply.code(201);
      return medusaOrderRecord(shop, placing.order);
    },
  );

  server.get(
    '/orders',
    { schema: { response: { 200: OrderPage }, querystring: CustomerOrdersParameters } },
    async ({ query }) => {
      const customer = await customerOf(shop, query);
      const page = Number(/^\d{1,6}$/.exec(query.page_no ?? '')?.[0] ?? 1);
      const { orders, count } = await listMedusaOrders(shop, {
        customer_id: customer.customerId,
        limit: PAGE_SIZE,
        offset: (Math.min(Math.max(1, page), PAGE_MAXIMUM) - 1) * PAGE_SIZE,
      });
      return { results: await Promise.all(orders.map((order) => medusaOrderRecord(shop, order))), total: count };
    },
  );

  server.get(
    '/account/export',
    { schema: { querystring: CustomerParameters, response: { 200: AccountExport } } },
    async ({ query }) => {
      const { account, customerId } = await accountOf(shop, query);
      const orders: object[] = [];
      let left = 1;
      while (left > 0 && orders.length < EXPORTED_ORDERS_MAXIMUM) {
        const page = { customer_id: customerId, limit: EXPORTED_AT_ONCE, offset: orders.length };
        const { orders: some, count } = await listMedusaOrders(shop, page);
        const records = await Promise.all(some.map((order) => medusaOrderRecord(shop, order)));
        // An export may be passed on, and the keys of orders grant access to them.
        orders.push(...records.map((record) => ({ ...record, access_key: undefined })));
        left = some.length === 0 ? 0 : count - orders.length;
      }
      return { exported_at: shop.model.now().toISOString(), account: customerRecord(account), orders };
    },
  );

  server.get(
    '/orders/:id',
    { schema: { response: { 200: OrderRecord }, params: OrderPath, querystring: OrderParameters } },
    async ({ params: { id }, query: { token, access_key: accessKey = '' } }) => {
      const customer = token ? await shop.sessions.find(token) : null;
      if (!customer && !(await shop.accessKeys.fits(id, accessKey))) throw notFound();
      const order = await findOrder(shop, id);
      const isOwn = customer !== null && order.customer_id === customer.customerId;
      if (!isOwn && !(await shop.accessKeys.fits(id, accessKey))) throw notFound();
      return medusaOrderRecord(shop, order);
    },
  );

  server.post(
    '/orders/:id/payment',
    {
      schema: { response: { 200: OrderRecord, 409: PaymentRefusal }, params: OrderPath, body: PaymentBody },
      config: { needsSignature: true },
      schemaErrorFormatter: refuseWithLine('Not a payment event'),
    },
    async ({ params: { id }, body }) => medusaOrderRecord(shop, await payOrder(shop, await findOrder(shop, id), body)),
  );

  server.post(
    '/track_order',
    { schema: { response: { 200: TrackedOrderRecord }, body: TrackingBody } },
    async ({ body }) =>
      trackOrder(shop.model, body, async (number) => {
        // Medusa has no filter by number: its search finds the number, and all else that holds these digits.
        const { orders } = await listMedusaOrders(shop, { q: number, limit: SEARCHED_ORDERS_MAXIMUM });
        const order = orders.find(({ display_id: displayId }) => displayId === number);
        return order ? describeOrder(shop, order) : null;
      }),
  );
};
