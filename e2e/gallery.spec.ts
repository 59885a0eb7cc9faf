import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const large = (page: Page) => page.getByRole('button', { name: /view larger$/ });
const place = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Picture \d/ })
    .first();
const zoom = (page: Page) => page.getByRole('dialog', { name: 'Larger picture' });
const header = (page: Page) => page.locator('body header').first();

test('arrow keys wrap around in both directions, and a thumbnail shows its picture', async ({ page, request }) => {
  const { path, images } = await findProduct(
    request,
    'wall light',
    (product) => product.images.length > 2 && product.variants.length === 0,
  );
  const count = images.length;
  const watched = watch(page);
  await page.goto(path);
  await hydrated(page);
  await expect(place(page)).toHaveText(`Picture 1 / ${count}`);
  await large(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText(`Picture ${count} / ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(`Picture 1 / ${count}`);
  const second = page.getByRole('list', { name: 'Pictures' }).getByRole('button').nth(1);
  await second.click();
  await expect(place(page)).toHaveText(`Picture 2 / ${count}`);
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect(watched.complaints).toEqual([]);
});

test('a variant’s picture comes first, with none before it, until a thumbnail is chosen', async ({ page, request }) => {
  const { path, variants } = await findProduct(request, 'rocker switch', (product) => product.variants.length > 2);
  const finish = variants[1]?.selectedOptions.find(({ name }) => name === 'Finish')?.value ?? '';
  await page.goto(path);
  await hydrated(page);
  await page
    .getByRole('group', { name: /Finish/ })
    .getByRole('radio', { name: finish })
    .first()
    .check({ force: true });
  await expect(large(page)).toHaveAccessibleName(new RegExp(`, ${finish}.*view larger$`));
  await expect(page.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  await large(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(large(page)).toHaveAccessibleName(new RegExp(`, ${finish}.*view larger$`));
  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails.first()).toHaveAccessibleName(new RegExp(`, ${finish}`));
  await thumbnails.nth(1).click();
  await expect(large(page)).not.toHaveAccessibleName(new RegExp(`, ${finish}.*view larger$`));
  await expect(page.getByRole('button', { name: 'Previous picture' })).toBeEnabled();
});

test.describe('zoom', () => {
  test.beforeEach(async ({ page, request }) => {
    const { path } = await findProduct(
      request,
      'wall light',
      (product) => product.images.length > 2 && product.variants.length === 0,
    );
    await page.goto('/');
    await page.goto(path);
    await hydrated(page);
    await large(page).press('Enter');
    await expect(zoom(page)).toBeVisible();
  });

  for (const way of ['Escape', 'Back', 'its button'] as const) {
    test(`closes on ${way}, stays on the product, and returns focus`, async ({ page }) => {
      const url = page.url();
      await expect(header(page)).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      if (way === 'Escape') await page.keyboard.press('Escape');
      if (way === 'Back') await page.goBack();
      if (way === 'its button') await zoom(page).getByRole('button', { name: 'Close' }).click();
      await expect(zoom(page)).toBeHidden();
      await expect(large(page)).toBeFocused();
      await expect(header(page)).toBeVisible();
      expect(page.url()).toBe(url);
      // It used a single history entry.
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  }

  test('keeps focus inside, and ignores further presses for half a second', async ({ page }) => {
    const shown = zoom(page).getByRole('status');
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      for (let press = 0; press < 3; press += 1)
        dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    await expect(shown).toHaveText(/^Picture 2 /);
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(shown).toHaveText(/^Picture 3 /, { timeout: 100 });
    }).toPass();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe shows the next picture, and wraps around', async ({ page, request }) => {
    const { path, images } = await findProduct(
      request,
      'wall light',
      (product) => product.images.length > 2 && product.variants.length === 0,
    );
    const code = page.waitForResponse(/GallerySwipe-.*\.js/);
    await page.goto(path);
    await hydrated(page);
    await code;
    // The row has the other pictures once it can be swiped.
    await expect(large(page).locator('img')).toHaveCount(images.length);
    await swipe(page, -220);
    await expect(place(page)).toHaveText(`Picture 2 / ${images.length}`);
    await swipe(page, 220);
    await expect(place(page)).toHaveText(`Picture 1 / ${images.length}`);
    await swipe(page, 220);
    await expect(place(page)).toHaveText(`Picture ${images.length} / ${images.length}`);
    await expect(zoom(page)).toBeHidden();
  });
});

/** Swipes across the large picture by a number of pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = (await large(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 8; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + (by * step) / 8, y }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
