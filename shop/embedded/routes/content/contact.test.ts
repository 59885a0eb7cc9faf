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
  expect(toShop?.subject).toContain(body.reference);
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

test.each([{ name: ' ' }, { email: 'ada' }, { message: '' }])('%j is refused', async (changes) => {
  expect(await send({ email: 'eve@example.com', ...changes })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', Object.keys(changes)[0]], msg: expect.stringMatching(/^Please /) }] },
  });
});
