import { expect, test } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const HTML = '<img src=x onerror="document[`title`]=1"><b>Ada</b>';

test('HTML in names, addresses and searches is shown as text', async ({ page }) => {
  const watched = watch(page);
  const query = 'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename } }';
  const input = {
    email: `html-${Date.now()}@shopper.example`,
    password: 'a walk by the sea',
    firstName: HTML,
    lastName: HTML,
    company: HTML,
    phone: '020 7946 0111',
    address1: HTML,
    city: HTML,
    postcode: 'SE1 0ZZ',
    country: 'United Kingdom',
  };
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  expect(await answer.text()).toContain('CustomerRegisterPayload');

  await page.goto('/account');
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue(HTML);
  await page.goto('/account/addresses');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '<b>Ada</b>' }).first()).toContainText(
    HTML,
  );
  await page.goto(`/search?query=${encodeURIComponent(HTML)}`);
  await hydrated(page);
  await expect(page.getByRole('main').getByText('<b>Ada</b>').first()).toBeVisible();
  await page.goto(`/${encodeURIComponent(HTML)}/`);
  await expect(page).toHaveTitle('404 - Page not found');

  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(watched.complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

/** Control characters but tab and line breaks, which HTML is formatted with. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

for (const path of [
  '/search?query=%00',
  '/search?query=brass%00%1B%7F%C2%9Flamp',
  '/search?query=lamp&filter.%00Finish%01=%02Brass&brand=%03&sort=%04&min-price=%05',
  '/interior-lighting/?filter.%00Finish%01=%02Brass&page=%00',
  '/compare?codes=%00LV-1%01,%02',
  '/blog?after=%00',
  '/login?next=%00/account',
  '/order/%01?key=%02',
  '/brands/%01/',
  '/nothing%01here%7F/',
  '/track-order?number=%01',
])
  test(`${path} puts no control character into its page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBeLessThan(500);
    expect(CONTROLS.exec(await response.text())).toBeNull();
  });

test('bounds that nothing is between find nothing, and the filter can be removed', async ({ page }) => {
  await page.goto('/search?query=brass&min-price=-5&max-price=-1');
  await expect(page.getByRole('heading', { name: 'No products match all your filters' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).first().click();
  await expect(page).toHaveURL('/search?query=brass');
  await expect(page.getByRole('heading', { name: 'No products match all your filters' })).toHaveCount(0);
});
