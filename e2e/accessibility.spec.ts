import { expect, test, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { faults } from './axe.ts';
import { findProduct } from './find-product.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { open } from './watch.ts';

/** Pages whose parts differ most. */
const TELLING = [
  '/',
  '/interior-lighting/?brand=astro&in-stock=yes',
  '/compare?codes=HB-PIM-13S2-SB,HB-STP-CP-SB',
  '/blog/dimming-led-without-flicker/',
];
const OTHERS = [
  '/search?query=zzzzqq',
  '/brands/',
  '/saved-lists?items=HB-STP-CP-SB:2',
  '/checkout-now',
  '/search?query=brass+switch',
  '/brands/hamilton/',
  '/finishes',
  '/finishes/satin-brass',
  '/quick-order',
  '/cart',
  '/blog/',
  '/contact-us/',
  '/faqs/',
  '/track-order',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/stock-alert',
  '/no-such-page/',
];
/** Pages of words alone, laid out alike: one width is enough. */
const TEXT_PAGES = ['/about-our-business/', '/shipping-returns/', '/care-guide/', '/cookies/', '/weee/'];

/** Opens each page, and returns what it finds there. */
async function walk(page: Page, paths: readonly string[], find: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    found.push(...(await find()));
  }
  return found;
}

test.describe('at 390 px, in the light colour scheme', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true });

  /** Faults, and what does not fit on the narrowest phones. */
  const findOnPhone = async (page: Page) => {
    const found = await faults(page);
    await page.setViewportSize({ width: 320, height: 700 });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 320) found.push(`${page.url()} at 320 px`);
    await page.setViewportSize({ width: 390, height: 844 });
    return found;
  };

  test('telling pages have no accessibility fault, and fit into 320 px', async ({ page, request }) => {
    const { path } = await findProduct(request, 'wall light', ({ variants }) => variants.length > 2);
    expect(await walk(page, [path, ...TELLING], () => findOnPhone(page))).toEqual([]);
  });

  test('so do all others', { tag: '@wide' }, async ({ page }) => {
    test.slow();
    expect(await walk(page, [...OTHERS, ...TEXT_PAGES], () => findOnPhone(page))).toEqual([]);
  });
});

test.describe('at 1280 px, in the dark colour scheme', () => {
  test.use({
    viewport: { width: 1280, height: 844 },
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('telling pages have no accessibility fault', async ({ page }) => {
    expect(await walk(page, TELLING, () => faults(page))).toEqual([]);
  });

  test('nor do all others', { tag: '@wide' }, async ({ page }) => {
    test.slow();
    expect(await walk(page, OTHERS, () => faults(page))).toEqual([]);
  });
});

test('the markup of every page is valid, with one first heading and references that exist', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error', 'heading-level': ['error', { allowMultipleH1: false }] },
  });
  const found: string[] = [];
  for (const path of new Set([
    ...(await listedPages(request)),
    ...unlistedPages,
    ...TELLING,
    ...OTHERS,
    ...TEXT_PAGES,
  ])) {
    const html = await (await request.get(path)).text();
    if (!html.includes('<h1')) found.push(`${path} has no first heading`);
    const { results } = await validator.validateString(html);
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${path} ${message} ${selector}`);
  }
  expect(found).toEqual([]);
});
