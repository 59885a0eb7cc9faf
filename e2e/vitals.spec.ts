import { expect, test, type APIRequestContext } from '@playwright/test';
import { findProduct } from './find-product.ts';

// Whoever declines cookies is not measured.
test.use({ storageState: { cookies: [], origins: [] } });

/** The number of visits to product pages on a phone whose figure was counted, by figure. */
async function counted(request: APIRequestContext) {
  const text = await (await request.get('/metrics')).text();
  return ['ttfb_seconds', 'lcp_seconds', 'cls', 'inp_seconds'].map((figure) => {
    const series = `web_vitals_${figure}_count{page="product",device="phone",navigation="navigate"} `;
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.slice(series.length) ?? 0,
    );
  });
}

test('a visit’s figures are counted when the shopper leaves the page', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path } = await findProduct(request, 'switch', ({ stock }) => stock.status === 'IN_STOCK');
  const before = await counted(request);
  const measuring = page.waitForResponse((response) => response.url().includes('report-vitals'));
  await page.goto(path);
  await measuring;
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The browser measures a press when it has painted what follows.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );
  expect(await counted(request)).toEqual(before);
  await page.goto('/brands/');
  await expect.poll(() => counted(request)).toEqual(before.map((count) => count + 1));
});
