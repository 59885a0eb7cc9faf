import { expect, test } from '@playwright/test';
import { boxOf } from './box.ts';
import { LIST, basket, lines, quantityOf, cartButton, addFromList, savedQuantity } from './cart-steps.ts';
import { hydrated, open, watch } from './watch.ts';

test('a basket is filled, changed, emptied and restored by keyboard, and saved by itself', async ({ page }) => {
  const watched = watch(page);
  await open(page, LIST);
  await addFromList(page, 0);
  await page.keyboard.press('Escape');
  const second = await addFromList(page, 1);
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).last()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 600 });
  // Below the title, half of the height is the lines'.
  expect((await boxOf(basket(page).getByText('Total with delivery'))).top).toBeGreaterThan(364);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(basket(page).getByText('(including VAT)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(basket(page)).toBeHidden();

  await cartButton(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  const isInside = () =>
    basket(page).evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  const line = lines(page).filter({ hasText: second });
  await quantityOf(line).focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantityOf(line)).toHaveValue('2');
  await quantityOf(line).fill('4');
  await page.keyboard.press('Enter');
  await expect(async () => expect(await savedQuantity(page)).toBe(5)).toPass();

  await line.getByRole('button', { name: `Remove ${second}` }).press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await expect(basket(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();
  await page.keyboard.press('Enter');
  await expect(quantityOf(line)).toHaveValue('4');
  await expect(async () => expect(await savedQuantity(page)).toBe(5)).toPass();
  await page.keyboard.press('Escape');
  await expect(cartButton(page, 5)).toBeFocused();

  await page.keyboard.press('Enter');
  for (const left of [1, 0]) {
    await lines(page).first().getByRole('button', { name: 'Remove' }).click();
    await expect(lines(page)).toHaveCount(left);
  }
  await expect(basket(page).getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(basket(page).getByRole('link', { name: 'Checkout Now' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your cart', exact: true })).toBeAttached();
  expect(watched.complaints).toEqual([]);
});

test('the browser’s copy of a basket shows at once, and fills an expired one again', async ({ page, context }) => {
  const watched = watch(page);
  await open(page, LIST);
  expect(watched.graphRequests).toEqual([]);
  const name = await addFromList(page);
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();
  // The response never arrives: the page shows the browser's copy.
  await page.route('**/graphql', () => {});
  await page.reload();
  await hydrated(page);
  await cartButton(page, 1).click();
  await expect(basket(page).getByRole('link', { name, exact: true })).toBeVisible();
  expect(await (await page.request.get(LIST)).text()).toContain('aria-label="Your cart"');
  await page.unroute('**/graphql');

  // The cookie is gone; the shop still has the cart, and would find it by the key that it was made with.
  await context.clearCookies();
  await page.reload();
  await hydrated(page);
  await cartButton(page, 1).click();
  await expect(basket(page).getByRole('status').filter({ hasText: 'Your basket had expired' })).toBeVisible();
  await expect(basket(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();

  // The checkout fills it again too, and its lines and total are of one basket.
  await context.clearCookies();
  await page.goto('/checkout-now');
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await expect(summary.getByRole('listitem')).toContainText('Quantity 1');
  await expect(summary.getByRole('term').filter({ hasText: 'Total' })).toBeVisible();
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();
});

test('two tabs show the same basket', async ({ page, context }) => {
  await open(page, LIST);
  const other = await context.newPage();
  await open(other, '/contact-us/');
  await addFromList(page);
  await cartButton(other, 1).click();
  await lines(page).getByRole('button', { name: 'Increase' }).click();
  await expect(quantityOf(lines(other))).toHaveValue('2');
  await quantityOf(lines(other)).fill('3');
  await quantityOf(lines(other)).press('Enter');
  await expect(quantityOf(lines(page))).toHaveValue('3');
  await expect(async () => expect(await savedQuantity(page)).toBe(3)).toPass();
  await lines(page).getByRole('button', { name: 'Remove' }).click();
  await expect(basket(other).getByText('Your shopping cart is empty.')).toBeVisible();
});
