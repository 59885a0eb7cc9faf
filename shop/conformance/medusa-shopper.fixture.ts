import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { lineTotal, toCentipence, unitPrice } from '@storefront/domain/money.rules.ts';
import { address } from '@storefront/embedded/routes/orders/checkout.fixture.ts';
import { realMedusa } from '@storefront/medusa/real-medusa.fixture.ts';

const medusa = realMedusa();

interface Body {
  token: string;
  number?: string;
  results: { id: number }[];
  cart: {
    items: { id: string; product_id: number; quantity: number; price: number }[];
    discounts?: { amount_inc_vat: number }[];
  };
}

interface Answer {
  /** 0 for a call that was cut off. */
  status: number;
  body: Body;
  /** In seconds. */
  retryAfter: number;
}

/** A filled cart, and what the shopper agrees to. */
export interface Basket {
  token: string;
  email: string;
  /** In pence including VAT. */
  total: number;
  checkout: object;
}

/** Calls a shop once. */
export async function call(shopUrl: string, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(shopUrl + path, { method, body: body ? JSON.stringify(body) : null }).catch(() => null);
  if (!answer) return { status: 0, body: {} as Body, retryAfter: 0 };
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, body: (await answer.json()) as Body, retryAfter };
}

/** Calls a shop, again where it is told to try later. */
export async function callPatiently(...[shopUrl, ...words]: Parameters<typeof call>): Promise<Answer> {
  const answer = await call(shopUrl, ...words);
  if (answer.status !== 503) return answer;
  await delay(answer.retryAfter * 1_000);
  return callPatiently(shopUrl, ...words);
}

/** Puts the first knob that can be bought into a new cart. */
export async function fillBasket(shopUrl: string, key: string): Promise<Basket> {
  const { results } = (await callPatiently(shopUrl, 'GET', '/search/knob')).body;
  let token = '';
  for (const { id } of results) {
    const items = [{ product_id: id, quantity: 1 }];
    token ||= (await callPatiently(shopUrl, 'POST', '/add_to_cart', { items })).body.token ?? '';
  }
  const options: unknown = (await callPatiently(shopUrl, 'GET', `/delivery_options?token=${token}&postcode=SE10ZZ`))
    .body;
  const [option] = options as [{ id: string; price_inc_vat: number }];
  const { items, discounts = [] } = (await callPatiently(shopUrl, 'GET', `/cart?token=${token}`)).body.cart;
  const goods = items.reduce(
    (sum, { price, quantity }) => sum + lineTotal(unitPrice(toCentipence(price)), quantity).incVat,
    0,
  );
  const inPence = (pounds: number) => Math.round(pounds * 100);
  const off = discounts.reduce((sum, { amount_inc_vat: amount }) => sum + inPence(amount), 0);
  const email = `${key.toLowerCase().replaceAll(' ', '-')}@shopper.example`;
  return {
    token,
    email,
    total: goods - off + inPence(option.price_inc_vat),
    checkout: {
      idempotency_key: key,
      contact: { email, first_name: 'Ada', last_name: 'Byron', phone: '' },
      delivery: { method: 'address', address, cost: option.price_inc_vat / 1.2, option_id: option.id },
      payment_method: 'bank_transfer',
      items: items.map(({ id, quantity, price }) => ({ id, quantity, price })),
      discounts,
    },
  };
}

/** Repeats a checkout that broke off: there is one order with the pennies that were agreed, and the cart is empty. */
export async function expectOneOrder(shopUrl: string, { token, email, total, checkout }: Basket): Promise<void> {
  const path = `/checkout?token=${token}`;
  const repeated = await callPatiently(shopUrl, 'POST', path, checkout);
  expect([repeated.status, await ordersOf(email)]).toEqual([201, [{ total, isCartClosed: true }]]);
  const again = await callPatiently(shopUrl, 'POST', path, checkout);
  expect([again.status, again.body.number]).toEqual([200, repeated.body.number]);
  expect(await ordersOf(email)).toHaveLength(1);
  expect((await callPatiently(shopUrl, 'GET', `/cart?token=${token}`)).body.cart.items).toEqual([]);
}

/** The orders of an address in Medusa: totals in pence, which Medusa's discounts leave fractions of; closed carts. */
export async function ordersOf(email: string): Promise<{ total: number; isCartClosed: boolean }[]> {
  const query = new URLSearchParams({ q: email, fields: 'email,total,cart.completed_at' });
  const answer = await fetch(`${medusa.url}/admin/orders?${query}`, {
    headers: { authorization: `Basic ${btoa(`${medusa.adminKey}:`)}` },
  });
  const { orders } = (await answer.json()) as {
    orders: { email: string; total: number; cart?: { completed_at: string | null } }[];
  };
  return orders
    .filter((order) => order.email === email)
    .map(({ total, cart }) => ({ total: Math.round(total * 100), isCartClosed: Boolean(cart?.completed_at) }));
}
