import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';

const shop = useTestShop();

test('lists the pages, and fills the company details into each', async () => {
  const { body: pages } = await shop.get<{ url: string; title: string }[]>('/pages');
  expect(pages).toContainEqual({
    url: '/about-us/',
    title: 'About us',
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  for (const { url, title } of pages)
    expect(await shop.get(`/pages${url}`)).toMatchObject({ status: 200, body: { url, title } });
  const { body } = await shop.get<{ sections: { anchor: string; body: string }[] }>('/pages/About-Our-Business');
  expect(body.sections.find(({ anchor }) => anchor === 'company')?.body).toContain(
    'Lumen &amp; Latch Limited, registered in England and Wales under company number 00000000',
  );
});

test.each([
  '/pages/nothing/',
  '/pages//',
  '/get_blog_by_url',
  '/get_blog_by_url?blog_url=nothing',
  '/pictures/nothing-0123456789.svg',
  '/pictures/constructor',
])('%s is 404', async (path) => {
  expect((await shop.get(path)).status).toBe(404);
});

test('lists posts newest first, 16 per page', async () => {
  const { body } = await shop.get<{ total: number; results: { published_at: string; url: string; body?: string }[] }>(
    '/get_blog_list?page_no=1',
  );
  const dates = body.results.map(({ published_at }) => published_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect([body.results.length, body.results[0]?.body]).toEqual([body.total, undefined]);
  expect(await shop.get('/get_blog_list?page_no=2')).toMatchObject({ body: { results: [], total: body.total } });
});
