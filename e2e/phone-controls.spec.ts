import { expect, test, type Locator, type Page } from '@playwright/test';
import { findProduct, type FoundProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

// The first visit: the cookie banner is there, and so is a comparison.
test.use({ storageState: { cookies: [], origins: [] }, hasTouch: true, isMobile: true });

const LIST = '/interior-lighting/';
const COMPARED = ['HB-PIM-13S2-SB', 'HB-STP-CP-SB', 'LV-GLSD-125-B22-27'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const pill = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const hasFinishes = ({ variants }: FoundProduct) =>
  variants.length > 1 && variants.every((one) => one.stock.maximumQuantity !== 0 && one.selectedOptions.length === 1);

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const compareAlways = (page: Page) =>
  page.addInitScript(
    (skus) => sessionStorage.setItem('compare', JSON.stringify(skus.map((sku) => ({ sku, name: sku })))),
    COMPARED,
  );

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

for (const size of SIZES)
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('in the sheet of filters its content scrolls, and not the sheet', async ({ page }) => {
      await open(page, LIST);
      await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'Filter and sort' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
      await expect(sheet.getByRole('button', { name: /^Show / })).toBeVisible();
      expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    });

    test('the cookie banner is one row', async ({ page }) => {
      await open(page, '/');
      await expect(banner(page)).toBeVisible();
      const boxes = await Promise.all(
        [
          banner(page).getByText('This website uses cookies'),
          banner(page).getByRole('button', { name: 'Accept' }),
          banner(page).getByRole('button', { name: 'Decline' }),
        ].map((part) => part.boundingBox()),
      );
      const [words, accept, decline] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(words?.width).toBeLessThanOrEqual(accept?.x ?? 0);
      expect(accept?.y).toBe(decline?.y);
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(80);
    });

    test('nothing lies over a product page’s button while that is in sight', async ({ page, request }) => {
      await compareAlways(page);
      const { path } = await findProduct(request, 'bulb', ({ variants, stock }) => {
        return variants.length < 2 && stock.status === 'IN_STOCK';
      });
      await open(page, path);
      await expect(banner(page)).toBeVisible();
      await expect(pill(page)).toBeVisible();
      const buttons = page.locator('[data-product-page]').getByRole('button', { name: 'Add to basket' });
      const place = await buttons.first().evaluate((button) => button.getBoundingClientRect().top + scrollY);
      for (let top = 150; top < size.height; top += 60) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), place - top);
        await expect
          .poll(() => areUncovered(buttons), { message: `the button ${top} pixels from the top` })
          .toContain(true);
      }
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
    });

    test('“Please select a finish.” is in sight wherever the bar’s button is pressed', async ({ page, request }) => {
      await compareAlways(page);
      const { path } = await findProduct(request, 'wall light', hasFinishes);
      for (const from of ['top', 'middle', 'end']) {
        await open(page, path);
        await expect(banner(page)).toBeVisible();
        if (from === 'middle') await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
        if (from === 'end') await page.getByRole('link', { name: 'View Complete Range' }).scrollIntoViewIfNeeded();
        await page.getByRole('region', { name: /^Buy / }).getByRole('button').tap();
        const message = page.getByRole('alert').filter({ hasText: 'Please select a finish.' });
        await expect(message).toBeInViewport({ ratio: 1 });
        await expect.poll(() => areUncovered(message)).toEqual([true]);
        await expect(
          page
            .getByRole('group', { name: /^Finish/ })
            .getByRole('radio')
            .first(),
        ).toBeFocused();
      }
    });

    test('the comparison is a pill on lists and product pages, and nowhere else', async ({ page, request }) => {
      await compareAlways(page);
      const { path } = await findProduct(request, 'wall light', hasFinishes);
      for (const shown of [LIST, '/search?query=brass', '/finishes/satin-brass', path]) {
        await open(page, shown);
        await expect(pill(page).getByRole('link', { name: 'Compare 3' })).toBeVisible();
        const box = await pill(page).boundingBox();
        expect(box?.width).toBeLessThan(size.width / 2);
        expect(box?.height).toBeLessThanOrEqual(52);
      }
      for (const other of ['/', '/cart', '/compare', '/contact-us/']) {
        await open(page, other);
        await expect(pill(page)).toHaveCount(0);
      }
    });

    test('the labels of buttons are whole in narrow cards', async ({ page, request }) => {
      await page.addInitScript(() => localStorage.setItem('list-columns', 'two'));
      const { path } = await findProduct(request, 'wall light', hasFinishes);
      for (const one of [LIST, '/search?query=bulb', `/compare?codes=${COMPARED.join(',')}`, path]) {
        await open(page, one);
        await expect(page.getByRole('article').first()).toBeAttached();
        const clipped = await page
          .getByRole('article')
          .getByRole('button')
          .or(page.getByRole('article').getByRole('link'))
          .evaluateAll((controls) =>
            controls
              .filter(
                (control) =>
                  getComputedStyle(control).overflowX === 'hidden' &&
                  !control.closest('h3') &&
                  control.checkVisibility(),
              )
              .filter(
                (control) => control.scrollWidth > control.clientWidth || control.scrollHeight > control.clientHeight,
              )
              .map((control) => control.textContent),
          );
        expect([one, clipped]).toEqual([one, []]);
      }
    });
  });
