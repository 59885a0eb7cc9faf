import { describe, expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';

interface Reviews {
  results: { id: number; rating: number; title: string; author: string }[];
  total: number;
  average: number | null;
}

const shop = useTestShop();
const review = { product_id: 1, rating: 4, title: 'Warm light', body: 'Just as bright as it says.', author: 'Sam', email: 'sam@example.com' };
const of = async (productId: number, page = 1) => (await shop.get<Reviews>(`/reviews/?product_id=${productId}&page_no=${page}`)).body;

test('a shop opens without reviews', async () => {
  expect(await of(1)).toEqual({ results: [], total: 0, average: null });
});

describe('writing', () => {
  test('answers the review, without the e-mail, and lists it first', async () => {
    const { status, body } = await shop.send('POST', '/reviews/', review);
    expect([status, body]).toEqual([201, { id: expect.any(Number), product_id: 1, rating: 4, title: 'Warm light', body: 'Just as bright as it says.', author: 'Sam', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    await shop.send('POST', '/reviews', { ...review, rating: 5, author: 'Kit' });
    const listed = await of(1);
    expect(listed).toMatchObject({ total: 2, average: 4.5, results: [{ author: 'Kit' }, { author: 'Sam' }] });
    expect(JSON.stringify(listed)).not.toContain('example.com');
  });

  test('the same review sent again is the one that is there', async () => {
    const [first, again] = [await shop.send<{ id: number }>('POST', '/reviews/', { ...review, product_id: 2 }), await shop.send<{ id: number }>('POST', '/reviews/', { ...review, product_id: 2 })];
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect((await of(2)).total).toBe(1);
  });

  test('text is kept as text, and counts without the space around it', async () => {
    await shop.send('POST', '/reviews/', { ...review, product_id: 3, title: '  <b>Bold</b>  ' });
    expect((await of(3)).results).toMatchObject([{ title: '<b>Bold</b>' }]);
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['title', { title: 'x'.repeat(121) }],
    ['body', { body: 'Too short' }],
    ['body', { body: '         .' }],
    ['body', { body: 'x'.repeat(2_001) }],
    ['author', { author: ' ' }],
    ['author', { author: 'x'.repeat(61) }],
    ['email', { email: 'sam' }],
    ['product_id', { product_id: '1' }],
  ])('refuses a bad %s', async (field, more) => {
    expect(await shop.send('POST', '/reviews/', { ...review, ...more })).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', field], msg: expect.any(String) }] } });
  });

  test('refuses a product that is not sold here', async () => {
    expect(await shop.send('POST', '/reviews/', { ...review, product_id: 999 })).toMatchObject({ status: 400, body: { detail: 'Product not found' } });
  });
});

test('sixteen to a page; the count and the average are of all of them', async () => {
  for (let number = 1; number <= 17; number += 1) await shop.send('POST', '/reviews/', { ...review, product_id: 5, rating: number === 1 ? 1 : 5, author: `Reader ${number}` });
  const [first, second, third] = [await of(5), await of(5, 2), await of(5, 3)];
  expect([first.results.length, second.results.length, third.results.length]).toEqual([16, 1, 0]);
  expect(second).toMatchObject({ total: 17, average: (1 + 16 * 5) / 17, results: [{ author: 'Reader 1' }] });
});

test.each(['/reviews/', '/reviews/?product_id=x', '/reviews/?product_id=1&page_no=0'])('%s is refused', async (path) => {
  expect((await shop.get(path)).status).toBe(400);
});
