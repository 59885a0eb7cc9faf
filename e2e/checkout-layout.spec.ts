import { expect, test } from '@playwright/test';
import { addFromList, open } from './cart-steps.ts';
import { holdScripts, hydrated } from './watch.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the checkout has logo, steps, phone number and VAT switch, and nothing else to leave by', async ({
      page,
    }) => {
      await page.goto('/checkout-now');
      await hydrated(page);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Lumen & Latch' })).toHaveAttribute('href', '/');
      await expect(header.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
      await expect(header.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveText([
        /Contact/,
        /Delivery/,
        /Review and pay/,
      ]);
      await expect(header.getByRole('radio', { name: 'Excluded' })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(1);
      await expect(page.getByRole('search')).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(page.getByText('Subscribe to our Newsletter')).toHaveCount(0);
      await expect(page.getByText(/Trade discounts/i)).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /Privacy/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('the first step is in the server’s HTML, and what is typed before hydration is kept', async ({ page }) => {
  await open(page);
  await addFromList(page);
  await page.goto('/checkout-now');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  const letGo = await holdScripts(page);
  await page.goto('/checkout-now', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
  letGo();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lee');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
});
