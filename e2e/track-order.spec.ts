import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

/** Places an order as a guest. Returns its number. */
async function order(request: APIRequestContext, email: string): Promise<string> {
  const run = async (query: string, input: object) => {
    const response = await request.post('/graphql', { data: { query, variables: { input } } });
    return ((await response.json()) as { data: { result: { order: { number: string } } } }).data.result;
  };
  await run(
    'mutation ($input: CartLinesAddInput!) { result: cartLinesAdd(input: $input) { ... on CartLinesAddPayload { cart { quantity } } } }',
    { lines: [{ sku: 'HB-STP-CP-SB' }] },
  );
  const { order: placed } = await run(
    'mutation ($input: CheckoutCompleteInput!) { result: checkoutComplete(input: $input) { ... on CheckoutCompletePayload { order { number } } } }',
    {
      idempotencyKey: randomUUID(),
      contact: { email, firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
      delivery: { method: 'ADDRESS', address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' } },
      paymentMethod: 'BANK_TRANSFER',
    },
  );
  return placed.number;
}

test('an order is tracked by its number and a postcode or email address, and by nothing less', async ({ page }) => {
  const watched = watch(page);
  const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
  const number = await order(page.request, email);
  const known = page.getByRole('textbox', { name: 'Email address or postcode' });
  const submit = page.getByRole('main').getByRole('button', { name: 'Track order' });
  const found = page.getByRole('region', { name: `Order ${number}` });

  await page.goto('/login');
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Track an order' })).toBeVisible();
  await hydrated(page);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Please enter your order number.');
  await page.getByRole('textbox', { name: 'Order number' }).fill(number.replace('ORD-', 'ord '));
  await known.fill('SE1 0ZZ');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('We can’t find an order with this number');
  await expect(found).toHaveCount(0);
  for (const right of ['ls14dt', email.toUpperCase()]) {
    await known.fill(right);
    await submit.click();
    await expect(found).toContainText('Awaiting payment');
    await expect(found).not.toContainText(/Ann|Lee|High Street/);
  }
  expect(watched.complaints).toEqual([]);
});
