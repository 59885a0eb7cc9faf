import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPython } from '../../scripts/check/python.ts';
import { featureOf } from '../features.data.ts';
import { runConformance, type ConformanceResult } from '../run-conformance.ts';
import type { Outcome } from '../verdicts.rules.ts';

const [KEY, SECRET] = ['key-of-the-double', 'secret-of-the-double'];

/** The optional calls that the double leaves out on purpose, which turns these features off. */
const FEATURES_LACKED = [
  'changes of the email address',
  'content pages, the privacy notice among them: menu and footer lead to missing pages',
  'mails when a product is back in stock',
  'more than ten values of a filter',
  'new passwords',
  'products while a search term is typed',
  'promises and promotions in the header',
  'questions and answers on category pages',
  'quick orders, saved lists and comparisons',
  'saved lists in an account',
  'sharing saved lists',
  'the address book',
  'the blog',
];

const pathsOf = ({ verdicts }: ConformanceResult, outcome: Outcome) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).map(({ path }) => path);

const faultsOf = ({ verdicts }: ConformanceResult) =>
  verdicts.filter(({ outcome }) => outcome === 'failed').map(({ method, path, faults }) => [method, path, faults]);

describe.skipIf(!hasPython())('the shop API double in Python', () => {
  let double: ChildProcess;
  let url: string;
  beforeAll(async () => {
    double = spawn('python3', ['-B', 'conformance/double/shop_api_double.py', '0', '--key', KEY, '--secret', SECRET], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!double.stdout) throw new Error('The double has no output.');
    [url] = (await once(createInterface(double.stdout), 'line')) as [string];
  });
  afterAll(() => double.kill());

  const check = (testEmail: string | null) =>
    runConformance({
      url,
      credentials: { key: { header: 'authorization', value: `Bearer ${KEY}` }, secret: testEmail && SECRET },
      testEmail,
    });

  test('fits by its reading calls', async () => {
    const result = await check(null);
    expect(faultsOf(result)).toEqual([]);
    expect(result.stored).toEqual([]);
    expect(pathsOf(result, 'passed')).toEqual(
      expect.arrayContaining(['/product_changes', '/resolve_url', '/suggest', '/get_product_addresses']),
    );
  });

  test('fits by all calls, lacks what it leaves out, and keeps what is listed', async () => {
    const result = await check('tester@shop.example');
    expect(faultsOf(result)).toEqual([]);
    expect([...new Set(pathsOf(result, 'missing').map(featureOf))].sort()).toEqual(FEATURES_LACKED);
    expect(pathsOf(result, 'untried')).toEqual(['/ranges/{slug}', '/pages/{path}', '/get_blog_by_url']);
    const anonymous = result.stored.map(({ what, left }) => [what.replace(/tester\S+/, 'the tester'), left === null]);
    expect(anonymous).toEqual([
      ['the order D1001, paid', false],
      ['the account of the tester', true],
      ['a review by the tester', false],
      ['a message from the tester', false],
      ['the newsletter subscription of the tester', false],
    ]);
  });

  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${KEY}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  test('sells the last unit once, and refuses the wrong key, signature and body', async () => {
    const lamp = { product_id: 102, variant_id: 1022, quantity: 5 };
    const orders = [1, 2].map(async (number) => {
      const { body } = await send('POST', '/add_to_cart?token=new_customer', { items: [lamp] });
      const path = `token=${String(body.token)}`;
      const cart = (await send('GET', `/cart?${path}`)).body as { cart: { items: { id: number; price: number }[] } };
      const person = { first_name: 'Ann', last_name: 'Lee' };
      const address = { ...person, address1: '1 High Street', city: 'Leeds', country: 'UK', postcode: 'LS1 4DT' };
      return send('POST', `/checkout?${path}`, {
        idempotency_key: `checkout-${number}`,
        contact: { ...person, email: 'ann@shop.example' },
        delivery: { method: 'address', address, cost: 4.95 },
        payment_method: 'card',
        items: cart.cart.items.map(({ id, price }) => ({ id, quantity: 5, price })),
      });
    });
    const answers = (await Promise.all(orders)).toSorted((one, other) => one.status - other.status);
    expect(answers).toMatchObject([
      { status: 201, body: { items: [{ total_ex_vat: 170.83, total_inc_vat: 205 }] } },
      { status: 409, body: { code: 'out_of_stock', items: [{ available: 0 }] } },
    ]);
    const refusals = await Promise.all([
      send('GET', '/stores', undefined, { authorization: 'Bearer another' }),
      send('POST', '/orders/1/payment', { event_id: 'e-1', outcome: 'paid' }, { 'x-shop-signature': 't=1,v1=0' }),
      send('POST', '/contact_us', { name: 'Ann', email: 'nobody', message: '' }),
      send('POST', '/checkout?token=unknown', { items: [{ price: {} }] }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 422, 422]);
    expect(refusals[2]?.body.detail).toMatchObject([{ loc: ['body', 'email'] }, { loc: ['body', 'message'] }]);
  });
});
