import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { lineTotal } from '../domain/money.rules.ts';
import { findProduct, type FoundProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const CATEGORY = 'Switches & Sockets';

interface Price {
  incVat: { pence: number };
}

/** Returns the price of the variant in the page's URL, by the graph. */
async function chosenPrice(request: APIRequestContext, page: Page): Promise<Price> {
  const { pathname, searchParams } = new URL(page.url());
  const query =
    'query ($path: String!) { product(path: $path) { variants { selectedOptions { name value } price { incVat { pence } } } } }';
  const response = await request.post('/graphql', { data: { query, variables: { path: pathname } } });
  const { data } = (await response.json()) as {
    data: { product: { variants: { selectedOptions: { name: string; value: string }[]; price: Price }[] } };
  };
  const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const variant = data.product.variants.find(({ selectedOptions }) =>
    selectedOptions.every(({ name, value }) => [null, slug(value)].includes(searchParams.get(slug(name)))),
  );
  expect(variant).toBeDefined();
  return variant?.price ?? { incVat: { pence: 0 } };
}

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

async function openFirstProductWithFinishes(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: CATEGORY, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: CATEGORY })).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('list', { name: 'Finish' }) })
    .first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
}

/** Chooses the first available finish. */
async function chooseFinish(page: Page): Promise<void> {
  const finish = page
    .getByRole('group', { name: /Finish/ })
    .getByRole('radio', { name: /^(?!.*(out of stock|not available|sold out)).*$/i })
    .first();
  await finish.check({ force: true });
  await expect(page).toHaveURL(/[?&]finish=/);
}

test('a shopper goes from home to a basket of two, sees the total in both VAT views, reloads and removes', async ({
  page,
  request,
}) => {
  const watched = watch(page);
  await openFirstProductWithFinishes(page);
  await chooseFinish(page);
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Quantity of/ })
    .fill('2');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();

  const line = lineTotal({ incVat: (await chosenPrice(request, page)).incVat.pence }, 2);
  await expect(basket(page).getByText(pounds(line.incVat)).first()).toBeVisible();
  await basket(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('button', { name: 'Your cart, 2 items' })).toBeVisible();

  // The VAT switch is in the bar above the header, which scrolls away.
  const excluded = page.getByRole('radio', { name: 'Excluded' }).first();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(excluded).toBeInViewport();
  await excluded.check({ force: true });
  await page.getByRole('button', { name: 'Your cart, 2 items' }).click();
  await expect(basket(page).getByText(pounds(line.exVat)).first()).toBeVisible();

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Your cart, 2 items' }).click();
  await expect(basket(page).getByText(pounds(line.exVat)).first()).toBeVisible();
  await basket(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(basket(page).getByText('Your shopping cart is empty.')).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('without a finish nothing is added, and the page asks for one', async ({ page }) => {
  await openFirstProductWithFinishes(page);
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByText('Please select a finish.').first()).toBeVisible();
  await expect(basket(page)).toBeHidden();
});

test('the chosen finish is in the URL, and the server renders it', async ({ page, request }) => {
  await openFirstProductWithFinishes(page);
  await chooseFinish(page);
  const chosen = await page
    .getByRole('group', { name: /Finish/ })
    .getByRole('radio', { checked: true })
    .getAttribute('value');
  const html = await (await request.get(page.url())).text();
  expect(chosen).toBeTruthy();
  expect(html).toMatch(
    new RegExp(`<input[^>]*checked=""[^>]*value="${chosen}"|<input[^>]*value="${chosen}"[^>]*checked=""`),
  );
});

const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to basket/ })
    .first();

test.describe('stock', () => {
  for (const { status, term, message } of [
    { status: 'LOW_STOCK', term: 'wall light', message: /^Hurry! Limited stock available: [1-5] left$/ },
    { status: 'IN_STOCK', term: 'wall light', message: /^\d+ in stock$/ },
    { status: 'PLENTY', term: 'wall light', message: /^100\+ available$/ },
    { status: 'MADE_TO_ORDER', term: 'lantern', message: /^Made to order, 3–7 working days$/ },
    {
      status: 'OUT_OF_STOCK',
      term: 'bulb',
      message: /^This product is currently out of stock\. Please call or email us to place an order\.$/,
    },
    {
      status: 'UNAVAILABLE',
      term: 'reading light',
      message: /^This product is not available at the moment\. Please call or email us for an alternative\.$/,
    },
  ]) {
    test(`${status} is shown beside the button`, async ({ page, request }) => {
      const { path } = await findProduct(request, term, ({ stock }) => stock.status === status);
      expect((await page.goto(path))?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
      const isSoldOut = status === 'OUT_OF_STOCK' || status === 'UNAVAILABLE';
      const alert = page.getByRole('main').getByRole('button', { name: 'Email me when it’s back' });
      await expect(alert).toHaveCount(status === 'OUT_OF_STOCK' ? 1 : 0);
      await expect(button(page)).toHaveCount(isSoldOut ? 0 : 1);
      // Alternatives come before the description of a sold-out product; for others, related products come last.
      const parts = (await page.getByRole('main').locator('h2, summary').allTextContents()).filter((text) =>
        /^(Similar products in stock|You may also like|Description)/.test(text),
      );
      expect(parts).toEqual(
        isSoldOut ? ['Similar products in stock', 'Description'] : ['Description', 'You may also like'],
      );
      await expect(page.getByText('What sells out is usually back within 3 to 7 working days.')).toBeVisible({
        visible: status === 'OUT_OF_STOCK',
      });
      await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveCount(isSoldOut ? 1 : 0);
    });
  }

  test('a quantity above the stock is reduced to it, and the page says why and whom to contact', async ({
    page,
    request,
  }) => {
    const { path, stock } = await findProduct(
      request,
      'wall light',
      (product) => product.stock.status === 'LOW_STOCK' && product.variants.length === 0,
    );
    await page.goto(path);
    await hydrated(page);
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
    await quantity.fill('99');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue(String(stock.level));
    await expect(page.getByText(`Only ${stock.level} in stock`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Increase' })).toBeDisabled();
    const more = page.getByRole('link', {
      name: `There are currently only ${stock.level} of this product in stock. Please contact us if you would like to order more.`,
    });
    await expect(more).toHaveAttribute('href', '/contact-us');
  });

  test('a made-to-order product has no maximum', async ({ page, request }) => {
    const { path } = await findProduct(request, 'lantern', ({ stock }) => stock.status === 'MADE_TO_ORDER');
    await page.goto(path);
    await hydrated(page);
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
    await quantity.fill('500');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('500');
    await expect(page.getByRole('button', { name: 'Increase' })).toBeEnabled();
  });
});

test('the picker asks for a choice, by keyboard too; sold-out values are marked and readable', async ({
  page,
  request,
}) => {
  const isSoldOutOne = ({ variants }: FoundProduct) =>
    variants.length > 1 &&
    variants[0]?.selectedOptions.length === 1 &&
    new Set(variants.map(({ stock }) => stock.maximumQuantity === 0)).size === 2;
  const { path, variants } = await findProduct(request, 'pendant light', isSoldOutOne);
  await page.goto(path);
  await hydrated(page);
  const group = page.getByRole('group', { name: /Finish/ });
  await expect(group.getByText('Required')).toBeVisible();
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(page).press('Enter');
  await expect(group).toHaveAccessibleDescription('Please select a finish.');
  await expect(group.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(group.getByText('Required')).toBeHidden();
  await expect(page.getByText('Please select a finish.')).toBeHidden();

  const soldOut = variants.find(({ stock }) => stock.maximumQuantity === 0)?.selectedOptions[0]?.value ?? '';
  await group.getByRole('radio', { name: new RegExp(`^${soldOut} ?, sold out`) }).check({ force: true });
  await expect(
    page.getByText('This variant is currently out of stock. Please call or email us to place an order.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('an add-on is chosen, cleared, and added with its product', async ({ page, request }) => {
  const { path, modifiers } = await findProduct(
    request,
    'wall light',
    (product) => product.modifiers.length > 0 && product.variants.length === 0 && product.stock.status === 'IN_STOCK',
  );
  const inStock = async ({ sku }: { sku: string }) =>
    (await findProduct(request, sku, (product) => product.sku === sku)).stock.level !== 0;
  const options = modifiers[0]?.options ?? [];
  const label = options[(await Promise.all(options.map(inStock))).indexOf(true)]?.label ?? '';
  await page.goto(path);
  await hydrated(page);
  const addOns = page.getByRole('region', { name: 'Popular add-ons' });
  await expect(addOns.locator('input:checked')).toHaveCount(0);
  await addOns.locator('summary').first().click();
  const option = addOns.getByRole('radio', { name: label }).first();
  await option.check();
  await addOns.getByRole('button', { name: /^Clear selection/ }).click();
  await expect(addOns.locator('input:checked')).toHaveCount(0);
  await expect(addOns.getByRole('radio').first()).toBeFocused();
  await option.check();
  await button(page).click();
  await expect(basket(page).getByRole('listitem')).toHaveCount(2);
  await expect(addOns.locator('input:checked')).toHaveCount(0);
});

test('expanding the description reveals the contents of the box; specifications have explanations', async ({
  page,
  request,
}) => {
  const { path } = await findProduct(request, 'bulb', ({ energyClass }) => energyClass !== null);
  const html = await (await request.get(path)).text();
  await page.goto(path);
  await hydrated(page);
  const inTheBox = page.getByRole('heading', { name: 'In the box' });
  await expect(inTheBox).toBeHidden();
  expect(html).toContain('In the box');
  const more = page.getByRole('button', { name: 'Read More' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(inTheBox).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read Less' })).toHaveAttribute('aria-expanded', 'true');

  await page.locator('summary').filter({ hasText: 'Specifications' }).press('Enter');
  await expect(page.getByRole('term').filter({ hasText: 'Wattage (W)' })).toBeVisible();
  await page.getByRole('button', { name: 'About Lumens (lm)' }).focus();
  await expect(page.getByRole('tooltip').filter({ hasText: '60 W bulb' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: 'Recycling electricals' })).toBeVisible();
});
