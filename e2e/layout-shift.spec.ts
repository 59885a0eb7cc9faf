import { expect, test, type Page } from '@playwright/test';
import { register, newEmail } from './account-steps.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { WITH_PICTURES } from './pictures.ts';
import { open } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, launchOptions: WITH_PICTURES });

/** The largest score of a layout shift that nobody notices. */
const SHIFT_MAXIMUM = 0.02;

/** Pages whose content is one shopper's own, which the browser fetches, with words of that content. */
const OWN: readonly (readonly [string, RegExp])[] = [
  ['/account', /Sign in/],
  ['/saved-lists', /Sign in/],
  ['/cart', /empty/],
];
const SIGNED_IN: readonly (readonly [string, RegExp])[] = [
  ['/account/orders', /No orders yet/],
  ['/account/addresses', /Add an address/],
  ['/checkout-now', /empty|signed in as/i],
];

/** What moved on the page that opens here until its last part is there, and by how much. */
async function shiftsOn(page: Page, path: string, words = /\w/): Promise<string[]> {
  await open(page, path);
  await expect(page.getByRole('main')).toContainText(words);
  // The chat button comes last.
  if (!path.startsWith('/checkout')) await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
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

async function shiftsOnAll(page: Page, pages: readonly (readonly [string, RegExp?])[]): Promise<string[]> {
  const found: string[] = [];
  for (const [path, words] of pages) found.push(...(await shiftsOn(page, path, words)));
  return found;
}

test('nothing moves while home, a list, a product and a guest’s own pages load', async ({ page, request }) => {
  const [home = '', list = '', , product = ''] = await listedPages(request);
  expect(await shiftsOnAll(page, [[home], [list], [product], ...OWN])).toEqual([]);
});

test('nothing moves while the account loads', async ({ page }) => {
  await register(page, newEmail());
  expect(await shiftsOnAll(page, SIGNED_IN)).toEqual([]);
});

test('nothing moves while any other kind of page loads', { tag: '@wide' }, async ({ page, request }) => {
  const rest = [...(await listedPages(request)).slice(4), ...unlistedPages, '/quotations', '/quick-order', '/compare'];
  expect(
    await shiftsOnAll(
      page,
      rest.map((path) => [path]),
    ),
  ).toEqual([]);
});
