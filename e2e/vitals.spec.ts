import { expect, test, type APIRequestContext } from '@playwright/test';
import { findProduct } from './find-product.ts';

// Whoever declines cookies is not measured.
test.use({ storageState: { cookies: [], origins: [] } });

/** The number of visits to product pages whose time to the first byte was counted. */
async function counted(request: APIRequestContext) {
  const text = await (await request.get('/metrics')).text();
  return Number(/^web_vitals_ttfb_seconds_count\{page="product".*\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

test('a visit’s figures are counted when the shopper leaves the page', async ({ page, request }) => {
  const { path } = await findProduct(request, 'switch', ({ stock }) => stock.status === 'IN_STOCK');
  const before = await counted(request);
  const measuring = page.waitForResponse((response) => response.url().includes('report-vitals'));
  await page.goto(path);
  // Until it has run, and a task after that the page's own figures are taken.
  await page.evaluate(
    async (script) => {
      await import(script);
      await new Promise((resolve) => setTimeout(resolve));
    },
    (await measuring).url(),
  );
  await page.goto('/brands/');
  await expect.poll(() => counted(request)).toBe(before + 1);
});
