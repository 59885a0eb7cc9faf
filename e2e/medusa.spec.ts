import { expect, test, type Page } from '@playwright/test';
import { addFromList, basket, cartButton, open } from './cart-steps.ts';
import { heading, newEmail, register } from './account-steps.ts';
import { ORDER_BUTTON } from './checkout-steps.ts';
import { hydrated, watch } from './watch.ts';

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

/** Orders what is in the basket. A customer's details and address are filled in already. */
async function checkOut(page: Page, guest?: string): Promise<void> {
  await page.goto('/checkout-now');
  await hydrated(page);
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  if (guest !== undefined) {
    await fill('First name', 'Ada');
    await fill('Last name', 'Byron');
    await fill('Email address', guest);
    await fill('Phone number', '020 7946 0111');
  } else await expect(page.getByText(/You’re signed in as/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  if (guest !== undefined) {
    await fill('House number and street', '1 High Street');
    await fill('Town or city', 'Leeds');
    await fill('Postcode', 'LS1 4DT');
  }
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(heading(page, 'Thank you, Ada Byron')).toBeVisible({ timeout: 30_000 });
}

/** The total on the page of an order, in pounds. */
async function totalShown(page: Page): Promise<number> {
  const text = await page.getByRole('main').innerText();
  const [, pounds = ''] = /Total\s+(?:inc\.? VAT\s+)?£([\d,]+\.\d\d)/i.exec(text) ?? [];
  return Number(pounds.replaceAll(',', ''));
}

test('a guest finds, filters, chooses a finish and buys: Medusa has the order with the same pennies', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await open(page, '/search?query=vintage+switch');
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Satin Chrome/ })
    .check({ force: true });
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Satin Chrome');
  await page.getByRole('main').getByRole('link', { name: 'Vintage Rocker Switch' }).first().click();
  await expect(heading(page, 'Vintage Rocker Switch')).toBeVisible();
  await page
    .getByRole('radio', { name: /^Antique Brass/ })
    .first()
    .check({ force: true });
  await page
    .getByRole('radio', { name: /^2 Gang/ })
    .first()
    .check({ force: true });
  // 11.99 for the first finish, 1 more for the second, 4.03 more for the second gang.
  await expect(page.getByRole('main').getByText('£17.02').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expect(basket(page).getByRole('link', { name: 'Vintage Rocker Switch', exact: true })).toBeVisible();
  const email = newEmail();
  await checkOut(page, email);
  const [order] = await ordersInMedusa(email);
  expect(order?.items).toMatchObject([{ quantity: 1, variant_sku: 'HD-100001-2-2', unit_price: 17.02 }]);
  expect(await totalShown(page)).toBe(order?.total);
  expect(complaints).toEqual([]);
});

test('a customer registers, buys and buys again', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await open(page, '/hardware/door-hardware/cabinet-knobs/');
  await addFromList(page, 0, 'Beehive Cabinet Knob');
  await checkOut(page);
  const [first] = await ordersInMedusa(email);
  expect(await totalShown(page)).toBe(first?.total);

  await open(page, '/account/orders');
  await page.getByRole('button', { name: /^Order again/ }).click();
  await expect(cartButton(page, 1)).toBeVisible();
  await checkOut(page);
  const orders = await ordersInMedusa(email);
  expect(orders.map(({ total }) => total)).toEqual([first?.total, first?.total]);
  await open(page, '/account/orders');
  await expect(page.getByRole('article', { name: /^Order / })).toHaveCount(2);
});
