import { expect, test } from '@playwright/test';

test('a CDN may keep a public page and revalidate it, a browser its scripts for ever, and none what is missing', async ({
  request,
}) => {
  const page = await request.get('/interior-lighting/');
  expect(page.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    vary: 'accept-encoding',
  });
  const again = await request.get('/interior-lighting/', { headers: { 'if-none-match': page.headers().etag ?? '' } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const [, script] = /"(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  expect((await request.get(script ?? '')).headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const address of ['/nothing/lives/here/', '/images/80/none.webp', '/order/none?key=none']) {
    const response = await request.get(address);
    expect([response.status(), response.headers()['cache-control']], address).toEqual([
      404,
      expect.stringContaining('no-store'),
    ]);
  }
});
