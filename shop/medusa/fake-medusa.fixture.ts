interface Line {
  id: string;
  variant_id: string;
  title: string;
  quantity: number;
  unit_price: number;
  metadata: Record<string, string>;
  adjustments: { code: string; amount: number }[];
}

interface Cart {
  id: string;
  items: Line[];
  shipping_methods: { shipping_option_id: string; name: string; amount: number; adjustments: never[] }[];
  completed_at: string | null;
  metadata: object | null;
  email: string | null;
  customer_id: string | null;
  shipping_address: { country_code: string } | null;
  billing_address: object | null;
  collection: string | null;
  session: boolean;
}

interface Variant {
  price: number;
  stock: number;
  /** Per cent that a promotion takes off each line. */
  off?: number;
}

/** The properties of calls' bodies. */
export interface Body {
  cart_id: string;
  items: Pick<Line, 'variant_id' | 'quantity'>[];
  variant_id: string;
  quantity: number;
  option_id: string;
  shipping_address?: { country_code: string };
  metadata?: Record<string, string>;
}

export class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super('Refused');
    this.status = status;
    this.body = body;
  }
}
const NO_STOCK = {
  code: 'insufficient_inventory',
  type: 'not_allowed',
  message: 'Some variant does not have the required inventory',
};

/** A Medusa that answers carts and orders as the real 2.21 does: its refusals, merged lines, repeatable completion. */
export class FakeMedusa {
  readonly variants = new Map<string, Variant>();
  readonly options = [
    { id: 'so_1', name: 'UK Mainland', amount: 5.94, type: 'shipping' },
    { id: 'so_2', name: 'Highlands', amount: 15.47, type: 'shipping' },
  ];
  readonly carts = new Map<string, Cart>();
  readonly orders = new Map<
    string,
    Record<string, unknown> & { cart: Cart; status: string; captured_at: string | null; isBrokenOff: boolean }
  >();
  /** Each call, as method and path. */
  readonly calls: string[] = [];
  /** Which calls fail: `before` without effect, `after` with the effect and a lost answer. */
  failure: (call: string) => 'before' | 'after' | null = () => null;
  /** The next order is left without stock and payment, as when another buyer was faster. */
  breaksOff = false;
  #last = 0;
  /** Carts that are being changed: real Medusa answers 500 to a second addition at once. */
  readonly #busy = new Set<string>();

  #id = (kind: string) => `${kind}_${String((this.#last += 1)).padStart(6, '0')}`;

  async answer(method: string, path: string, body: Body, session: string | undefined): Promise<object> {
    const [, , noun = '', id = '', verb = '', lineId = ''] = path.split('/');
    if (path.startsWith('/admin/')) return this.#admin(method, noun, id, verb, body);
    if (noun === 'carts') {
      if (id !== '' && method !== 'GET') {
        if (this.#busy.has(id)) throw new Refusal(500, { type: 'unknown_error', message: 'An unknown error occurred' });
        this.#busy.add(id);
      }
      try {
        await new Promise((resolve) => setImmediate(resolve));
        return this.#cart(method, id, verb, lineId, body, session);
      } finally {
        this.#busy.delete(id);
      }
    }
    if (noun === 'product-variants')
      return {
        variants: [...this.variants].map(([variantId, { stock }]) => ({
          id: variantId,
          manage_inventory: true,
          allow_backorder: false,
          inventory_quantity: stock,
        })),
      };
    if (noun === 'shipping-options')
      return {
        shipping_options: this.options.map(({ type, ...option }) => ({
          ...option,
          price_type: 'flat',
          insufficient_inventory: false,
          service_zone: { fulfillment_set: { type } },
        })),
      };
    if (noun === 'payment-collections' && verb === '') {
      const cart = this.#cartOf(body.cart_id);
      cart.collection ??= this.#id('pay_col');
      return { payment_collection: { id: cart.collection } };
    }
    if (noun === 'payment-collections') {
      const cart = [...this.carts.values()].find(({ collection }) => collection === id);
      if (cart) cart.session = true;
      return { payment_collection: { id } };
    }
    if (noun === 'customers' && session !== undefined)
      return { customer: { id, email: 'ada@shopper.example', created_at: '2026-11-26T10:00:00.000Z', addresses: [] } };
    throw new Refusal(404, { message: 'Not found' });
  }

  #cartOf(id: string): Cart {
    const cart = this.carts.get(id);
    if (!cart) throw new Refusal(404, { type: 'not_found', message: `Cart with id '${id}' not found` });
    return cart;
  }

  #cart(method: string, id: string, verb: string, lineId: string, body: Body, session?: string): object {
    if (id === '') {
      const cart: Cart = {
        id: this.#id('cart'),
        items: [],
        shipping_methods: [],
        completed_at: null,
        metadata: null,
        email: null,
        customer_id: session ?? null,
        shipping_address: null,
        billing_address: null,
        collection: null,
        session: false,
      };
      // Real Medusa has lines that were created together in any order.
      for (const item of body.items.toReversed()) this.#add(cart, item);
      this.carts.set(cart.id, cart);
      return this.#cartAnswer(cart);
    }
    const cart = this.#cartOf(id);
    if (verb === 'complete') return this.#complete(cart);
    if (method !== 'GET' && cart.completed_at)
      throw new Refusal(400, { type: 'invalid_data', message: `Cart ${id} is already completed.` });
    if (verb === 'line-items' && lineId === '') this.#add(cart, body);
    else if (verb === 'line-items') {
      const line = cart.items.find((each) => each.id === lineId);
      if (method === 'DELETE') {
        cart.items = cart.items.filter((each) => each !== line);
        return { id: lineId, object: 'line-item', deleted: true, parent: this.#cartAnswer(cart).cart };
      }
      if (!line) throw new Refusal(404, { type: 'not_found', message: `Line item with id: ${lineId} was not found` });
      if (body.quantity > this.#variant(line.variant_id).stock) throw new Refusal(400, NO_STOCK);
      line.quantity = body.quantity;
    } else if (verb === 'customer') cart.customer_id = session ?? null;
    else if (verb === 'shipping-methods') {
      const option = this.options.find((each) => each.id === body.option_id);
      if (!option) throw new Refusal(400, { type: 'invalid_data', message: 'Shipping Options are invalid for cart.' });
      const { id: optionId, name, amount } = option;
      cart.shipping_methods = [{ shipping_option_id: optionId, name, amount, adjustments: [] }];
    } else if (method === 'POST') {
      const country = body.shipping_address?.country_code ?? 'gb';
      if (country !== 'gb')
        throw new Refusal(400, {
          type: 'invalid_data',
          message: `Country with code ${country} is not within region United Kingdom`,
        });
      Object.assign(cart, { ...body, metadata: { ...cart.metadata, ...body.metadata } });
    }
    if (method !== 'GET') for (const line of cart.items) line.unit_price = this.#variant(line.variant_id).price;
    return this.#cartAnswer(cart);
  }

  #variant(id: string): Variant {
    const variant = this.variants.get(id);
    if (variant) return variant;
    const message = `Variants ${id} do not exist or belong to a product that is not published`;
    throw new Refusal(400, { type: 'invalid_data', message });
  }

  #add(
    cart: Cart,
    { variant_id, quantity, metadata = {} }: Pick<Line, 'variant_id' | 'quantity'> & Partial<Pick<Line, 'metadata'>>,
  ): void {
    const { price, stock } = this.#variant(variant_id);
    const line = cart.items.find(
      (each) => each.variant_id === variant_id && JSON.stringify(each.metadata) === JSON.stringify(metadata),
    );
    if ((line?.quantity ?? 0) + quantity > stock) throw new Refusal(400, NO_STOCK);
    if (line) line.quantity += quantity;
    else
      cart.items.push({
        id: this.#id('cali'),
        variant_id,
        title: `Product of ${variant_id}`,
        quantity,
        metadata,
        unit_price: price,
        adjustments: [],
      });
  }

  #cartAnswer(cart: Cart) {
    for (const line of cart.items) {
      const { off = 0 } = this.variants.get(line.variant_id) ?? {};
      line.adjustments = off ? [{ code: 'AUTUMN', amount: (line.unit_price * line.quantity * off) / 100 }] : [];
    }
    const goods = cart.items.reduce(
      (sum, line) => sum + line.unit_price * line.quantity - (line.adjustments[0]?.amount ?? 0),
      0,
    );
    return { cart: { ...cart, total: goods + cart.shipping_methods.reduce((sum, { amount }) => sum + amount, 0) } };
  }

  #complete(cart: Cart): object {
    const before = [...this.orders.values()].find((order) => order.cart === cart);
    if (before) return { type: 'order', order: { id: before['id'] } };
    if (!cart.session)
      throw new Refusal(400, { type: 'invalid_data', message: 'Payment collection has not been initiated for cart' });
    const isBrokenOff = this.breaksOff;
    this.breaksOff = false;
    for (const { variant_id, quantity } of cart.items)
      if (!isBrokenOff && this.#variant(variant_id).stock < quantity)
        throw new Refusal(400, { type: 'not_allowed', message: 'Not enough stock available for item' });
    if (!isBrokenOff) for (const { variant_id, quantity } of cart.items) this.#variant(variant_id).stock -= quantity;
    cart.completed_at = '2026-11-26T10:00:00.000Z';
    const id = this.#id('order');
    const display_id = this.orders.size + 1;
    this.orders.set(id, { id, cart, status: 'pending', captured_at: null, display_id, isBrokenOff });
    if (isBrokenOff)
      throw new Refusal(400, {
        type: 'not_allowed',
        message: 'Updating Status from "ok" to "temp_failure" is not allowed.',
      });
    return { type: 'order', order: { id } };
  }

  #admin(method: string, noun: string, id: string, verb: string, body: Body): object {
    if (noun === 'payments') {
      const order = this.orders.get(id.replace('pay_of_', ''));
      if (order) order.captured_at ??= '2026-11-26T11:00:00.000Z';
      return { payment: { id } };
    }
    const orders = [...this.orders].map(([orderId, { cart, status, captured_at, isBrokenOff, ...order }]) => ({
      ...this.#cartAnswer(cart).cart,
      ...order,
      status,
      items: cart.items.map((line) => ({ ...line, id: line.id.replace('cali', 'ordli') })),
      metadata: cart.metadata,
      created_at: '2026-11-26T10:00:00.000Z',
      payment_status: captured_at ? 'captured' : 'authorized',
      fulfillment_status: 'not_fulfilled',
      payment_collections: [{ payments: isBrokenOff ? [] : [{ id: `pay_of_${orderId}`, captured_at }] }],
      fulfillments: [],
    }));
    if (id === '') return { orders: orders.toReversed(), count: orders.length };
    const order = this.orders.get(id);
    if (!order) throw new Refusal(404, { type: 'not_found', message: `Order id not found: ${id}` });
    if (verb === 'cancel') {
      order.status = 'canceled';
      if (!order.isBrokenOff)
        for (const { variant_id, quantity } of order.cart.items) this.#variant(variant_id).stock += quantity;
    } else if (method === 'POST') order.cart.metadata = { ...order.cart.metadata, ...body.metadata };
    return { order: orders.find((each) => each['id' as keyof typeof each] === id) };
  }
}
