import { expect, test, type Locator } from '@playwright/test';
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

const term = (place: Locator, name: string) =>
  place.locator('dl div', { has: place.page().getByRole('term').getByText(name, { exact: true }) });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the lines and the total are above the order button, in the view of the VAT switch', async ({ page }) => {
      await open(page);
      const name = await addFromList(page);
      await page.goto('/checkout-now');
      await hydrated(page);
      const summary = page.getByRole('complementary', { name: 'Your order' });
      const isPhone = width === 390;
      await expect(summary.getByText(/^£\d/).filter({ visible: true }).first()).toBeVisible();
      await expect(summary.getByText(name)).toBeVisible({ visible: !isPhone });
      if (isPhone) await summary.getByRole('button', { name: 'Show items' }).click();
      await expect(summary.getByText(name)).toBeVisible();
      await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
      await page.getByRole('textbox', { name: 'Email address' }).fill('ann@example.com');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('020 7946 0123');
      await page.getByRole('button', { name: 'Continue to delivery' }).click();
      await page.getByRole('textbox', { name: 'House number and street' }).fill('1 High Street');
      await page.getByRole('textbox', { name: 'Town or city' }).fill('Belfast');
      await page.getByRole('textbox', { name: 'Postcode' }).fill('BT1 1AA');
      await page.getByRole('button', { name: 'Continue to review' }).click();
      const order = page.getByRole('region', { name: 'Your order' });
      const button = order.getByRole('button', { name: /^Place order/ });
      await expect(button).toBeEnabled();
      const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
      expect(await top(order.getByText(name))).toBeLessThan(await top(term(order, 'Total')));
      expect(await top(term(order, 'Total'))).toBeLessThan(await top(button));
      await expect(term(order, 'Goods')).toBeVisible();
      await page.getByRole('radio', { name: 'Excluded' }).check({ force: true });
      await expect(term(order, 'Goods')).toHaveCount(0);
      const pence = async (row: string) =>
        Math.round(Number((await term(order, row).getByRole('definition').innerText()).match(/£([\d.]+)/)?.[1]) * 100);
      expect((await pence('Goods ex VAT')) + (await pence('Delivery ex VAT')) + (await pence('VAT @ 20%'))).toBe(
        await pence('Total'),
      );
      expect(await pence('Delivery ex VAT')).toBe(1727);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
