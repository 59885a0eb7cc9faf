import { expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';
import { accounts, PASSWORD, registration } from './customers/account.fixture.ts';
import { checkoutOf, shoppers } from './orders/checkout.fixture.ts';

const shop = useTestShop();
const { register, logIn } = accounts(shop);
const { withCart, checkOut } = shoppers(shop);

interface Refusable {
  status: number;
  body: { code?: string };
  headers: Headers;
}

const from = (network: string) => ({ client_address: `2001:db8:${network}::1` });
const post = (path: string, body: object) => shop.send<{ code?: string }>('POST', path, body);
const message = { name: 'Ada Lane', email: 'ada@example.com', message: 'Does it dim?' };
const review = { rating: 4, title: '', body: 'Just as bright as it says.', email: 'sam@example.com' };
const update = (token: string, body: object) =>
  shop.send<{ code?: string }>('PUT', `/update_account?token=${token}`, body);
const wrongPassword = (token: string) => update(token, { email: 'thief@shopper.example', current_password: 'wrong' });
const newEmail = (token: string, email: string) => update(token, { email, current_password: PASSWORD });
const order = async (email: string) => {
  const { token, lines } = await withCart([{ product_id: 7, quantity: 1 }]);
  const contact = { email, first_name: 'Ada', last_name: 'Byron', phone: '' };
  return checkOut(token, checkoutOf(lines, { contact })) as Promise<unknown> as Promise<Refusable>;
};

type Customer = Awaited<ReturnType<typeof register>>;
type Send = (customer: Customer, call: number) => Promise<Refusable>;
const device = ({ device_token }: Customer) => ({ device_token });

/** What is limited, the calls accepted, one that is sent again and again, and one that the limit does not reach. */
test.each<[string, number, Send, (customer: Customer) => Promise<{ status: number }>]>([
  [
    'registrations per network, whether or not the address is taken',
    20,
    ({ email }, call) => post('/create_account', registration({ ...(call % 2 && { email }), ...from('1') })),
    () => post('/create_account', registration(from('2'))),
  ],
  [
    'passwords per network, across all accounts',
    50,
    (_, call) => logIn(`guess${call}@shopper.example`, '', { client_address: `2001:db8:3::${call + 1}` }),
    () => logIn('guess51@shopper.example', '', from('4')),
  ],
  [
    'guesses at an account on a known device',
    10,
    (customer, call) => logIn(customer.email, '', { ...from(`5${call}`), ...device(customer) }),
    async () => logIn((await register()).email, '', from('50')),
  ],
  [
    'sign-ins with the right password',
    20,
    ({ email }, call) => logIn(email, PASSWORD, from(`6${call}`)),
    async () => logIn((await register()).email, PASSWORD, from('60')),
  ],
  [
    'guesses of a signed-in session',
    10,
    ({ token }) => wrongPassword(token),
    async () => wrongPassword((await register()).token),
  ],
  [
    'changes of an account',
    60,
    ({ token }) => update(token, { newsletter: false }),
    async () => update((await register()).token, { newsletter: false }),
  ],
  [
    'links to new addresses per account',
    5,
    ({ token }, call) => newEmail(token, `${call}@reader.example`),
    async () => newEmail((await register()).token, 'same@reader.example'),
  ],
  [
    'links to a new address per recipient',
    5,
    async () => newEmail((await register()).token, 'other@reader.example'),
    ({ token }) => newEmail(token, 'third@reader.example'),
  ],
  [
    'links to a new password per recipient',
    5,
    ({ email }) => post('/request_password_reset', { email }),
    async () => post('/request_password_reset', { email: (await register()).email }),
  ],
  [
    'messages from an address in any case',
    5,
    (_, call) => post('/contact_us', { ...message, ...(call % 2 && { email: 'Ada@Example.com' }) }),
    () => post('/contact_us', { ...message, email: 'other@example.com' }),
  ],
  [
    'messages from a network',
    20,
    (_, call) => post('/contact_us', { ...message, email: `person${call}@example.com`, ...from('7') }),
    () => post('/contact_us', { ...message, email: 'person30@example.com', ...from('8') }),
  ],
  [
    'reviews from a network',
    20,
    (_, call) => post('/reviews/', { ...review, product_id: 6 + (call % 2), author: `Reader ${call}`, ...from('9') }),
    () => post('/reviews/', { ...review, product_id: 6, author: 'Another', ...from('a') }),
  ],
  [
    'reviews of a product',
    50,
    (_, call) => post('/reviews/', { ...review, product_id: 8, author: `Reader ${call}` }),
    () => post('/reviews/', { ...review, product_id: 9, author: 'Another' }),
  ],
  [
    'requests for stock alerts from a network',
    30,
    (_, call) => post('/stock_alerts', { product_id: 102, email: `${call}@waiting.example`, ...from('b') }),
    () => post('/stock_alerts', { product_id: 102, email: 'ann@waiting.example', ...from('c') }),
  ],
  ['unpaid orders of an address', 20, () => order('many@shopper.example'), () => order('few@shopper.example')],
])('limits %s to %i', async (what, count, send, reachOther) => {
  const customer = await register(from('d'));
  for (let call = 0; call < count; call += 1) expect((await send(customer, call)).status).not.toBe(429);
  const refused = await send(customer, count);
  expect(refused.status).toBe(429);
  // Of a message the contract names no code.
  expect(refused.body.code).toBe(what.startsWith('messages') ? undefined : 'throttled');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await reachOther(customer)).status).not.toBe(429);
});
