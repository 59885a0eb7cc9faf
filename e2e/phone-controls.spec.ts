import { expect, test, type Locator, type Page } from '@playwright/test';
import { boxOf } from './box.ts';
import { findPlain, findProduct, type FoundProduct } from './find-product.ts';
import { WITH_PICTURES } from './pictures.ts';
import { open, watch } from './watch.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;
// The first visit: the cookie banner is there, and so is a comparison.
test.use({
  storageState: { cookies: [], origins: [] },
  viewport: SIZES[0],
  hasTouch: true,
  isMobile: true,
  launchOptions: WITH_PICTURES,
});

const LIST = '/interior-lighting/';
const COMPARED = ['HB-PIM-13S2-SB', 'HB-STP-CP-SB', 'LV-GLSD-125-B22-27'];
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const pill = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const bar = (page: Page) => page.getByRole('region', { name: /^Buy / });
const main = (page: Page) => page.getByRole('main');
const large = (page: Page) => page.getByRole('button', { name: /view larger$/ });
const finishes = (page: Page) => page.getByRole('group', { name: /^Finish/ }).getByRole('radio');
const price = (place: Locator) => place.getByText(/^£\d/).filter({ visible: true }).first();
const hasFinishes = ({ variants }: FoundProduct) =>
  variants.length > 1 && variants.every((one) => one.stock.maximumQuantity !== 0 && one.selectedOptions.length === 1);

const compareAlways = (page: Page) =>
  page.addInitScript(
    (skus) => sessionStorage.setItem('compare', JSON.stringify(skus.map((sku) => ({ sku, name: sku })))),
    COMPARED,
  );

const overlap = (a: Awaited<ReturnType<typeof boxOf>>, b: typeof a) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether every corner of each element and its middle are in the window with nothing over them. */
const areUncovered = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const across = [left + 4, (left + right) / 2, right - 4];
      const down = [top + 2, (top + bottom) / 2, bottom - 2];
      return across.every((x) => down.every((y) => element.contains(document.elementFromPoint(x, y))));
    }),
  );

/** Buttons and links of cards whose text is cut off. */
const clipped = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button')
    .or(page.getByRole('article').getByRole('link'))
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            getComputedStyle(control).overflowX === 'hidden' && !control.closest('h3') && control.checkVisibility(),
        )
        .filter((control) => control.scrollWidth > control.clientWidth || control.scrollHeight > control.clientHeight)
        .map((control) => control.textContent),
    );

test('the menu and the search list every department on the first screen', async ({ page }) => {
  // Not asked of the shop, because another test imports a category of its own.
  const names = [
    'Interior Lighting',
    'Exterior Lighting',
    'Switches & Sockets',
    'Lamps & Bulbs',
    'Hardware',
    'Electrical Accessories',
  ];
  await compareAlways(page);
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Decline' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of names) await expect(menu.getByText(name, { exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('combobox').tap();
  for (const name of names) await expect(page.getByRole('option', { name, exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(pill(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: 'About Us' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
});

test('the labels of cards are whole', async ({ page }) => {
  await compareAlways(page);
  await page.addInitScript(() => localStorage.setItem('list-columns', 'two'));
  for (const path of [`/compare?codes=${COMPARED.join(',')}`, LIST]) {
    await open(page, path);
    await expect(page.getByRole('article').first()).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect([path, size, await clipped(page)]).toEqual([path, size, []]);
    }
  }
});

test('a product’s price and bar are on the first screen, and the bar covers nothing', async ({ page, request }) => {
  const watched = watch(page);
  const { path, variants } = await findProduct(request, 'wall light', hasFinishes);
  const finish = variants[0]?.selectedOptions[0]?.value ?? '';
  await open(page, path);
  const choose = bar(page).getByRole('button', { name: 'Choose a finish' });
  await expect(choose).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect
    .poll(async () => (await boxOf(bar(page))).bottom)
    .toBeLessThanOrEqual((await boxOf(banner(page))).top + 1);
  await page.getByRole('button', { name: 'Decline' }).tap();
  await expect.poll(async () => (await boxOf(bar(page))).bottom).toBe(844);
  await open(page, path);
  await expect(choose).toBeVisible();
  const pictures = await boxOf(large(page));
  expect((await boxOf(price(main(page)))).bottom).toBeLessThan(pictures.top);
  expect((await boxOf(choose)).bottom).toBeLessThanOrEqual(844);
  expect(pictures.top).toBeLessThan(500);
  expect(await clipped(page)).toEqual([]);
  const chat = page.getByRole('button', { name: 'Contact us' });
  await expect(chat).toBeVisible();
  expect(overlap(await boxOf(bar(page)), await boxOf(chat))).toBe(false);

  // A finish is asked for with the picture in sight, and the finishes above the bar.
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await choose.tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a finish.' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Pictures' })).toBeInViewport({ ratio: 0.95 });
  await expect(large(page)).toBeInViewport({ ratio: 0.9 });
  await expect(finishes(page).first()).toBeFocused();
  await expect(page.getByRole('group', { name: /^Finish/ }).getByText('Required')).toBeInViewport();
  expect(overlap(await boxOf(finishes(page).first()), await boxOf(bar(page)))).toBe(false);

  await page.getByRole('group', { name: 'Finish' }).getByRole('radio', { name: finish }).check({ force: true });
  await main(page).getByRole('button', { name: 'Add to basket' }).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 80);
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar(page).getByText(finish, { exact: true })).toBeVisible();
  await expect(price(bar(page))).toBeVisible();
  await bar(page).getByRole('button', { name: 'Add to basket' }).tap();
  await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByText(finish)).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('nothing lies over a product’s button, nor over the words that ask for a finish', async ({ page, request }) => {
  await compareAlways(page);
  const simple = await findPlain(request, 'bulb');
  await open(page, simple.path);
  await expect(banner(page)).toBeVisible();
  await expect(pill(page)).toBeVisible();
  const buttons = page.locator('[data-product-page]').getByRole('button', { name: 'Add to basket' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const place = await buttons.first().evaluate((button) => button.getBoundingClientRect().top + scrollY);
    for (let top = 150; top < size.height; top += 60) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), place - top);
      await expect.poll(() => areUncovered(buttons), { message: `the button ${top} px from the top` }).toContain(true);
    }
  }
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);

  const { path } = await findProduct(request, 'wall light', hasFinishes);
  for (const [size, from] of [
    [SIZES[0], 'View Complete Range'],
    [SIZES[1], null],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, path);
    await expect(banner(page)).toBeVisible();
    if (from) await page.getByRole('link', { name: from }).scrollIntoViewIfNeeded();
    await bar(page).getByRole('button').tap();
    const message = page.getByRole('alert').filter({ hasText: 'Please select a finish.' });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect.poll(() => areUncovered(message)).toEqual([true]);
    await expect(finishes(page).first()).toBeFocused();
  }
});

test('a sold-out product has no bar, but alternatives before its description', async ({ page, request }) => {
  const soldOut = await findProduct(request, 'bulb', ({ stock }) => stock.status === 'OUT_OF_STOCK');
  const code = page.waitForResponse(/ProductPage-.*\.js/);
  await open(page, soldOut.path);
  await code;
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Decline' }).tap();
  await main(page).getByRole('link', { name: 'See similar products in stock' }).tap();
  const alternatives = main(page).getByRole('region', { name: 'Similar products in stock' });
  await expect(alternatives.getByRole('heading').first()).toBeInViewport();
  await expect(alternatives.getByText(/^(In|Low) stock$|available$/).first()).toBeVisible();
  expect((await boxOf(alternatives)).bottom).toBeLessThan((await boxOf(main(page).getByText('Description'))).top);
});
