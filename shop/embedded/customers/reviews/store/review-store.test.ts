import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { smallCatalogue } from '../../../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { upsertProducts } from '../../../catalogue/catalogue-writes.ts';
import { eachDatabase } from '../../../database/database.fixture.ts';
import type { Tables } from '../../../database/tables.ts';
import { decideReview, readReviewsOf, readReviews, writeReview, type NewReview } from './review-store.ts';
import { writeOrder } from './reviewed-orders.fixture.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T11:00:00Z');
const review: NewReview = {
  productId: 7,
  rating: 2,
  title: '',
  body: 'Not as bright as I hoped.',
  author: 'Ada',
  email: 'Ada@shopper.example',
  orderNumber: '',
};
const bought = { ...review, orderNumber: 'ORD-100042' };

eachDatabase((store) => {
  let db: Kysely<Tables>;
  beforeEach(async () => {
    db = await store.open();
    await writeOrder(db, { number: 100_042, status: 'dispatched', email: 'ada@shopper.example', productIds: [7, 8] });
  });
  const shown = (productId = 7) => readReviews(db, productId, { offset: 0, limit: 16 });

  test.each<[string, Partial<NewReview>]>([
    ['an unknown order number', { orderNumber: 'ORD-999999' }],
    ['an order that is not dispatched', { orderNumber: 'ORD-100043' }],
  ])('a review with %s stays pending, and its answer does not say why', async (_, more) => {
    await writeOrder(db, { number: 100_043, status: 'paid', email: 'ada@shopper.example', productIds: [7] });
    const without = { ...review, body: 'Written without an order.' };
    const { id, ...written } = await writeReview(db, { ...bought, ...more }, now);
    const { id: _other, ...plain } = await writeReview(db, without, now);
    expect({ ...written, body: '' }).toEqual({ ...plain, body: '' });
    expect([written.status, id]).toEqual(['pending', expect.any(Number)]);
  });

  test('an order verifies one review of each of its products', async () => {
    expect(await writeReview(db, bought, now)).toMatchObject({ status: 'published', isVerifiedBuyer: true });
    expect(await shown()).toMatchObject({ reviews: [{ author: 'Ada', isVerifiedBuyer: true }], total: 1, average: 2 });
    expect(await writeReview(db, { ...bought, body: 'And once more with feeling.' }, now)).toMatchObject({
      status: 'pending',
      isVerifiedBuyer: false,
    });
    expect((await writeReview(db, { ...bought, productId: 8 }, now)).status).toBe('published');
  });

  test('of concurrent reviews verified by one order, one is published', async () => {
    const [here, there] = [db, await store.open()];
    const written = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        writeReview(number % 2 ? here : there, { ...bought, body: `Written in a hurry, number ${number}.` }, now),
      ),
    );
    expect(written.map(({ status }) => status).toSorted()).toEqual(['pending', 'pending', 'pending', 'published']);
  });

  test('the same review sent again is not duplicated, and is published once it names its order', async () => {
    const first = await writeReview(db, review, now);
    expect(first).toMatchObject({ status: 'pending', isVerifiedBuyer: false, createdAt: now.toISOString() });
    expect(await shown()).toEqual({ reviews: [], total: 0, average: null });
    expect(await writeReview(db, review, later)).toEqual(first);
    expect(await writeReview(db, bought, later)).toEqual({ ...first, status: 'published', isVerifiedBuyer: true });
    expect(await writeReview(db, bought, later)).toMatchObject({ id: first.id, status: 'published' });
    expect((await shown()).total).toBe(1);
  });

  test('the shop approves and rejects; repeating a decision changes nothing', async () => {
    await upsertProducts(db, [{ ...(smallCatalogue.products[0] as CatalogueProduct), id: 7, url: '/lamp-7/' }]);
    const { id } = await writeReview(db, review, now);
    const { body, author } = review;
    const unverified = { isVerifiedBuyer: false, createdAt: now.toISOString() };
    expect(await readReviewsOf(db, 'pending', 10)).toEqual([
      { id, body, author, productId: 7, productUrl: '/lamp-7/', title: '', ...unverified, rejectionReason: null },
    ]);
    const approve = () => decideReview(db, id, { status: 'published' }, later);
    expect([await approve(), await approve()]).toEqual(['changed', 'unchanged']);
    expect((await shown()).total).toBe(1);
    const reject = () => decideReview(db, id, { status: 'rejected', reason: 'abusive' }, later);
    expect([await reject(), await reject()]).toEqual(['changed', 'unchanged']);
    expect([(await shown()).total, await readReviewsOf(db, 'rejected', 10)]).toMatchObject([
      0,
      [{ id, rejectionReason: 'abusive' }],
    ]);
    expect(await writeReview(db, review, later)).toMatchObject({ id, status: 'rejected' });
    expect(await decideReview(db, id + 1, { status: 'published' }, later)).toBe('unknown');
  });

  test('a rejected review of a verified buyer is not published by sending it again', async () => {
    const { id } = await writeReview(db, bought, now);
    await decideReview(db, id, { status: 'rejected', reason: 'unlawful' }, later);
    expect(await writeReview(db, bought, later)).toMatchObject({ id, status: 'rejected' });
    expect((await writeReview(db, { ...bought, body: 'The same in other words.' }, later)).status).toBe('pending');
  });
});
