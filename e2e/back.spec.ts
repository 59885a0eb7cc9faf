import { expect, test, type Page } from '@playwright/test';
import { open } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LIST = '/interior-lighting/pendants/';

const cardLink = (page: Page) => page.getByRole('main').getByRole('article').nth(6).locator('h3 a');
const product = (page: Page) => page.locator('[data-product-page]');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const isLoading = (page: Page) => page.evaluate(() => 'pending' in history.state);

/** Holds the graph's answers back, those of prefetches too, until the returned function is called. */
async function holdGraph(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === '/graphql',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  return () => held.resolve();
}

test('Back while a product loads stays in the list', async ({ page }) => {
  await open(page, '/interior-lighting/');
  await page.getByRole('main').locator(`a[href="${LIST}"]`).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Pendant Lights' })).toBeVisible();
  const letGo = await holdGraph(page);
  await cardLink(page).scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);

  await cardLink(page).tap();
  await expect.poll(() => isLoading(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(cardLink(page)).toBeInViewport();
  expect(await scrollTop(page)).toBe(place);

  await page.goForward();
  letGo();
  await expect(product(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.goBack();
  await expect(cardLink(page)).toBeInViewport();
  expect(await scrollTop(page)).toBe(place);
  await page.goForward();
  await expect(product(page)).toBeVisible();
  expect(await scrollTop(page)).toBe(200);
});
