import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const list = (page: Page) => page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
const links = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Categories and pages' }).getByRole('link');

async function type(page: Page, text: string) {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await field.click();
  await field.fill(text);
}

for (const [typed, name, heading, path] of [
  ['returns', 'Delivery and returns', 'Delivery and returns', '/shipping-returns/'],
  ['retu', 'Delivery and returns', 'Delivery and returns', '/shipping-returns/'],
  ['delivery to jersey', 'Delivery charges Delivery and returns', 'Delivery and returns', '/shipping-returns/'],
  ['trade account', 'What an account adds Buying for trade', 'Buying for trade', '/trade/'],
] as const)
  test(`while “${typed}” is typed, the page about it is offered`, async ({ page }) => {
    const watched = watch(page);
    await page.goto('/');
    await hydrated(page);
    await type(page, typed);
    const help = list(page).getByRole('group', { name: 'Help and advice' });
    await expect(help.getByRole('option').first()).toHaveAccessibleName(name);
    await help.getByRole('option').first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(watched.complaints).toEqual([]);
  });

test('a category whose name is typed comes first, with the one that it is in', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await type(page, 'outdoor wall lights');
  const categories = list(page).getByRole('group', { name: 'Categories' }).getByRole('option');
  await expect(categories.first()).toHaveAccessibleName('in Outdoor Wall Lights Exterior Lighting');
});

test('one request answers a term, and what it could not load leaves the rest', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: Record<string, unknown> };
    if ('siteMatches' in data) sent.push(JSON.stringify(route.request().postDataJSON()));
    const isFound = 'siteMatches' in data;
    await route.fulfill({ json: { ...rest, data: isFound ? { ...data, suggestions: null } : data } });
  });
  await type(page, 'returns');
  await expect(list(page).getByRole('group', { name: 'Help and advice' })).toBeVisible();
  await expect(list(page).getByRole('group', { name: 'Products' })).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

for (const [term, name, path] of [
  ['returns', 'Delivery and returns', '/shipping-returns/'],
  ['delivery to jersey', 'Delivery charges in Delivery and returns', '/shipping-returns/'],
  ['trade account', 'What an account adds in Buying for trade', '/trade/'],
  ['bathroom zones', 'Bathroom zones explained, without the jargon', '/blog/bathroom-zones-explained/'],
  [
    'outdoor wall lights',
    'Shop all Outdoor Wall Lights in Exterior Lighting',
    '/exterior-lighting/outdoor-wall-lights/',
  ],
] as const)
  test(`the results for “${term}” link to what it is about`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ query: term })}`);
    await expect(links(page).first()).toHaveAccessibleName(name);
    await links(page).first().click();
    await expect(page).toHaveURL(path);
  });

test('a term that nothing is called says so above the nearest products', async ({ page }) => {
  await page.goto('/search?query=brass+trampoline');
  await expect(page.getByText('We don’t sell anything called brass trampoline.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
