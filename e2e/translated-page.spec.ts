import { expect, test, type Page } from '@playwright/test';
import { translate } from '../web/component-tests/translate.fixture.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { holdScripts, hydrated, watch } from './watch.ts';

const PRESSES = 4;
/** React reports that translated HTML differs from its own, and draws the page itself. */
const HYDRATION_DIFFERS = /Minified React error #418/;
/** The words of a page or a part that could not be shown. */
const FAILED = /right back|couldn’t show|can’t show|Something went wrong/;

const translatePage = (page: Page) => page.evaluate(`window.unseenTexts = (${translate.toString()})();0`);
const unseenTexts = (page: Page) => page.evaluate<string[]>('window.unseenTexts()');

/** Presses buttons, disclosures, checkboxes and radios of the page, none of which leaves it. */
const pressSome = (page: Page) =>
  page.evaluate(async (presses) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button:not(:disabled), summary, [type=checkbox], [type=radio]), header [type=radio]',
      ),
    ].filter(({ textContent }) => !/Print/.test(textContent));
    for (let press = 0; press < presses; press += 1) {
      controls[Math.floor((press * controls.length) / presses)]?.click();
      await new Promise(requestAnimationFrame);
    }
  }, PRESSES);

/** Opens pages, which the browser translates before or after hydration, and presses controls. Returns the faults. */
async function walk(page: Page, paths: readonly string[], isHydratedFirst: boolean): Promise<string[]> {
  const { complaints } = watch(page);
  for (const path of paths) {
    const letGo = isHydratedFirst ? null : await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (letGo) {
      await translatePage(page);
      letGo();
    }
    await hydrated(page);
    if (!letGo) await translatePage(page);
    await pressSome(page);
    await expect(page.locator('main')).not.toContainText(FAILED);
    if (!letGo) expect(await unseenTexts(page), path).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
  return complaints.filter((complaint) => !HYDRATION_DIFFERS.test(complaint) && !/404/.test(complaint));
}

test('a product and a list work when a browser translates them', async ({ page, request }) => {
  const [, list = '', , product = ''] = await listedPages(request);
  expect(await walk(page, [product, list], true)).toEqual([]);
  expect(await walk(page, [product, list], false)).toEqual([]);
});

test('pages of every kind work when a browser translates them', { tag: '@wide' }, async ({ page, request }) => {
  test.slow();
  const own = ['/login', '/saved-lists', '/quick-order', '/compare', '/contact-us'];
  const paths = [...(await listedPages(request)), ...unlistedPages, ...own];
  // Each in one of the two ways.
  const { even = [], odd = [] } = Object.groupBy(paths, (path) => (paths.indexOf(path) % 2 === 0 ? 'even' : 'odd'));
  expect(await walk(page, even, true)).toEqual([]);
  expect(await walk(page, odd, false)).toEqual([]);
});
