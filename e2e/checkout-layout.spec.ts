import { expect, test, type Locator } from '@playwright/test';
import { LIST, addFromList } from './cart-steps.ts';
import { fillAddress, fillContact } from './checkout-steps.ts';
import { holdScripts, hydrated, open } from './watch.ts';

const term = (place: Locator, name: string) =>
  place.locator('dl div', { has: place.page().getByRole('term').getByText(name, { exact: true }) });

test('the checkout has nothing to leave by, and shows its total', async ({ page }) => {
  await open(page, LIST);
  await addFromList(page, 1);
  await page.keyboard.press('Escape');
  const name = await addFromList(page);
  await open(page, '/checkout-now');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Lumen & Latch' })).toHaveAttribute('href', '/');
  const steps = header.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/Contact/, /Delivery/, /Review and pay/]);
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Privacy/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText(/^£\d/).filter({ visible: true }).first()).toBeVisible();
  await summary.getByRole('button', { name: 'Show items' }).click();
  await expect(summary.getByText(name)).toBeVisible();

  await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  const letGo = await holdScripts(page);
  await page.goto('/checkout-now', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
  letGo();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lee');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
  await fillContact(page);
  await fillAddress(page, 'BT1 1AA');

  const order = page.getByRole('region', { name: 'Your order' });
  const button = order.getByRole('button', { name: /^Place order/ });
  await expect(button).toBeEnabled();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(term(order, 'Goods')).toBeVisible();
  await page.getByRole('radio', { name: 'Excluded' }).check({ force: true });
  await expect(term(order, 'Goods')).toHaveCount(0);
  await expect(term(order, 'Delivery ex VAT')).toContainText('£17.27');
});
