import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated } from './watch.ts';

const LISTS = [
  '/interior-lighting/',
  '/interior-lighting/wall-lights/picture-lights/',
  '/search?query=brass',
  '/brands/hamilton/',
  '/featured/',
  '/interior-lighting/?brand=astro&in-stock=yes',
];
/** The most that the breadcrumb, name and description of a list may take. */
const HEAD_PIXELS = 140;
const chat = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const firstProduct = (page: Page) => page.getByRole('main').getByRole('article').first();

const firstPrice = (page: Page) => firstProduct(page).locator('[data-price]').first();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

/** Returns the controls of the page, other than the chat button, of which some part is under it. */
async function coveredByChat(page: Page): Promise<string[]> {
  return chat(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const under = points.flatMap(([x, y]) =>
      document.elementsFromPoint(own.left + own.width * x, own.top + own.height * y),
    );
    // A control that the list's bar hides cannot be pressed.
    const bar = under.findIndex((element) => element.matches('[data-list-bar]'));
    const controls = under
      .slice(0, bar === -1 ? undefined : bar)
      .flatMap((element) => element.closest('a, button, input, select, summary, label') ?? []);
    return [...new Set(controls)].filter((one) => one !== button).map((one) => one.outerHTML.slice(0, 120));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of LISTS)
    test(`${path} shows the first product’s picture, name and price on the first screen`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const bar = await boxOf(page.getByRole('link', { name: 'Filter and sort' }));
      expect((await boxOf(firstProduct(page).getByRole('img').first())).bottom).toBeLessThan(bar.top);
      expect((await boxOf(firstProduct(page).getByRole('heading'))).bottom).toBeLessThan(bar.top);
      expect((await boxOf(firstPrice(page))).bottom).toBeLessThan(bar.top);
    });

  test('a page of a finish shows the first product’s price on the first screen', async ({ page }) => {
    await page.goto('/finishes/satin-brass');
    expect((await boxOf(firstPrice(page))).bottom).toBeLessThan(844);
  });

  test('the menu and the search overlay list every department', async ({ page }) => {
    // Not asked of the shop, because another test imports a category of its own.
    const names = [
      'Interior Lighting',
      'Exterior Lighting',
      'Switches & Sockets',
      'Lamps & Bulbs',
      'Hardware',
      'Electrical Accessories',
    ];
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    for (const name of names)
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByText(name, { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('combobox').tap();
    for (const name of names) await expect(page.getByRole('option', { name, exact: true })).toBeInViewport();
  });

  test('the chat button covers no control: it is in the list’s bar, beside “Back to top”', async ({ page }) => {
    await page.goto('/interior-lighting/');
    await expect(chat(page)).toBeVisible();
    const filters = page.getByRole('link', { name: 'Filter and sort' });
    for (const distance of [0, 1_400, 300]) {
      await page.evaluate((pixels) => scrollBy({ top: pixels, behavior: 'instant' }), distance);
      expect(await coveredByChat(page)).toEqual([]);
      expect((await boxOf(filters)).right).toBeLessThan((await boxOf(chat(page))).left);
    }
    await expect(toTop(page)).toBeVisible();
    expect((await boxOf(chat(page))).right).toBeLessThanOrEqual((await boxOf(toTop(page))).left);
    // Elsewhere it follows the page's content.
    await page.goto('/');
    await chat(page).scrollIntoViewIfNeeded();
    expect(await coveredByChat(page)).toEqual([]);
  });
});

for (const path of [...LISTS, '/finishes/satin-brass'])
  test(`at 1440 × 900 ${path} shows the first products on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await hydrated(page);
    expect((await boxOf(firstProduct(page).getByRole('heading'))).bottom).toBeLessThan(900);
    expect((await boxOf(firstPrice(page))).bottom).toBeLessThan(900);
    const head = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' }).locator('..');
    const box = await boxOf(head);
    expect(box.bottom - box.top).toBeLessThanOrEqual(HEAD_PIXELS);
  });

test('on wide screens the chat button is in the gutter, above “Back to top”', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/', '/interior-lighting/']) {
      await page.goto(path);
      await expect(chat(page)).toBeVisible();
      for (const distance of [0, 1_000, 333, 333]) {
        await page.evaluate((pixels) => scrollBy({ top: pixels, behavior: 'instant' }), distance);
        expect(await coveredByChat(page)).toEqual([]);
      }
      await expect(toTop(page)).toBeVisible();
      expect((await boxOf(chat(page))).bottom).toBeLessThanOrEqual((await boxOf(toTop(page))).top);
    }
  }
});

for (const [width, height] of [
  [640, 400],
  [1440, 450],
] as const)
  test(`at ${width} × ${height} the header scrolls away with the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/interior-lighting/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

for (const width of [320, 390, 480, 768, 1024, 1440])
  test(`without VAT a price takes at most two lines in lists, on its product’s page and in the basket at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('vat', 'excluded'));
    const lines = () =>
      page.locator('[data-price]').evaluateAll((prices) =>
        prices
          .filter((price) => price.checkVisibility())
          .map((price) => {
            const range = document.createRange();
            range.selectNodeContents(price);
            const bottoms = [...range.getClientRects()].filter((box) => box.width > 1).map(({ bottom }) => bottom);
            const tops = bottoms.toSorted((a, b) => a - b);
            return [
              tops.filter((one, index) => index === 0 || one - (tops[index - 1] ?? 0) > 8).length,
              price.textContent,
            ];
          })
          .filter(([count]) => Number(count) > 2),
      );
    await page.goto('/search?query=gu10+bulb');
    await firstProduct(page).getByRole('link').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByRole('listitem')).toHaveCount(1);
    const product = new URL(page.url()).pathname;
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/interior-lighting/wall-lights/', '/featured/', product, '/cart']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[data-price]').first()).toBeAttached();
      expect([path, await lines()]).toEqual([path, []]);
    }
  });
