import type { Order } from '@storefront/embedded/orders/order.ts';
import type { Orders } from '@storefront/embedded/orders/orders.ts';
import { ownerOf, withCart } from '../carts/carts.ts';
import { MedusaRefusal } from '../medusa-client.ts';
import type { MedusaShop } from '../medusa-shop.ts';
import { deliverTo, readDeliveryOptions } from './delivery-options.ts';
import { describeOrder, listMedusaOrders, medusaOrderIdOf, readMedusaOrder, type MedusaOrder } from './medusa-order.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

const SEARCHED_ORDERS_MAXIMUM = 100;

export function createMedusaOrders(shop: MedusaShop): Orders {
  /** By the shop's id; null for none. */
  async function read(id: string): Promise<MedusaOrder | null> {
    const medusaId = await medusaOrderIdOf(shop, id);
    if (medusaId === null) return null;
    try {
      return await readMedusaOrder(shop, medusaId);
    } catch (error) {
      if (error instanceof MedusaRefusal && error.status === 404) return null;
      throw error;
    }
  }
  const described = async (order: MedusaOrder | null | undefined): Promise<Order | null> =>
    order ? describeOrder(shop, order) : null;

  return {
    async deliveryOptions(token, postcode) {
      const options = await withCart(shop, await ownerOf(shop, token), async (state, save) => {
        if (state.cartId === null) return [];
        if (state.postcode !== postcode) {
          if (!(await deliverTo(shop.medusa, state.cartId, postcode))) return [];
          await save({ ...state, postcode });
        }
        return (await readDeliveryOptions(shop.medusa, state.cartId)).filter(({ isCollection }) => !isCollection);
      });
      return options ?? [];
    },
    place: (token, checkout, _now, agreed) => placeOrder(shop, token, checkout, agreed),
    find: async (id, accessKey) => ((await shop.accessKeys.fits(id, accessKey)) ? described(await read(id)) : null),
    async findOwn(customerId, id) {
      const order = await read(id);
      return order?.customer_id === customerId ? described(order) : null;
    },
    async ofCustomer(customerId, offset, limit) {
      const { orders, count } = await listMedusaOrders(shop, { customer_id: customerId, offset, limit });
      return { orders: await Promise.all(orders.map((order) => describeOrder(shop, order))), total: count };
    },
    async byNumber(number) {
      // Medusa has no filter by number: its search finds all that holds these digits.
      const { orders } = await listMedusaOrders(shop, { q: number, limit: SEARCHED_ORDERS_MAXIMUM });
      return described(orders.find(({ display_id: displayId }) => displayId === number));
    },
    async pay(id, event) {
      const order = await read(id);
      return order && described(await payOrder(shop, order, event));
    },
  };
}
