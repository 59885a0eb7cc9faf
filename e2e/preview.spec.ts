import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LIST = '/interior-lighting/pendants/';
const preview = (page: Page) => page.locator('[data-preview]');
const card = (page: Page) => page.getByRole('main').getByRole('article').nth(6);

/** Opens a page and waits for the code of previews, which comes when the browser is idle. */
async function open(page: Page, path: string) {
  const code = page.waitForResponse(/\/assets\/PagePreview-[^/]+\.js$/);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate((url) => import(url), (await code).url());
}

/** Holds the graph's answers back until the returned function is called. */
async function holdGraph(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    ({ pathname }) => pathname === '/graphql',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return letGo;
}

test('a pressed card shows its name, price and picture before anything has loaded, at the top; Back returns to it', async ({
  page,
}) => {
  await open(page, LIST);
  const letGo = await holdGraph(page);
  const link = card(page).locator('h3 a');
  await link.scrollIntoViewIfNeeded();
  const [name, price] = [await link.textContent(), await card(page).locator('[data-price]').innerText()];
  const top = await page.evaluate(() => scrollY);
  await link.tap();
  await expect(preview(page).getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(preview(page)).toContainText(/£[\d,.]+/.exec(price)?.[0] ?? 'a price');
  await expect
    .poll(() =>
      preview(page)
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.currentSrc),
    )
    .toContain('/images/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const heading = await preview(page).getByRole('heading', { level: 1 }).boundingBox();
  letGo();
  await expect(page.locator('[data-product-page]')).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  const whole = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs((whole?.y ?? 0) - (heading?.y ?? 100))).toBeLessThanOrEqual(1);

  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a category of the menu shows its name at once, and the menu closes', async ({ page }) => {
  await open(page, LIST);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary', { hasText: 'Exterior Lighting' }).tap();
  const letGo = await holdGraph(page);
  await menu.getByRole('link', { name: 'All Exterior Lighting' }).tap();
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Exterior Lighting' })).toBeVisible();
  await expect(menu).toBeHidden();
  letGo();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
});

test('a failed navigation replaces the preview by the error', async ({ page }) => {
  await open(page, LIST);
  await page.route(
    ({ pathname }) => pathname === '/graphql',
    (route) => route.abort(),
  );
  await card(page).locator('h3 a').tap();
  await expect(preview(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /right back|offline|connection/i })).toBeVisible();
});
