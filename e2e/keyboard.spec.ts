import { expect, test } from '@playwright/test';
import { hydrated } from './watch.ts';

const PAGES = ['/', '/interior-lighting/', '/contact-us/', '/shipping-returns/', '/faqs/', '/register'];

for (const width of [390, 1280]) {
  for (const path of PAGES) {
    test(`${path} at ${width} px: Tab reaches every interactive element and shows the focus`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
      // Tab reaches one radio button of each group.
      const usable = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
        const reached = all.filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.tabIndex >= 0 &&
            !element.closest('[inert]') &&
            !element.matches(':disabled, [type=radio]:not(:checked)'),
        );
        for (const [index, element] of reached.entries()) element.dataset.usable = String(index);
        return reached.length;
      });
      expect(usable).toBeGreaterThan(20);
      const met = new Set<string>();
      const unseen: string[] = [];
      for (let presses = 0; presses < usable + 40 && met.size < usable; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null;
          if (!element || element === document.body) return null;
          // The focus ring may be on an ancestor that contains the link or the field.
          const drawn = [
            getComputedStyle(element),
            getComputedStyle(element, '::after'),
            ...[element.parentElement, element.parentElement?.parentElement, element.nextElementSibling].flatMap(
              (one) => (one ? [getComputedStyle(one)] : []),
            ),
          ];
          // A slider has it on its thumb, which scripts cannot inspect.
          const outlined =
            element.matches('[type=range]') ||
            drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
          return { usable: element.dataset.usable, outlined, html: element.outerHTML.slice(0, 120) };
        });
        if (focused?.usable !== undefined) met.add(focused.usable);
        if (focused && !focused.outlined) unseen.push(focused.html);
      }
      expect(unseen).toEqual([]);
      const missed = await page
        .locator('[data-usable]')
        .evaluateAll(
          (elements, seen) =>
            elements
              .filter((element) => !seen.includes((element as HTMLElement).dataset.usable ?? ''))
              .map((element) => element.outerHTML.slice(0, 120)),
          [...met],
        );
      expect(missed).toEqual([]);
    });
  }
}

test('“Skip to products” leads past header and filters to the first product', async ({ page }) => {
  await page.goto('/switches-and-sockets/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to products' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('article').first().locator(':focus')).toHaveCount(1);
  await page.goto('/contact-us/');
  await expect(page.getByRole('link', { name: 'Skip to products' })).toHaveCount(0);
});
