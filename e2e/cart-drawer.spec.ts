import { expect, test } from '@playwright/test';
import { basket, lines, quantityOf, cartButton, open, addFromList } from './cart-steps.ts';

test('with the keyboard only: focus moves in, stays in, and returns', async ({ page }) => {
  await open(page);
  await addFromList(page);
  await page.keyboard.press('Escape');
  const button = cartButton(page, 1);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(basket(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  const isInside = () =>
    basket(page).evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await quantityOf(lines(page).first()).focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantityOf(lines(page).first())).toHaveValue('2');
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(basket(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(basket(page)).toBeHidden();
  await expect(button.or(cartButton(page, 2))).toBeFocused();
});

test('on a phone nothing overflows the screen, and the drawer leads to the basket', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await addFromList(page);
  await expect(basket(page).getByRole('link', { name: 'Checkout Now' })).toHaveAttribute('href', '/checkout-now');
  await expect(basket(page).getByRole('button', { name: 'Continue Shopping' })).toBeVisible();
  await basket(page).getByRole('link', { name: 'View basket' }).click();
  await expect(basket(page)).toBeHidden();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout Now' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByRole('main').getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Departments' }).getByRole('link').first()).toBeVisible();
});

test('the basket icon shakes at an addition, except with reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await addFromList(page);
    const animation = await page
      .getByRole('button', { name: /^Your cart, / })
      .evaluate((button) => getComputedStyle(button.firstElementChild ?? button).animationName);
    expect(animation === 'none').toBe(reducedMotion === 'reduce');
  }
});
