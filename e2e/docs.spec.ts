import { expect, test } from '@playwright/test';
import { axe } from './axe.ts';

test('the search leads to an error’s place, without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/docs');
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('BAD_REQUEST');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name: 'BAD_REQUEST – Errors' }).click();
  await expect(page).toHaveURL(/\/docs\/errors#error-BAD_REQUEST$/);
  await expect(page.getByRole('heading', { name: 'BAD_REQUEST' })).toBeInViewport();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Errors' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await context.close();
});

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
