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

/**
 * Returns the controls that are smaller than 44 pixels without the space that WCAG 2.2 asks for (2.5.8): a circle of 24 pixels around their
 * middle that meets neither another control nor its circle. Links within a sentence are exempt.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const [LARGE, CIRCLE] = [44, 24];
    const boxOf = (control: Element) => {
      const own = control.getBoundingClientRect();
      // A control that its label or an overlay enlarges is as large as that.
      const label = control.matches('input') ? control.closest('label')?.getBoundingClientRect() : undefined;
      const over = getComputedStyle(control, '::after');
      const parent = over.position === 'absolute' && over.content !== 'none' ? control.closest('li, article') : null;
      const whole = label ?? parent?.getBoundingClientRect() ?? own;
      const { left, right, top, bottom } = whole;
      return { control, left, right, top, bottom, layer: layerOf(control) };
    };
    // What is fixed to the screen lies over other controls only until the page is scrolled.
    const layerOf = (control: Element): Element | null =>
      ['fixed', 'sticky'].includes(getComputedStyle(control).position)
        ? control
        : control.parentElement && layerOf(control.parentElement);
    const isInline = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim();
    const boxes = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .filter((control) => !control.matches('input[type=hidden], :disabled') && !isInline(control))
      .map(boxOf)
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    type Box = (typeof boxes)[number];
    const isSmall = ({ left, right, top, bottom }: Box) => Math.min(right - left, bottom - top) < CIRCLE;
    const isLarge = ({ left, right, top, bottom }: Box) => Math.min(right - left, bottom - top) >= LARGE;
    const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
    const distance = (box: Box, other: Box) => {
      const { x, y } = middle(box);
      const [nearX, nearY] = [
        Math.max(other.left, Math.min(x, other.right)),
        Math.max(other.top, Math.min(y, other.bottom)),
      ];
      const toBox = Math.hypot(x - nearX, y - nearY) - CIRCLE / 2;
      if (!isSmall(other)) return toBox;
      const { x: otherX, y: otherY } = middle(other);
      return Math.min(toBox, Math.hypot(x - otherX, y - otherY) - CIRCLE);
    };
    const contains = (outer: Box, inner: Box) =>
      outer.control.contains(inner.control) ||
      (outer.left <= inner.left &&
        outer.right >= inner.right &&
        outer.top <= inner.top &&
        outer.bottom >= inner.bottom);
    return boxes
      .filter((box) => !isLarge(box))
      .flatMap((box) => {
        const near = boxes.find(
          (other) =>
            other !== box &&
            other.layer === box.layer &&
            !contains(other, box) &&
            !contains(box, other) &&
            distance(box, other) < -0.5,
        );
        return near
          ? [
              `${location.pathname} ${box.control.outerHTML.slice(0, 140)} is near ${near.control.outerHTML.slice(0, 100)}`,
            ]
          : [];
      });
  });

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

  /** Faults, small controls, and what does not fit on the narrowest phones. */
  const findOnPhone = async (page: Page) => {
    const found = [...(await faults(page)), ...(await tooSmall(page))];
    await page.setViewportSize({ width: 320, height: 700 });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 320) found.push(`${page.url()} at 320 px`);
    await page.setViewportSize({ width: 390, height: 844 });
    return found;
  };

  test('telling pages have no accessibility fault, controls of 44 px or well spaced ones, and fit into 320 px', async ({
    page,
    request,
  }) => {
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
