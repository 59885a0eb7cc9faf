import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { WITH_PICTURES } from './pictures.ts';
import { open } from './watch.ts';

test.use({ launchOptions: WITH_PICTURES });

const large = (page: Page) => page.getByRole('button', { name: /view larger$/ });
const place = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Picture \d/ })
    .first();
const zoom = (page: Page) => page.getByRole('dialog', { name: 'Larger picture' });
const picture = (page: Page) => zoom(page).getByRole('img');
const header = (page: Page) => page.locator('body header').first();

/** Opens a wall light with several pictures. Resolves with their number. */
async function openLight(page: Page): Promise<number> {
  const { path, images } = await findProduct(
    page.request,
    'wall light',
    (product) => product.images.length > 2 && product.variants.length === 0,
  );
  await open(page, path);
  return images.length;
}

/** Opens the zoom, once its code can enlarge it. Resolves with the box of the whole picture. */
async function openZoom(page: Page) {
  await large(page).press('Enter');
  await expect(picture(page)).toBeVisible();
  await expect(zoom(page).locator('[style*="transform-origin"]')).toHaveCount(1);
  return boxOf(page);
}

const boxOf = async (page: Page) => (await picture(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Waits until the picture's width is a multiple of its full view's. */
async function expectScale(page: Page, width: number, minimum: number, maximum = minimum): Promise<void> {
  await expect(async () => {
    const scale = (await boxOf(page)).width / width;
    expect(scale).toBeGreaterThan(minimum - 0.02);
    expect(scale).toBeLessThan(maximum + 0.02);
  }).toPass();
}

test('the zoom enlarges, keeps focus and closes in three ways, with a single history entry', async ({ page }) => {
  await page.goto('/terms/');
  await openLight(page);
  const url = page.url();
  const { width } = await openZoom(page);
  await expect(header(page)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await zoom(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expectScale(page, width, 2.5);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => zoom(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    if (await zoom(page).isHidden()) await openZoom(page);
    await close();
    await expect(zoom(page)).toBeHidden();
    await expect(large(page)).toBeFocused();
    await expect(header(page)).toBeVisible();
    expect(page.url()).toBe(url);
  }
  await page.goBack();
  await expect(page).toHaveURL('/terms/');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe shows the next picture; taps and a pinch enlarge, and a finger pans', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    /** Moves fingers from some points to others. */
    const drag = async (steps: { x: number; y: number; id: number }[][]) => {
      for (const [index, touchPoints] of steps.entries())
        await session.send('Input.dispatchTouchEvent', { type: index ? 'touchMove' : 'touchStart', touchPoints });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const steps = (count: number, points: (step: number) => { x: number; y: number; id: number }[]) =>
      drag(Array.from({ length: count + 1 }, (_, step) => points(step)));

    const count = await openLight(page);
    // The row has the other pictures once it can be swiped.
    await expect(large(page).locator('img')).toHaveCount(count);
    const box = (await large(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const [by, shown] of [
      [-220, 2],
      [220, 1],
      [220, count],
    ] as const) {
      const from = box.x + box.width / 2 - by / 2;
      await steps(8, (step) => [{ x: from + (by * step) / 8, y: box.y + box.height / 2, id: 0 }]);
      await expect(place(page)).toHaveText(`Picture ${shown} / ${count}`);
    }
    await expect(zoom(page)).toBeHidden();

    const { width } = await openZoom(page);
    await page.touchscreen.tap(150, 400);
    await expectScale(page, width, 2.5);
    await page.keyboard.press('Escape');
    await openZoom(page);
    await page.touchscreen.tap(200, 420);
    await page.touchscreen.tap(200, 420);
    await expectScale(page, width, 2.5);
    await page.keyboard.press('Escape');
    await openZoom(page);
    await steps(6, (step) => [
      { x: 165 - step * 10, y: 422, id: 0 },
      { x: 225 + step * 10, y: 422, id: 1 },
    ]);
    await expectScale(page, width, 1.3, 3);
    const before = await boxOf(page);
    await steps(6, (step) => [{ x: 250 - step * 10, y: 422, id: 0 }]);
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x - 20);
    await expectScale(page, width, before.width / width);
  });
});
