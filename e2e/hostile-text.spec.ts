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
