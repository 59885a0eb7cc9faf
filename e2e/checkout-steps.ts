import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addFromList, open } from './cart-steps.ts';
import { hydrated } from './watch.ts';

export const ORDER_BUTTON = 'Place order with obligation to pay';

/** Fills the basket and the checkout up to its last step, where only the order is left to place. */
export async function openReview(page: Page): Promise<void> {
  await open(page);
  // Orders take stock away, which other tests count on.
  await addFromList(page, 0, '100+ available');
  await page.goto('/checkout-now');
  await hydrated(page);
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('First name', 'Ann');
  await fill('Last name', 'Lee');
  await fill('Email address', `ann-${randomUUID().slice(0, 8)}@example.com`);
  await fill('Phone number', '020 7946 0123');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await fill('House number and street', '1 High Street');
  await fill('Town or city', 'Leeds');
  await fill('Postcode', 'LS1 4DT');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('button', { name: ORDER_BUTTON })).toBeEnabled();
}
