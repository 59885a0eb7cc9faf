import type { TestShop } from '../../shop.fixture.ts';

export interface Line {
  id: number;
  product_id: number;
  quantity: number;
  price: number;
  parent_id: number | null;
}

/** The properties of an order that tests read. */
export interface OrderBody {
  id: string;
  number: string;
  access_key: string;
  placed_at: string;
  status: string;
  items: Line[];
}

export interface MailBody {
  to: string;
  subject: string;
  text: string;
}

export const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  company: '',
  address1: '1 Lamp Street',
  address2: '',
  city: 'London',
  county: '',
  postcode: 'SE1 0ZZ',
  country: 'United Kingdom',
  phone: '02079460111',
};

/** A checkout of the reviewed lines. Defaults to delivery for £4.95 excluding VAT, paid by bank transfer. */
export const checkoutOf = (items: readonly Line[], more: Record<string, unknown> = {}) => ({
  idempotency_key: 'key-12345678',
  contact: { email: 'ada@shopper.example', first_name: 'Ada', last_name: 'Byron', phone: '02079460111' },
  delivery: { method: 'address', address, store_id: null, cost: 4.95, date: '2026-11-24', latest_date: null },
  billing: null,
  payment_method: 'bank_transfer',
  purchase_order_number: 'PO-7',
  newsletter: false,
  items: items.map(({ id, quantity, price }) => ({ id, quantity, price })),
  ...more,
});

/** Requests that tests make as shoppers, each with a new cart. */
export function shoppers(shop: TestShop) {
  const lines = async (token: string) =>
    (await shop.get<{ cart: { items: Line[] } }>(`/cart?token=${token}`)).body.cart.items;
  return {
    lines,
    async withCart(items: readonly object[]) {
      // Without a limit, so that tests can check out more than is in stock.
      const { body } = await shop.send<{ token: string }>('POST', '/add_to_cart', {
        items: items.map((item) => ({ maximum_quantity: null, ...item })),
      });
      return { token: body.token, lines: await lines(body.token) };
    },
    checkOut: (token: string, body: unknown) => shop.send<OrderBody>('POST', `/checkout?token=${token}`, body),
    level: async (url: string) => (await shop.get<{ inventory_level: number }>(`/products${url}`)).body.inventory_level,
    outbox: async () => (await shop.get<MailBody[]>('/outbox')).body,
  };
}
