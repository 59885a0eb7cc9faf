import { expect, test, type Page } from '@playwright/test';
import { basket, cartButton } from './cart-steps.ts';
import { heading, newEmail, register } from './account-steps.ts';
import { ORDER_BUTTON } from './checkout-steps.ts';
import { open, watch } from './watch.ts';

/** An order as Medusa's own staff see it, in pounds. */
interface MedusaOrder {
  email: string;
  total: number;
  items: { quantity: number; variant_sku: string; unit_price: number }[];
}

/** Returns the orders of a customer from Medusa's Admin API, the newest first. */
async function ordersInMedusa(email: string): Promise<MedusaOrder[]> {
  const query = new URLSearchParams({ q: email, order: '-created_at', fields: 'email,total,*items' });
  const answer = await fetch(`${process.env.TEST_MEDUSA_URL}/admin/orders?${query}`, {
    headers: { authorization: `Basic ${Buffer.from(`${process.env.TEST_MEDUSA_ADMIN_KEY}:`).toString('base64')}` },
  });
  expect(answer.status).toBe(200);
  const { orders } = (await answer.json()) as { orders: MedusaOrder[] };
  return orders.filter((order) => order.email === email);
}

/** The total on the page of an order, in pounds. */
async function totalShown(page: Page): Promise<number> {
  const text = await page.getByRole('main').innerText();
  const [, pounds = ''] = /Total\s+(?:inc\.? VAT\s+)?£([\d,]+\.\d\d)/i.exec(text) ?? [];
  return Number(pounds.replaceAll(',', ''));
}

test('a customer registers, finds, filters and buys: Medusa has the same pennies', async ({ page }) => {
  const { complaints } = watch(page);
  const email = newEmail();
  await register(page, email);
  await open(page, '/search?query=vintage+switch');
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: 'Satin Chrome' })
    .check({ force: true });
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Satin Chrome');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Vintage Rocker Switch' }).first().click();
  await expect(heading(page, 'Vintage Rocker Switch')).toBeVisible();
  for (const choice of [/^Antique Brass/, /^2 Gang/])
    await page.getByRole('radio', { name: choice }).first().check({ force: true });
  // 11.99 for the first finish, 1 more for the second, 4.03 more for the second gang.
  await expect(main.getByText('£17.02').first()).toBeVisible();
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(basket(page).getByRole('link', { name: 'Vintage Rocker Switch', exact: true })).toBeVisible();

  await open(page, '/checkout-now');
  await expect(page.getByText(/You’re signed in as/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(heading(page, 'Thank you, Ada Byron')).toBeVisible({ timeout: 30_000 });
  const [order] = await ordersInMedusa(email);
  expect(order?.items).toMatchObject([{ quantity: 1, variant_sku: 'HD-100001-2-2', unit_price: 17.02 }]);
  expect(await totalShown(page)).toBe(order?.total);

  await open(page, '/account/orders');
  await page.getByRole('button', { name: /^Order again/ }).click();
  await expect(cartButton(page, 1)).toBeVisible();
  expect(complaints).toEqual([]);
});
