import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const CATEGORY = 'Switches & Sockets';

interface Price {
  incVat: { pence: number };
  exVat: { pence: number };
}

/** The price of the variant that the page's address names, as the graph tells it. */
async function chosenPrice(request: APIRequestContext, page: Page): Promise<Price> {
  const { pathname, searchParams } = new URL(page.url());
  const query = 'query ($path: String!) { product(path: $path) { variants { selectedOptions { name value } price { incVat { pence } exVat { pence } } } } }';
  const response = await request.post('/graphql', { data: { query, variables: { path: pathname } } });
  const { data } = (await response.json()) as { data: { product: { variants: { selectedOptions: { name: string; value: string }[]; price: Price }[] } } };
  const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const variant = data.product.variants.find(({ selectedOptions }) => selectedOptions.every(({ name, value }) => [null, slug(value)].includes(searchParams.get(slug(name)))));
  expect(variant).toBeDefined();
  return variant?.price ?? { incVat: { pence: 0 }, exVat: { pence: 0 } };
}

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

async function openFirstProductWithFinishes(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: CATEGORY, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: CATEGORY })).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('list', { name: 'Finish' }) }).first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
}

/** Chooses the first finish that is there to be bought. */
async function chooseFinish(page: Page): Promise<void> {
  const finish = page.getByRole('group', { name: /Finish/ }).getByRole('radio', { name: /^(?!.*(out of stock|not available|sold out)).*$/i }).first();
  await finish.check({ force: true });
  await expect(page).toHaveURL(/[?&]finish=/);
}

test('a shopper goes from home to a basket of two, sees the right total in both VAT views, reloads and removes', async ({ page, request }) => {
  const watched = watch(page);
  await openFirstProductWithFinishes(page);
  await chooseFinish(page);
  await page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ }).fill('2');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();

  const { incVat, exVat } = await chosenPrice(request, page);
  await expect(basket(page).getByText(pounds(2 * incVat.pence)).first()).toBeVisible();
  await basket(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('button', { name: 'Your cart, 2 items' })).toBeVisible();

  await page.getByRole('radio', { name: 'Excluded' }).first().check({ force: true });
  await page.getByRole('button', { name: 'Your cart, 2 items' }).click();
  await expect(basket(page).getByText(pounds(2 * exVat.pence)).first()).toBeVisible();

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Your cart, 2 items' }).click();
  await expect(basket(page).getByText(pounds(2 * exVat.pence)).first()).toBeVisible();
  await basket(page).getByRole('button', { name: /^Remove / }).first().click();
  await expect(basket(page).getByText('Your shopping cart is empty.')).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('without a finish nothing is added, and the page says what to do', async ({ page }) => {
  await openFirstProductWithFinishes(page);
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByText('Please select a finish.').first()).toBeVisible();
  await expect(basket(page)).toBeHidden();
});

test('the chosen finish is in the address, and the server renders it', async ({ page, request }) => {
  await openFirstProductWithFinishes(page);
  await chooseFinish(page);
  const chosen = await page.getByRole('group', { name: /Finish/ }).getByRole('radio', { checked: true }).getAttribute('value');
  const html = await (await request.get(page.url())).text();
  expect(chosen).toBeTruthy();
  expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${chosen}"|<input[^>]*value="${chosen}"[^>]*checked=""`));
});
