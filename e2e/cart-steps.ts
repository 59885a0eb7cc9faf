import { expect, type Locator, type Page } from '@playwright/test';
import { graph } from './graph.ts';

export const LIST = '/lamps-bulbs/lamps-bulbs/';

export const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
export const lines = (page: Page) =>
  basket(page).getByRole('list', { name: 'Items in your basket' }).getByRole('listitem');
export const quantityOf = (line: Locator) => line.getByRole('textbox', { name: /^Quantity of/ });
export const cartButton = (page: Page, items: number) =>
  page.getByRole('button', { name: `Your cart, ${items} ${items === 1 ? 'item' : 'items'}` });

/** Adds the n-th product with the text that can be added from its card; the drawer opens. Returns its name. */
export async function addFromList(page: Page, index = 0, text = ''): Promise<string> {
  const main = page.getByRole('main');
  const card = main
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to Cart/ }), hasText: text })
    .nth(index);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  // By name: for a moment after an addition, the button of its card has another, and other cards are counted.
  await main.getByRole('button', { name: `Add to Cart ${name}`, exact: true }).click();
  await expect(basket(page).getByRole('link', { name, exact: true })).toBeVisible();
  return name;
}

/** Returns the shop API's cart, whatever the page shows. */
export const savedQuantity = async (page: Page) =>
  (await graph<{ cart: { quantity: number } }>(page.request, '{ cart { quantity } }')).cart.quantity;
