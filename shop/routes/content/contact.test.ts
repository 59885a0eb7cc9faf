import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';

const shop = useTestShop();
const message = {
  name: 'Ada Lane',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  order_number: 'ORD-100001',
  message: 'Does it dim?\n<b>Today?</b>',
};
const send = (changes: object = {}) =>
  shop.send<{ detail: string; reference: string | null }>('POST', '/contact_us', { ...message, ...changes });
const outbox = async () =>
  (await shop.get<{ to: string; subject: string; text: string; html: string }[]>('/outbox')).body;

test('mails a message to the shop and an acknowledgement to its sender', async () => {
  const { status, body } = await send();
  expect([status, body.reference]).toEqual([201, expect.stringMatching(/^[2-9A-Z]{6}$/)]);
  const mails = await outbox();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'sales@shop.example']);
  const toSender = mails.find(({ to }) => to === 'ada@example.com');
  expect(toSender?.subject).toContain(body.reference);
  // The sender's address is not verified, so the acknowledgement repeats nothing of the message.
  expect(`${toSender?.text}${toSender?.html}`).not.toMatch(/Ada|dim\?/);
  const toShop = mails.find(({ to }) => to === 'sales@shop.example');
  expect(toShop?.text).toContain('Order: ORD-100001');
  expect(toShop?.html).toContain('&lt;b&gt;Today?&lt;/b&gt;');
});

test('drops a message that fills in the honeypot, and answers as usual', async () => {
  const before = (await outbox()).length;
  expect(await send({ email: 'bot@example.com', website: 'https://spam.example' })).toMatchObject({
    status: 201,
    body: { detail: 'Your message has been sent' },
  });
  expect((await outbox()).length).toBe(before);
});

test.each([
  { name: ' ' },
  { email: 'ada' },
  { email: `${'a'.repeat(250)}@example.com` },
  { message: '' },
  { message: 'x'.repeat(5_001) },
  { phone: '1'.repeat(31) },
])('%j is refused', async (changes) => {
  expect(await send({ email: 'eve@example.com', ...changes })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', Object.keys(changes)[0]], msg: expect.stringMatching(/^Please /) }] },
  });
});

test('accepts five messages an hour from one email address, ignoring case', async () => {
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => send({ email: index % 2 === 0 ? 'many@example.com' : 'Many@Example.com' })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
  expect((await send({ email: 'other@example.com' })).status).toBe(201);
});

test('accepts twenty messages an hour from one network', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1)
    statuses.push((await send({ email: `person${index}@example.com`, client_address: '203.0.113.9' })).status);
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429, 429]);
  expect((await send({ email: 'person30@example.com', client_address: '203.0.113.10' })).status).toBe(201);
});
