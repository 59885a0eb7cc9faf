import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { sqliteDatabase } from '../../database/database.fixture.ts';
import type { Tables } from '../../database/tables.ts';

interface Reviews {
  results: { id: number; rating: number; title: string; author: string }[];
  total: number;
  average: number | null;
}

const review = {
  product_id: 1,
  rating: 4,
  title: '  <b>Warm</b> light ',
  body: 'Just as bright as it says.',
  author: 'Sam',
  email: 'sam@example.com',
};

const store = sqliteDatabase({ isShared: true });
const shop = useTestShop(store);
let db: Kysely<Tables>;
beforeAll(async () => {
  db = await store.open();
});
const of = async (productId: number, page = 1) =>
  (await shop.get<Reviews>(`/reviews/?product_id=${productId}&page_no=${page}`)).body;
const write = (more: object = {}) =>
  shop.send<{ id: number; status: string; verified_buyer: boolean }>('POST', '/reviews/', { ...review, ...more });
const approveAll = () => db.updateTable('reviews').set({ status: 'published' }).execute();

describe('writing', () => {
  test('returns the review without the email address, and lists it first after approval', async () => {
    const record = {
      id: expect.any(Number),
      product_id: 1,
      rating: 4,
      // Trimmed, and not interpreted as HTML.
      title: '<b>Warm</b> light',
      body: 'Just as bright as it says.',
      author: 'Sam',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      verified_buyer: false,
    };
    const { status, body } = await write();
    expect([status, body]).toEqual([201, { ...record, status: 'pending' }]);
    await write({ rating: 5, author: 'Kit' });
    expect(await of(1)).toEqual({ results: [], total: 0, average: null });
    await approveAll();
    const listed = await of(1);
    expect(listed).toMatchObject({ total: 2, average: 4.5, results: [{ author: 'Kit' }, record] });
    expect(JSON.stringify(listed)).not.toMatch(/example\.com|published/);
  });

  test.each([
    ['rating', { rating: 0 }],
    ['title', { title: 'x'.repeat(121) }],
    ['body', { body: 'Too short' }],
    ['author', { author: ' ' }],
    ['email', { email: 'sam' }],
    ['order_number', { order_number: 'x'.repeat(41) }],
  ])('refuses a bad %s', async (field, more) => {
    expect(await write(more)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', field], msg: expect.any(String) }] },
    });
  });

  test('refuses an unknown product', async () => {
    expect(await write({ product_id: 999 })).toMatchObject({ status: 400, body: { detail: 'Product not found' } });
  });
});

test.each(['/reviews/', '/reviews/?product_id=x', '/reviews/?product_id=1&page_no=0'])(
  '%s is refused',
  async (path) => {
    expect((await shop.get(path)).status).toBe(400);
  },
);
