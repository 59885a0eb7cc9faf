import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const LIST = '/hardware/door-handles/';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const inStock = (page: Page) => filters(page).getByRole('checkbox', { name: /^In stock/ });
const chips = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
/** The number of products that the page says its list has. */
const total = async (page: Page) =>
  Number.parseInt((await page.getByRole('main').locator('output').first().innerText()).replaceAll(',', ''), 10);

test('a list of products in stock: in the address, as a chip, and back and forward', async ({ page }) => {
  const watched = watch(page);
  await page.goto(LIST);
  await hydrated(page);
  const all = await total(page);
  const label = await filters(page).locator('label').filter({ hasText: 'In stock' }).innerText();
  const expected = Number(/[\d,]+/.exec(label)?.[0].replaceAll(',', ''));
  expect(expected).toBeLessThan(all);

  await inStock(page).check({ force: true });
  await expect(page).toHaveURL(`${LIST}?in-stock=yes`);
  await expect(chips(page)).toContainText('In stock');
  await expect(page.getByText(`${expected} products`).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).not.toContainText(/out of stock/i);

  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(inStock(page)).not.toBeChecked();
  await expect(page.getByText(`${all} products`).first()).toBeVisible();
  await page.goForward();
  await expect(inStock(page)).toBeChecked();
  await chips(page)
    .getByRole('link', { name: /In stock/ })
    .click();
  await expect(page).toHaveURL(LIST);
  await expect(inStock(page)).not.toBeChecked();
  expect(watched.complaints).toEqual([]);
});

test('filtered by a finish, each product is in stock in that finish', async ({ page }) => {
  await page.goto(`${LIST}?in-stock=yes&filter.Finish=Matt+Black`);
  await expect(chips(page)).toContainText('In stock');
  await expect(chips(page)).toContainText('Matt Black');
  await hydrated(page);
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('img').first()).toHaveAccessibleName(/, Matt Black/);
    await expect(card).not.toContainText(/out of stock/i);
  }
});

test('a list of products on sale: in the address, as a chip, beside the filter by stock', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const onSale = filters(page).getByRole('checkbox', { name: /^On sale/ });
  await onSale.check({ force: true });
  await expect(page).toHaveURL(`${LIST}?on-sale=yes`);
  await expect(chips(page)).toContainText('On sale');
  await expect(cards(page).filter({ hasNotText: 'Sale' })).toHaveCount(0);
  await expect(cards(page)).not.toHaveCount(0);
  await inStock(page).check({ force: true });
  await expect(page).toHaveURL(`${LIST}?in-stock=yes&on-sale=yes`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await chips(page)
    .getByRole('link', { name: /On sale/ })
    .click();
  await expect(page).toHaveURL(`${LIST}?in-stock=yes`);
  await expect(onSale).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the filter is part of the form, and keeps the others', async ({ page }) => {
    await page.goto(`${LIST}?filter.Finish=Matt+Black`);
    await inStock(page).check({ force: true });
    await filters(page).getByRole('button', { name: 'Show products' }).click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('in-stock'), searchParams.get('filter.Finish')]).toEqual(['yes', 'Matt Black']);
    await expect(inStock(page)).toBeChecked();
    await expect(chips(page)).toContainText('In stock');
  });
});

test('what is out of stock comes last among the most popular', async ({ page }) => {
  await page.goto(LIST);
  for (const card of await cards(page).all()) await expect(card).not.toContainText(/out of stock/i);
});
