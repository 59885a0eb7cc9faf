import { randomInt, randomUUID } from 'node:crypto';

const LINES_MAXIMUM = 3;
const QUANTITY_MAXIMUM = 4;

/** One checkout, identical in every retry. */
export interface Attempt {
  token: string;
  key: string;
  body: string;
  /** Quantities by product. */
  wanted: ReadonlyMap<number, number>;
}

/** An acknowledged order. */
export interface Acknowledged {
  attempt: Attempt;
  id: string;
  number: string;
  accessKey: string;
}

interface CartBody {
  cart: { items: { id: number; quantity: number; price: number }[] };
}

interface OrderBody {
  id: string;
  number: string;
  access_key: string;
  items: { product_id: number; quantity: number }[];
}

const send = (url: string, body: string) => fetch(url, { method: 'POST', body });

/** Fills a cart with a few products and prepares its checkout. */
export async function fillCart(url: string, productIds: readonly number[]): Promise<Attempt> {
  const wanted = new Map<number, number>();
  for (let line = randomInt(1, LINES_MAXIMUM + 1); line > 0; line -= 1)
    wanted.set(productIds[randomInt(productIds.length)] ?? 0, randomInt(1, QUANTITY_MAXIMUM + 1));
  const items = [...wanted].map(([product_id, quantity]) => ({ product_id, quantity }));
  const { token } = (await (await send(`${url}/add_to_cart`, JSON.stringify({ items }))).json()) as { token: string };
  const { cart } = (await (await fetch(`${url}/cart?token=${token}`)).json()) as CartBody;
  const key = randomUUID();
  const body = JSON.stringify({
    idempotency_key: key,
    contact: { email: `ada-${key}@shopper.example`, first_name: 'Ada', last_name: 'Byron', phone: '020 7946 0111' },
    delivery: { method: 'collection', address: null, store_id: 'london', cost: 0, date: null, latest_date: null },
    billing: null,
    payment_method: 'pay_in_store',
    items: cart.items.map(({ id, quantity, price }) => ({ id, quantity, price })),
  });
  return { token, key, body, wanted };
}

/** Sends a checkout. Throws when there is no answer, or when it is refused. */
export async function checkOut(url: string, attempt: Attempt): Promise<Acknowledged> {
  const answer = await send(`${url}/checkout?token=${attempt.token}`, attempt.body);
  const text = await answer.text();
  if (!answer.ok) throw new RefusedError(`${attempt.key}: ${answer.status} ${text}`);
  const { id, number, access_key } = JSON.parse(text) as OrderBody;
  return { attempt, id, number, accessKey: access_key };
}

/** The shop answered with something other than an order. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Whether the stored order has the acknowledged number and the ordered items. */
export async function isThere(url: string, { attempt, id, number, accessKey }: Acknowledged): Promise<boolean> {
  const answer = await fetch(`${url}/orders/${id}?access_key=${accessKey}`);
  if (!answer.ok) return false;
  const order = (await answer.json()) as OrderBody;
  const isWhole =
    order.items.length === attempt.wanted.size &&
    order.items.every(({ product_id, quantity }) => attempt.wanted.get(product_id) === quantity);
  return isWhole && order.number === number;
}
