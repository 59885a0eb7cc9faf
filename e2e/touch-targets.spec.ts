import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PAGES = [
  '/',
  '/interior-lighting/',
  '/interior-lighting/?brand=astro&in-stock=yes',
  '/search?query=brass+switch',
  '/search?query=zzzzqq',
  '/brands/',
  '/brands/hamilton/',
  '/featured/',
  '/finishes',
  '/finishes/satin-brass',
  '/compare?codes=HB-PIM-13S2-SB,HB-STP-CP-SB',
  '/quick-order',
  '/saved-lists?items=HB-STP-CP-SB:2',
  '/cart',
  '/login',
  '/register',
  '/track-order',
  '/contact-us/',
  '/blog/',
  '/checkout-now',
];

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
        return near ? [`${box.control.outerHTML.slice(0, 140)} is near ${near.control.outerHTML.slice(0, 100)}`] : [];
      });
  });

for (const path of PAGES)
  test(`${path} has controls of 44 pixels, or spaced as WCAG 2.2 asks`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await tooSmall(page)).toEqual([]);
  });

test('a product’s page has controls of 44 pixels, or spaced as WCAG 2.2 asks', async ({ page, request }) => {
  const { path } = await findProduct(request, 'wall light', ({ variants }) => variants.length > 2);
  await page.goto(path);
  await hydrated(page);
  expect(await tooSmall(page)).toEqual([]);
});
