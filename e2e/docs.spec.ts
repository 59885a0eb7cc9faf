import { expect, test } from '@playwright/test';
import { axe } from './axe.ts';

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`pages fit ${width} px and are accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    const paths = await page
      .locator('nav > ul > li > a[href^="/docs"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBe(8);
    for (const path of [...paths, '/docs/search?q=key']) {
      await page.goto(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
      const { violations } = await axe(page).analyze();
      expect([path, ...violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])]).toEqual([
        path,
      ]);
    }
  });
