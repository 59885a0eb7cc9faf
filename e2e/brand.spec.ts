import { expect, test } from '@playwright/test';
import { hydrated } from './watch.ts';

test('the brands lead to their pages, which narrow like any list', async ({ page }) => {
  await page.goto('/brands/');
  await page.getByRole('main').getByRole('link', { name: /^Astro/ }).click();
  await expect(page).toHaveURL(/\/brands\/astro\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Astro');
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const rating = filters.getByRole('checkbox', { name: /^IP44/ });
  if (!(await rating.isVisible())) await filters.locator('summary', { hasText: 'IP Rating' }).click();
  await rating.click();
  await expect(page).toHaveURL(/\/brands\/astro\/\?filter\.IP\+Rating=IP44$/);
  await expect(page.getByRole('link', { name: /Remove filter IP Rating: IP44/ })).toBeVisible();
});

for (const [address, status, location] of [
  ['/brands', 301, '/brands/'],
  ['/brands/Astro', 301, '/brands/astro/'],
  ['/brands/nobody/', 404, undefined],
  ['/featured', 301, '/featured/'],
  ['/featured/?page=99', 404, undefined],
  ['/category/interior-lighting/wall-lights/', 301, '/interior-lighting/wall-lights/'],
  ['/category//evil.example/', 301, '/evil.example/'],
  ['/category/%5Cevil.example/', 301, '/evil.example/'],
  ['/switches-and-sockets', 301, '/switches-and-sockets/'],
] as const) {
  test(`${address} answers ${status}`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([status, location]);
  });
}
