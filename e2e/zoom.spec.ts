import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const zoom = (page: Page) => page.getByRole('dialog', { name: 'Larger picture' });
const picture = (page: Page) => zoom(page).getByRole('img');

/** Opens the zoom of a wall light, once its code can enlarge it. Resolves with the width of the whole picture. */
async function openZoom(page: Page): Promise<number> {
  const { path } = await findProduct(
    page.request,
    'wall light',
    ({ images, variants }) => images.length > 2 && variants.length === 0,
  );
  await page.goto(path);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const code = page.waitForResponse(/panzoom.*\.js/);
  await page.getByRole('button', { name: /view larger$/ }).click();
  await code;
  // The library comes last: it is not needed until the zoom is open.
  const order = requests.map((url) => /GalleryZoom-|panzoom/.exec(url)?.[0]).filter((name) => name !== undefined);
  expect(order.at(-1)).toBe('panzoom');
  await expect(picture(page)).toBeVisible();
  await expect(zoom(page).locator('[style*="transform-origin"]')).toHaveCount(1);
  return (await picture(page).boundingBox())?.width ?? 0;
}

/** The picture's size as a multiple of its full view. */
const scaleOf = async (page: Page, width: number) => ((await picture(page).boundingBox())?.width ?? 0) / width;

async function expectScale(
  page: Page,
  width: number,
  minimum: number,
  maximum = minimum,
  timeout = 5_000,
): Promise<void> {
  await expect(async () => {
    const scale = await scaleOf(page, width);
    expect(scale).toBeGreaterThan(minimum - 0.02);
    expect(scale).toBeLessThan(maximum + 0.02);
  }).toPass({ timeout });
}

test('a click enlarges at its point, a drag pans within the picture, and the next picture starts whole', async ({
  page,
}) => {
  const watched = watch(page);
  const width = await openZoom(page);
  const whole = await picture(page).boundingBox();
  await page.mouse.click((whole?.x ?? 0) + width * 0.25, (whole?.y ?? 0) + width * 0.25);
  await expectScale(page, width, 2.5);
  const before = await picture(page).boundingBox();
  // The clicked point stays under the pointer.
  expect(before?.x ?? 0).toBeGreaterThan((whole?.x ?? 0) - width * 0.6);

  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(500, 340, { steps: 5 });
  await page.mouse.up();
  await expectScale(page, width, 2.5);
  const after = await picture(page).boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-100, -1);
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(-60, -1);

  await zoom(page).getByRole('button', { name: 'Next picture' }).click();
  await expectScale(page, width, 1);
  await expect(zoom(page).getByRole('status')).toHaveText(/^Picture 2 /);
  expect(watched.complaints).toEqual([]);
});

test('the wheel enlarges up to three times, and back to the whole picture', async ({ page }) => {
  const width = await openZoom(page);
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -100);
  await expectScale(page, width, 1.2, 2.9);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -100);
  await expectScale(page, width, 3);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 100);
  await expectScale(page, width, 1);
});

test('the keyboard enlarges, pans, goes on and closes', async ({ page }) => {
  const width = await openZoom(page);
  const toggle = zoom(page).getByRole('button', { name: 'Zoom in' });
  await toggle.press('Enter');
  await expectScale(page, width, 2.5);
  await expect(zoom(page).getByRole('button', { name: 'Zoom out' })).toBeFocused();
  const before = await picture(page).boundingBox();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(async () => {
    expect((await picture(page).boundingBox())?.x ?? 0).toBeLessThan(before?.x ?? 0);
  }).toPass({ timeout: 5_000 });
  await expect(zoom(page).getByRole('status')).toHaveText(/^Picture 1 /);
  await page.keyboard.press('-');
  await expectScale(page, width, 1);
  await page.keyboard.press('ArrowRight');
  await expect(zoom(page).getByRole('status')).toHaveText(/^Picture 2 /);
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap and a double tap both enlarge, and a tap goes back', async ({ page }) => {
    const width = await openZoom(page);
    await page.touchscreen.tap(150, 400);
    await expectScale(page, width, 2.5);
    // Too soon it counts as the second of a double tap.
    await expect(async () => {
      await page.touchscreen.tap(150, 400);
      await expectScale(page, width, 1, 1, 600);
    }).toPass();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: /view larger$/ }).tap();
    await expect(zoom(page).locator('[style*="transform-origin"]')).toHaveCount(1);
    await page.touchscreen.tap(200, 420);
    await page.touchscreen.tap(200, 420);
    await expectScale(page, width, 2.5);
  });

  test('a pinch enlarges, and a finger pans', async ({ page }) => {
    const width = await openZoom(page);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 422, id: 0 },
      { x: 195 + apart, y: 422, id: 1 },
    ];
    await touch('touchStart', ...fingers(30));
    for (let apart = 40; apart <= 90; apart += 10) await touch('touchMove', ...fingers(apart));
    await touch('touchEnd');
    await expectScale(page, width, 1.3, 3);
    const scale = await scaleOf(page, width);
    const before = await picture(page).boundingBox();
    await touch('touchStart', { x: 250, y: 422, id: 0 });
    for (let x = 240; x >= 190; x -= 10) await touch('touchMove', { x, y: 422, id: 0 });
    await touch('touchEnd');
    await expect(async () => {
      expect((await picture(page).boundingBox())?.x ?? 0).toBeLessThan((before?.x ?? 0) - 20);
    }).toPass({ timeout: 5_000 });
    await expectScale(page, width, scale);
  });
});
