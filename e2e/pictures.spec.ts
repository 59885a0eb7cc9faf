import { expect, test } from '@playwright/test';
import { listedPages } from './page-kinds.ts';

/** Chosen: the next larger file may be this much wider than the screen's pixels. */
const OVERSIZE = 1.5;

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of screens) {
  test(`on a ${name} the first picture is fetched first, in a width that fits, and those below are lazy`, async ({
    browser,
    request,
  }) => {
    for (const path of [...(await listedPages(request)).filter((listed) => listed !== '/brands/'), '/blog/']) {
      // A new one each time: Chromium prefers a wider file that it has already.
      const context = await browser.newContext(screen);
      const page = await context.newPage();
      // Which files are asked for is what matters here: making those of such a screen takes a minute.
      await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
      await page.goto(path);
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((picture) => picture.checkVisibility())
          .map((picture) => ({
            file: picture.currentSrc,
            left: picture.getBoundingClientRect().left,
            top: picture.getBoundingClientRect().top,
            width: picture.clientWidth,
            isLazy: picture.loading === 'lazy',
            isFirst: picture.fetchPriority === 'high',
          })),
      );
      const first = pictures.find(({ isFirst }) => isFirst);
      expect(first, path).toMatchObject({ isLazy: false });
      // The hero of the home page is a drawing, which fits every screen.
      const fileWidth = /\/images\/(\d+)\//.exec(first?.file ?? '')?.[1];
      if (path !== '/') {
        const needed = (first?.width ?? 0) * screen.deviceScaleFactor;
        expect(Number(fileWidth), path).toBeGreaterThanOrEqual(needed * 0.8);
        expect(Number(fileWidth), path).toBeLessThanOrEqual(needed * OVERSIZE);
      }
      // A row of four on desktops is four rows on phones, which get the same HTML.
      const below = pictures.filter(({ top }) => top > screen.viewport.height * 4);
      expect(
        below.filter(({ isLazy }) => !isLazy),
        path,
      ).toEqual([]);
      await context.close();
    }
  });
}
