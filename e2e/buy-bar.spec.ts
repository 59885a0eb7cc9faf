import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('region', { name: /^Buy / });
const main = (page: Page) => page.getByRole('main');
const large = (page: Page) => page.getByRole('button', { name: /view larger$/ });
const finishes = (page: Page) => page.getByRole('group', { name: /^Finish/ });

/** A wall light in several finishes, all in stock. */
async function openOneWithFinishes(page: Page, request: APIRequestContext): Promise<string> {
  const { path, variants } = await findProduct(
    request,
    'wall light',
    (product) =>
      product.variants.length > 1 &&
      product.variants.every((one) => one.stock.maximumQuantity !== 0 && one.selectedOptions.length === 1),
  );
  await page.goto(path);
  await hydrated(page);
  return variants[0]?.selectedOptions[0]?.value ?? '';
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const overlap = (a: Awaited<ReturnType<typeof boxOf>>, b: typeof a) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('price and first action are on a phone’s first screen, the price above the pictures', async ({
  page,
  request,
}) => {
  const watched = watch(page);
  await openOneWithFinishes(page, request);
  const action = bar(page).getByRole('button', { name: 'Choose a finish' });
  await expect(action).toBeVisible();
  const price = await boxOf(main(page).getByText(/^£\d/).filter({ visible: true }).first());
  const pictures = await boxOf(large(page));
  expect(price.bottom).toBeLessThan(pictures.top);
  expect((await boxOf(action)).bottom).toBeLessThanOrEqual(844);
  expect(pictures.top).toBeLessThan(500);
  expect(watched.complaints).toEqual([]);
});

test('the bar shows price and choice while the button is out of sight, and adds to the basket', async ({
  page,
  request,
}) => {
  const finish = await openOneWithFinishes(page, request);
  await finishes(page).getByRole('radio', { name: finish }).check({ force: true });
  const button = main(page).getByRole('button', { name: 'Add to basket' });
  await button.first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 80);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByText(finish, { exact: true })).toBeVisible();
  await expect(bar(page).getByText(/^£\d/).filter({ visible: true })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Add to basket' }).tap();
  await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByText(finish)).toBeVisible();
});

test('without a finish it asks for one, and scrolls to the pictures and the finishes under them', async ({
  page,
  request,
}) => {
  await openOneWithFinishes(page, request);
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await bar(page).getByRole('button', { name: 'Choose a finish' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a finish.' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Pictures' })).toBeInViewport({ ratio: 0.95 });
  await expect(large(page)).toBeInViewport({ ratio: 0.9 });
  await expect(finishes(page).getByRole('radio').first()).toBeFocused();
  // The picture stays visible while a finish is chosen, above the bar.
  await expect(finishes(page).getByText('Required')).toBeInViewport();
  expect(overlap(await boxOf(finishes(page).getByRole('radio').first()), await boxOf(bar(page)))).toBe(false);
});

test('it covers neither the footer nor the chat button', async ({ page, request }) => {
  await openOneWithFinishes(page, request);
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await expect(chat).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(overlap(await boxOf(bar(page)), await boxOf(chat))).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
});

test.describe('before a choice about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('it stands above the cookie banner', async ({ page, request }) => {
    await openOneWithFinishes(page, request);
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expect(async () => {
      expect((await boxOf(bar(page))).bottom).toBeLessThanOrEqual((await boxOf(banner)).top + 1);
    }).toPass();
    await page.getByRole('button', { name: 'Decline' }).tap();
    await expect(async () => {
      expect((await boxOf(bar(page))).bottom).toBe(844);
    }).toPass();
  });
});

test('a product that is sold out has no bar', async ({ page, request }) => {
  const { path } = await findProduct(request, 'bulb', ({ stock }) => stock.status === 'OUT_OF_STOCK');
  const code = page.waitForResponse(/ProductPage-.*\.js/);
  await page.goto(path);
  await hydrated(page);
  await code;
  await expect(main(page).getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('from 700 px pictures and purchase are side by side', async ({ page, request }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await openOneWithFinishes(page, request);
  const [pictures, button] = [
    await boxOf(large(page)),
    await boxOf(main(page).getByRole('button', { name: 'Add to basket' }).first()),
  ];
  expect(pictures.right).toBeLessThanOrEqual(button.left);
  expect((await boxOf(main(page).getByText(/^£\d/).filter({ visible: true }).first())).left).toBeGreaterThan(
    pictures.right,
  );
  await page.setViewportSize({ width: 690, height: 900 });
  expect((await boxOf(large(page))).right).toBeGreaterThan(600);
});
