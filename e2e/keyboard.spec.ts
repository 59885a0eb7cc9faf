import { expect, test, type Page } from '@playwright/test';
import { open } from './watch.ts';

/** Numbers the elements that Tab is to reach, and records those that take focus and those of them that show no ring. */
const record = (page: Page) =>
  page.evaluate(() => {
    // Tab reaches one radio button of each group.
    const reached = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.closest('[inert]') &&
        !element.matches(':disabled, [type=radio]:not(:checked)'),
    );
    const missed = new Set<Element>(reached);
    const unseen: string[] = [];
    document.addEventListener('focusin', ({ target: element }) => {
      if (!(element instanceof HTMLElement)) return;
      missed.delete(element);
      // The focus ring may be on an ancestor that contains the link or the field.
      const drawn = [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
        ...[element.parentElement, element.parentElement?.parentElement, element.nextElementSibling].flatMap((one) =>
          one ? [getComputedStyle(one)] : [],
        ),
      ];
      // A slider has it on its thumb, which scripts cannot inspect.
      const outlined =
        element.matches('[type=range]') ||
        drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
      if (!outlined) unseen.push(element.outerHTML.slice(0, 120));
    });
    Object.assign(window, {
      tabbed: () => ({ unseen, missed: [...missed].map((element) => element.outerHTML.slice(0, 120)) }),
    });
    return reached.length;
  });

/** Presses Tab until the page's elements have had focus, each with a ring. */
async function tabThrough(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
  const usable = await record(page);
  expect(usable).toBeGreaterThan(20);
  const left = () => page.evaluate<{ unseen: string[]; missed: string[] }>('tabbed()');
  for (let presses = 0; presses < usable + 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses >= usable && (await left()).missed.length === 0) break;
  }
  expect(await left()).toEqual({ unseen: [], missed: [] });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('“Skip to products” works, and Tab shows the focus of every element of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page, '/interior-lighting/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to products' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('article').first().locator(':focus')).toHaveCount(1);
  await tabThrough(page);
});

test('Tab shows the focus of every element of a page with a form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact-us/');
  await expect(page.getByRole('link', { name: 'Skip to products' })).toHaveCount(0);
  await tabThrough(page);
});
