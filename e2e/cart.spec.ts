import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { LIST, basket, lines, quantityOf, cartButton, open, addFromList, savedQuantity } from './cart-steps.ts';
import { SHOP } from './shops.ts';
import { hydrated, watch } from './watch.ts';

test('a basket is filled, changed, emptied and restored, and every step is saved automatically', async ({ page }) => {
  const watched = watch(page);
  await open(page);
  await addFromList(page, 0);
  await basket(page).getByRole('button', { name: 'Close' }).first().click();
  const second = await addFromList(page, 1);
  await expect(lines(page).last()).toBeInViewport();
  await expect(lines(page)).toHaveCount(2);
  await expect(basket(page).getByText('(including VAT)')).toBeVisible();

  const line = lines(page).filter({ hasText: second });
  await line.getByRole('button', { name: 'Increase' }).click();
  await line.getByRole('button', { name: 'Increase' }).click();
  await line.getByRole('button', { name: 'Decrease' }).click();
  await expect(quantityOf(line)).toHaveValue('2');
  await expect(async () => expect(await savedQuantity(page)).toBe(3)).toPass();

  await quantityOf(line).fill('4');
  await quantityOf(line).press('Enter');
  await expect(async () => expect(await savedQuantity(page)).toBe(5)).toPass();

  await line.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(basket(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();
  await basket(page).getByRole('button', { name: 'Undo' }).click();
  await expect(quantityOf(lines(page).filter({ hasText: second }))).toHaveValue('4');
  await expect(async () => expect(await savedQuantity(page)).toBe(5)).toPass();
  await expect(cartButton(page, 5)).toBeAttached();

  for (const left of [1, 0]) {
    await lines(page)
      .first()
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(lines(page)).toHaveCount(left);
  }
  await expect(basket(page).getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(basket(page).getByRole('link', { name: 'Checkout Now' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your cart', exact: true })).toBeAttached();
  expect(watched.complaints).toEqual([]);
});

test('a basket whose cookie has expired is filled again from the browser’s copy, which says so', async ({
  page,
  context,
}) => {
  /** The cookie is gone; the shop still has the cart, and would find it by the key that it was made with. */
  const expire = () => context.clearCookies();
  await open(page);
  const first = await addFromList(page, 0);
  await page.reload();
  await hydrated(page);
  await expire();
  // Whether the shopper looks into the basket first, or adds to it.
  await cartButton(page, 1).click();
  const notice = basket(page).getByRole('status').filter({ hasText: 'Your basket had expired' });
  await expect(notice).toBeVisible();
  await expect(basket(page).getByRole('link', { name: first, exact: true })).toBeVisible();
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();

  await open(page);
  await expire();
  await addFromList(page, 1);
  await expect(lines(page)).toHaveCount(2);
  await expect(async () => expect(await savedQuantity(page)).toBe(2)).toPass();
  for (const line of await lines(page).all()) await expect(quantityOf(line)).toHaveValue('1');

  // The checkout fills it again too, and its lines and total are of one basket.
  await expire();
  await page.goto('/checkout-now');
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByRole('listitem')).toHaveCount(2);
  await expect(summary.getByText('Quantity 1')).toHaveCount(2);
  await expect(summary.getByRole('term').filter({ hasText: 'Total' })).toBeVisible();
  await expect(async () => expect(await savedQuantity(page)).toBe(2)).toPass();
});

test('a line shows its product, and its quantity stops at the stock', async ({ page }) => {
  await open(page);
  const name = await addFromList(page);
  const line = lines(page).first();
  await expect(basket(page).getByRole('status').filter({ hasText: 'Added to basket' })).toBeAttached();
  const response = await page.request.post('/graphql', {
    data: { query: '{ cart { lines { sku path maximumQuantity price { incVat { pence } } } } }' },
  });
  const [known] = (
    (await response.json()) as { data: { cart: { lines: { sku: string; path: string; maximumQuantity: number }[] } } }
  ).data.cart.lines;
  await expect(line.getByText(known?.sku ?? '-')).toBeVisible();
  await expect(line.getByRole('link', { name, exact: true })).toHaveAttribute('href', known?.path ?? '');
  await quantityOf(line).fill('9999');
  await quantityOf(line).press('Enter');
  await expect(quantityOf(line)).toHaveValue(String(known?.maximumQuantity));
  await expect(line.getByRole('status')).toHaveText('You have reached the maximum available stock for this item.');
  await expect(line.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await line.getByRole('link', { name, exact: true }).click();
  await expect(basket(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${known?.path}$`));
});

test('the basket shows at once after a reload, and pages of a visitor without one request nothing', async ({
  page,
}) => {
  await open(page);
  const watched = watch(page);
  await page.reload();
  await hydrated(page);
  expect(watched.graphRequests).toEqual([]);
  const name = await addFromList(page);
  await expect(async () => expect(await savedQuantity(page)).toBe(1)).toPass();
  await page.reload();
  await hydrated(page);
  await expect(cartButton(page, 1)).toBeVisible();
  // The response never arrives: the page shows the browser's copy.
  await page.route('**/graphql', () => {});
  await cartButton(page, 1).click();
  await expect(basket(page).getByRole('link', { name, exact: true })).toBeVisible();
  const html = await (await page.request.get(LIST)).text();
  expect(html).toContain('aria-label="Your cart"');
});

test('an add-on is shown with its product, follows its quantity, and can be restored', async ({ page }) => {
  const ask = async (query: string, variables: object = {}) =>
    ((await (await page.request.post('/graphql', { data: { query, variables } })).json()) as { data: never }).data;
  interface Found {
    id: string;
    name: string;
    variants: { id: string; stock: { level: number } }[];
    modifiers: { id: string; options: { id: string }[] }[];
  }
  const { search } = (await ask(
    '{ search(query: "pendant", first: 30) { edges { node { id name variants { id stock { level } } modifiers { id options { id } } } } } }',
  )) as { search: { edges: { node: Found }[] } };
  const found = search.edges
    .map(({ node }) => node)
    .find(({ variants, modifiers }) => modifiers.length > 0 && variants.some(({ stock }) => stock.level > 3));
  const [modifier] = found?.modifiers ?? [];
  const input = {
    productId: found?.id,
    variantId: found?.variants.find(({ stock }) => stock.level > 3)?.id,
    quantity: 1,
    modifiers: [{ modifierId: modifier?.id, optionId: modifier?.options[0]?.id }],
  };
  await ask('mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }', { input });

  await open(page, '/cart');
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Items in your basket' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: 'Increase' }).click();
  await expect(rows.last().getByText('Quantity 2')).toBeVisible();
  await rows
    .last()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(rows).toHaveCount(1);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole('button', { name: `Remove ${found?.name}` })
    .click();
  await expect(rows).toHaveCount(0);
  await expect(async () => expect(await savedQuantity(page)).toBe(0)).toPass();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await expect(async () => expect(await savedQuantity(page)).toBe(4)).toPass();
});

test('two tabs show the same basket', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await addFromList(page, 0);
  await expect(cartButton(other, 1)).toBeVisible({ timeout: 2_000 });
  await cartButton(other, 1).click();
  await expect(lines(other)).toHaveCount(1);

  await lines(page).first().getByRole('button', { name: 'Increase' }).click();
  await expect(quantityOf(lines(other).first())).toHaveValue('2', { timeout: 2_000 });
  await quantityOf(lines(other).first()).fill('3');
  await quantityOf(lines(other).first()).press('Enter');
  await expect(quantityOf(lines(page).first())).toHaveValue('3', { timeout: 2_000 });
  await expect(async () => expect(await savedQuantity(page)).toBe(3)).toPass();
  await lines(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(basket(other).getByText('Your shopping cart is empty.')).toBeVisible({ timeout: 2_000 });
});

test('a changed price is reported, old and new', async ({ page }, { workerIndex, retry }) => {
  const handle = `priced-lamp-${workerIndex}-${retry}-${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const importAt = (price: string) => {
    const file = join(folder, 'products.csv');
    writeFileSync(
      file,
      `Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Tracker,Variant Price,Image Src,Status\n${handle},Priced Lamp,Astro,Table Lamps,true,Title,Default Title,PL-1,20,shopify,${price},https://cdn.example.com/lamp.jpg,active\n`,
    );
    execFileSync(
      process.execPath,
      [join(process.cwd(), 'scripts/import-catalogue.ts'), file, '--data-dir', resolve(SHOP.dataDir)],
      { cwd: folder },
    );
  };
  importAt('60.00');
  const path = async () => {
    const response = await page.request.post('/graphql', {
      data: {
        query: 'query ($path: String!) { product(path: $path) { path price { incVat { pence } } } }',
        variables: { path: `/${handle}/` },
      },
    });
    return ((await response.json()) as { data: { product: { price: { incVat: { pence: number } } } | null } }).data
      .product?.price.incVat.pence;
  };
  await expect(async () => expect(await path()).toBe(6_000)).toPass();
  await open(page, `/${handle}/`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expect(lines(page)).toHaveCount(1);
  await basket(page).getByRole('button', { name: 'Close' }).first().click();

  importAt('72.00');
  await expect(async () => expect(await path()).toBe(7_200)).toPass();
  await cartButton(page, 1).click();
  const notice = lines(page).first().getByText('The price has changed since you added this').locator('..');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('£60.00');
  await expect(notice).toContainText('£72.00');
});
