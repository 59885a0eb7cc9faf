import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { graph } from './graph.ts';
import { open } from './watch.ts';

export const ORDER_BUTTON = 'Place order with obligation to pay';

const CONTACT = { firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' };

/** An address that has no orders yet: one may have only a few unpaid ones a day. */
export const newCustomer = () => `ann-${randomUUID().slice(0, 8)}@example.com`;

export const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);

export async function fillContact(page: Page, email = newCustomer()): Promise<void> {
  await fill(page, 'First name', CONTACT.firstName);
  await fill(page, 'Last name', CONTACT.lastName);
  await fill(page, 'Email address', email);
  await fill(page, 'Phone number', CONTACT.phone);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page).toHaveURL('/checkout-now/delivery');
}

export async function fillAddress(page: Page, postcode = 'LS1 4DT'): Promise<void> {
  await fill(page, 'House number and street', '1 High Street');
  await fill(page, 'Town or city', 'Leeds');
  await fill(page, 'Postcode', postcode);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page).toHaveURL('/checkout-now/review');
}

/** Puts a product into the basket by the graph, one of which orders leave enough for other tests. */
export async function fillBasket(page: Page): Promise<void> {
  const { sku } = await findProduct(page.request, 'led gu10 bulb', ({ stock }) => stock.status === 'PLENTY');
  const query = 'mutation ($sku: String!) { cartLinesAdd(input: { lines: [{ sku: $sku }] }) { __typename } }';
  const added = { cartLinesAdd: { __typename: 'CartLinesAddPayload' } };
  expect(await graph(page.request, query, { sku })).toEqual(added);
}

/** Fills the basket and the checkout up to its last step, where only the order is left to place. */
export async function openReview(page: Page): Promise<void> {
  await fillBasket(page);
  await open(page, '/checkout-now');
  await fillContact(page);
  await fillAddress(page);
  await expect(page.getByRole('button', { name: ORDER_BUTTON })).toBeEnabled();
}
