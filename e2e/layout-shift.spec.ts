import { expect, test, type Page } from '@playwright/test';
import { register, newEmail } from './account-steps.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { hydrated } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The largest score of a layout shift that nobody notices. */
const SHIFT_MAXIMUM = 0.02;

/** Pages whose content is one shopper's own, which the browser fetches. */
const ownPages = ['/account', '/saved-lists', '/quotations', '/quick-order', '/compare', '/stock-alert?token=none'];
const accountPages = ['/account', '/account/orders', '/account/addresses', '/account/alerts'];

/** What moved on the page that opens here, and by how much. */
async function shiftsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]).map(
              ({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 60)).join(', '),
              }),
            ),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive as a task; without any the observer says nothing.
        requestIdleCallback(() => requestIdleCallback(() => resolve([])));
      }),
  );
  return shifts
    .filter(({ value }) => value > SHIFT_MAXIMUM)
    .map(({ value, moved }) => `${path}: ${value.toFixed(3)} ${moved}`);
}

test('nothing moves while a page loads, for a shopper who has nothing yet', async ({ page, request }) => {
  const found: string[] = [];
  for (const path of [...(await listedPages(request)), ...unlistedPages, ...ownPages])
    found.push(...(await shiftsOn(page, path)));
  expect(found).toEqual([]);
});

test('nothing moves while the account loads', async ({ page }) => {
  await register(page, newEmail());
  const found: string[] = [];
  for (const path of [...accountPages, '/saved-lists', '/quotations', '/checkout-now'])
    found.push(...(await shiftsOn(page, path)));
  expect(found).toEqual([]);
});
