import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { open, watch } from './watch.ts';

const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

test('a finish is chosen by keyboard, is in the address and goes into the basket', async ({ page, request }) => {
  const watched = watch(page);
  const { path } = await findProduct(
    request,
    'pendant light',
    ({ variants }) =>
      variants.length > 1 && variants[0]?.selectedOptions.length === 1 && variants[0].stock.maximumQuantity !== 0,
  );
  await open(page, path);
  const main = page.getByRole('main');
  const finishes = main.getByRole('group', { name: /Finish/ });
  const add = main.getByRole('button', { name: /^Add to basket/ }).first();
  await add.press('Enter');
  const first = finishes.getByRole('radio').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(page).toHaveURL(/[?&]finish=/);
  const code = await main.getByText(/^Product code: /).innerText();
  const html = await (await request.get(page.url())).text();
  const checked = html.match(/<input [^>]*checked=""[^>]*>/g) ?? [];
  expect(checked.join('')).toContain(`value="${await first.getAttribute('value')}"`);

  await add.press('Enter');
  await expect(basket(page).getByText(code.replace('Product code: ', ''))).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('the description is cut short until it is expanded, and related products come last', async ({ page, request }) => {
  const { path } = await findProduct(
    request,
    'bulb',
    ({ energyClass, stock }) => energyClass !== null && stock.status === 'IN_STOCK',
  );
  await open(page, path);
  const main = page.getByRole('main');
  const inTheBox = main.getByRole('heading', { name: 'In the box', level: 2 });
  await expect(inTheBox).toBeHidden();
  const more = main.getByRole('button', { name: 'Read More' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(inTheBox).toBeVisible();
  await expect(main.getByRole('button', { name: 'Read Less' })).toHaveAttribute('aria-expanded', 'true');
  await main.locator('summary').filter({ hasText: 'Specifications' }).press('Enter');
  await expect(main.getByRole('term').filter({ hasText: 'Wattage (W)' })).toBeVisible();
  await main.getByRole('button', { name: 'About Lumens (lm)' }).focus();
  await expect(main.getByRole('tooltip').filter({ hasText: '60 W bulb' })).toBeAttached();
  await expect(main.getByRole('link', { name: 'Recycling electricals' })).toBeVisible();
  const parts = main.locator('h2, summary').filter({ hasText: /^(Similar products|You may also like|Description)/ });
  await expect(parts).toHaveText(['Description', 'You may also like']);
});
