import { expect, test, type Browser } from '@playwright/test';
import { listedPages } from './page-kinds.ts';
import { WITH_PICTURES } from './pictures.ts';

test.use({ launchOptions: WITH_PICTURES });

/** Chosen: the next larger file may be this much wider than the screen's pixels. */
const OVERSIZE = 1.5;

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Checks that a page's first picture is fetched first, in a fitting width, and that those far below are lazy. */
async function expectFitting(browser: Browser, path: string, screen: typeof PHONE): Promise<void> {
  // A new one each time: Chromium prefers a wider file that it has already.
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  // Which files are asked for is what matters here: making those of such a screen takes a minute.
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const pictures = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((picture) => picture.checkVisibility())
        .map((picture) => ({
          file: picture.currentSrc,
          top: picture.getBoundingClientRect().top,
          width: picture.clientWidth,
          isLazy: picture.loading === 'lazy',
          isFirst: picture.fetchPriority === 'high',
        })),
    );
  await expect.poll(async () => (await pictures()).find(({ isFirst }) => isFirst)?.file, path).toBeTruthy();
  const found = await pictures();
  const first = found.find(({ isFirst }) => isFirst);
  expect(first, path).toMatchObject({ isLazy: false });
  // The hero of the home page is a drawing, which fits every screen.
  if (path !== '/') {
    const fileWidth = Number(/\/images\/(\d+)\//.exec(first?.file ?? '')?.[1]);
    const needed = (first?.width ?? 0) * screen.deviceScaleFactor;
    expect(fileWidth, path).toBeGreaterThanOrEqual(needed * 0.8);
    expect(fileWidth, path).toBeLessThanOrEqual(needed * OVERSIZE);
  }
  // A row of four on desktops is four rows on phones, which get the same HTML.
  const below = found.filter(({ top }) => top > screen.viewport.height * 4);
  expect(
    below.filter(({ isLazy }) => !isLazy),
    path,
  ).toEqual([]);
  await context.close();
}

/** The kinds of page with pictures; the fourth is a product's. */
const pages = async (...args: Parameters<typeof listedPages>) =>
  [...(await listedPages(...args)), '/blog/'].filter((path) => path !== '/brands/');

test('the first picture is fetched first, in a width that fits', async ({ browser, request }) => {
  const [home = '', list = '', , product = ''] = await pages(request);
  await expectFitting(browser, home, PHONE);
  await expectFitting(browser, list, DESKTOP);
  await expectFitting(browser, list, PHONE);
  await expectFitting(browser, product, DESKTOP);
});

test('so it is on pages of every other kind', { tag: '@wide' }, async ({ browser, request }) => {
  const [, , ...others] = await pages(request);
  for (const path of others) await expectFitting(browser, path, PHONE);
});
