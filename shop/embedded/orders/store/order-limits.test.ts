import { expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { unpaidOrdersPerAddress, unpaidOrdersPerRecipient } from '../../attempts/limits.data.ts';
import { checkoutOf, countOf, fillCarts, restock, type FilledCart } from './order-places.fixture.ts';
import { createOrderStore } from './order-store.ts';
import { writeRequestedMail } from '../../mail/outbox-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

eachDatabase(({ open }) => {
  async function openShop() {
    const db = await open();
    const store = createOrderStore(db, testCompanyDetails);
    await restock(db, { 1: 500 });
    const carts = await fillCarts(db, unpaidOrdersPerAddress.count + 2, [1]);
    const place = (index: number, email: string, clientAddress: string | null, time = now) => {
      const cart = carts[index] as FilledCart;
      const contact = { email, firstName: 'Ada', lastName: 'Byron', phone: '' };
      return store.place(cart.token, checkoutOf(cart, 'first-key', '', { contact }, { clientAddress }), time);
    };
    return { db, store, place };
  }

  test('an address has so many unpaid orders a day, in whatever case', { timeout: 60_000 }, async () => {
    const { db, store, place } = await openShop();
    const { count, seconds } = unpaidOrdersPerRecipient;
    const ada = (index: number) => place(index, 'ada@shopper.example', null, after(100));
    for (let index = 0; index < count; index += 1) {
      const email = index % 2 === 0 ? 'ada@shopper.example' : 'Ada@Shopper.example';
      expect((await place(index, email, null, after(index))).kind).toBe('placed');
    }
    expect(await ada(count)).toEqual({ kind: 'throttled', seconds: seconds - 100 });
    expect([await countOf(db, 'orders'), await countOf(db, 'outbox')]).toEqual([count, count]);
    expect((await ada(0)).kind).toBe('repeated');
    expect((await place(count + 1, 'eve@shopper.example', null, after(100))).kind).toBe('placed');
    await store.act(100_001, 'paid', after(100));
    expect((await ada(count)).kind).toBe('placed');
  });

  test('limits orders per IP address and hour, whatever the email addresses', { timeout: 60_000 }, async () => {
    const { place } = await openShop();
    const { count, seconds } = unpaidOrdersPerAddress;
    for (let index = 0; index < count; index += 1)
      expect((await place(index, `ada-${index}@shopper.example`, '203.0.113.9')).kind).toBe('placed');
    expect(await place(count, 'new@shopper.example', '::ffff:203.0.113.9', after(60))).toEqual({
      kind: 'throttled',
      seconds: seconds - 60,
    });
    expect((await place(count + 1, 'new@shopper.example', '203.0.113.10', after(60))).kind).toBe('placed');
    expect((await place(count, 'new@shopper.example', '203.0.113.9', after(seconds))).kind).toBe('placed');
  });

  test('a mail that anyone can trigger reaches one address a limited number of times a day, per kind', async () => {
    const db = await open();
    const write = (kind: 'reset' | 'newsletter', to: string, time = now) =>
      db
        .transaction()
        .execute((transaction) =>
          writeRequestedMail(transaction, kind, { to, subject: 'S', text: 'T', html: '<p>T</p>' }, time),
        );
    for (let index = 0; index < 6; index += 1)
      await write('newsletter', index % 2 === 0 ? 'ada@shopper.example' : 'Ada@Shopper.example');
    expect(await countOf(db, 'outbox')).toBe(3);
    await write('reset', 'ada@shopper.example');
    await write('newsletter', 'eve@shopper.example');
    await write('newsletter', 'ada@shopper.example', after(86_400));
    expect(await countOf(db, 'outbox')).toBe(6);
  });
});
