import { expect, test, type Locator } from '@playwright/test';
import { LIST, addFromList } from './cart-steps.ts';
import { holdScripts, hydrated, open } from './watch.ts';

const term = (place: Locator, name: string) =>
  place.locator('dl div', { has: place.page().getByRole('term').getByText(name, { exact: true }) });

test('the checkout has nothing to leave by, and its total above its button', async ({ page }) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
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
  await expect(page.getByText('Subscribe to our Newsletter')).toHaveCount(0);
  await expect(page.getByText(/Trade discounts/i)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Privacy/ })).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(header.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await expect(header.getByRole('radio', { name: 'Excluded' })).toBeVisible();
    expect(await fits()).toBe(true);
    await expect(summary.getByText(/^£\d/).filter({ visible: true }).first()).toBeVisible();
    await expect(summary.getByText(name)).toBeVisible({ visible: width > 390 });
  }
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
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    expect(await top(order.getByText(name))).toBeLessThan(await top(term(order, 'Total')));
    expect(await top(term(order, 'Total'))).toBeLessThan(await top(button));
    expect(await fits()).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(term(order, 'Goods')).toBeVisible();
  await page.getByRole('radio', { name: 'Excluded' }).check({ force: true });
  await expect(term(order, 'Goods')).toHaveCount(0);
  const pence = async (row: string) =>
    Math.round(Number((await term(order, row).getByRole('definition').innerText()).match(/£([\d.]+)/)?.[1]) * 100);
  expect((await pence('Goods ex VAT')) + (await pence('Delivery ex VAT')) + (await pence('VAT @ 20%'))).toBe(
    await pence('Total'),
  );
  expect(await pence('Delivery ex VAT')).toBe(1727);
});
