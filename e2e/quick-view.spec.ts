import { expect, test, type Page } from '@playwright/test';
import { basket } from './cart-steps.ts';
import { hydrated, open, watch } from './watch.ts';

const LIST = '/switches-and-sockets/';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const openers = (page: Page) => main(page).getByRole('button', { name: /^Quick View of/ });
const view = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'View full details' }) });
const withFinishes = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('list', { name: 'Finish' }) });

test('a quick view opens over the list with at most one request; Back and a reload close it', async ({ page }) => {
  const watched = watch(page);
  await open(page, LIST);
  const card = cards(page).nth(1);
  const opener = openers(page).nth(1);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await card.hover();
  await expect(card.getByRole('button', { name: /^Quick View/ })).toBeInViewport();
  expect(await card.boundingBox()).toEqual(before);

  await opener.click();
  await expect(view(page)).toHaveAccessibleName(name);
  await expect(view(page).getByText(/^Product code: \S/)).toBeVisible();
  const price = view(page).getByText(/£\d+\.\d\d/);
  await expect(price.filter({ visible: true }).first()).toBeVisible();
  await expect(view(page).getByRole('link').first()).toHaveAttribute('href', /^\/brands\/[a-z0-9-]+\/$/);
  const stock = view(page).getByText(/in stock|available/i);
  await expect(stock.first()).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(LIST);
  // None where the product's page has been prefetched.
  const asked = watched.graphRequests.length;
  expect(asked).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, 2_000);
  await expect(card).toBeInViewport();

  await page.goBack();
  await expect(view(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.goForward();
  await expect(view(page)).toBeVisible();
  expect(watched.graphRequests).toHaveLength(asked);
  await page.reload();
  await hydrated(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => view(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(12, 450),
    // The second would leave the list.
    () => page.keyboard.press('Escape').then(() => page.keyboard.press('Escape')),
  ]) {
    await openers(page).nth(2).press('Enter');
    await expect(view(page)).toBeVisible();
    await close();
    await expect(view(page)).toBeHidden();
    await expect(openers(page).nth(2)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(LIST);
  }
  expect(watched.complaints).toEqual([]);
});

test('adding closes the quick view, and a choice in it leaves the product’s page below alone', async ({ page }) => {
  await open(page, LIST);
  const opener = withFinishes(page).getByRole('button', { name: 'Quick View of' }).first();
  await opener.press('Enter');
  await view(page).getByRole('button', { name: 'Add to basket' }).click();
  await expect(view(page).getByText('Please select a finish.')).toBeVisible();
  await view(page)
    .getByRole('group', { name: 'Finish' })
    .getByRole('radio', { name: /^(?!.*(sold out|not available)).*$/i })
    .first()
    .check({ force: true });
  const code = await view(page)
    .getByText(/^Product code: /)
    .innerText();
  await expect(view(page).getByText('Popular add-ons')).toHaveCount(0);
  await view(page).getByRole('button', { name: 'Add to basket' }).click();
  await expect(basket(page).getByText(code.replace('Product code: ', ''))).toBeVisible();
  await expect(view(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(basket(page)).toBeHidden();
  await expect(opener).toBeFocused();

  // Over a product's page, its own choice is left alone.
  await withFinishes(page).getByRole('link').first().click();
  const own = main(page).getByRole('group', { name: 'Finish' }).getByRole('radio');
  await own.first().check({ force: true });
  await expect(page).toHaveURL(/[?&]finish=/);
  const address = page.url();
  await openers(page).first().press('Enter');
  const radio = view(page).getByRole('radio').first();
  await radio.check({ force: true });
  await expect(radio).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(own.first()).toBeChecked();
  expect(page.url()).toBe(address);
});

test('shows the product on a retry after its code or its data failed to load', async ({ page }) => {
  let isDown = true;
  await page.route('**/assets/QuickViewContent*.js', (route) => (isDown ? route.abort() : route.continue()));
  await open(page, LIST);
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  const product = (await cards(page).nth(0).getByRole('link').first().textContent()) ?? '';
  await openers(page).nth(0).press('Enter');
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  // A browser that never fetches a failed module again shows the product's page.
  await expect(view(page).or(page.getByRole('heading', { level: 1, name: product }))).toBeVisible();

  await open(page, LIST);
  await page.route('**/graphql*', (route) => route.abort(), { times: 1 });
  await openers(page).nth(2).press('Enter');
  await again.click();
  await expect(view(page)).toBeVisible();
});
