import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
/** The field of `/search`, which has no suggestions. */
const searchField = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const recents = (page: Page) => list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');

async function open(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
}

/** Types like a shopper, and waits for the suggestions for exactly that text. */
async function type(page: Page, text: string) {
  await field(page).pressSequentially(text);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(
    list(page)
      .getByRole('group', { name: /^(Searches|Products)$/ })
      .first(),
  ).toBeVisible();
}

async function searchFor(page: Page, term: string) {
  const box = field(page).or(searchField(page));
  await box.fill(term);
  await box.press('Enter');
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(term).replaceAll('%20', '+')}`);
}

test('a page loads without the code of suggestions and requests none', async ({ page }) => {
  const watched = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('SuggestBox') && scripts.push(request.url()));
  await open(page, '/brands/hamilton/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(scripts).toEqual([]);
  expect(watched).toEqual({ graphRequests: [], foreignRequests: [], complaints: [] });
});

test('on /search the field searches in place, without suggestions', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/search?query=brass');
  await expect(searchField(page)).toHaveValue('brass');
  await searchFor(page, 'gu10 bulb');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “gu10 bulb”');
  await expect(field(page).or(page.getByRole('listbox'))).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});

test('typing suggests terms, categories, brands and products, ten at most, and announces the number', async ({
  page,
}) => {
  const watched = watch(page);
  await open(page);
  await field(page).click();
  await type(page, 'downl');
  await expect(options(page).filter({ hasText: 'in Downlights' })).toBeVisible();
  await expect(list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(/£\d/);
  await expect(options(page).filter({ hasText: /See all \d+ results/ })).toBeVisible();
  const count = await options(page).count();
  expect(count).toBeLessThanOrEqual(10);
  await expect(page.getByRole('status').filter({ hasText: `${count} suggestions` })).toHaveCount(1);
  expect(watched.complaints).toEqual([]);
});

test('a typo is corrected, and the overlay says so', async ({ page }) => {
  await open(page);
  await field(page).click();
  await type(page, 'dimer swich');
  await expect(page.getByText('Showing suggestions for dimmer switch', { exact: true })).toBeVisible();
  await expect(options(page).first()).toHaveText('dimmer switch');
});

test('arrow keys copy a term into the field; Escape restores the typed text, a second one closes', async ({ page }) => {
  await open(page);
  await field(page).click();
  await type(page, 'downl');
  const term = await options(page).first().textContent();
  await field(page).press('ArrowDown');
  await expect(field(page)).toHaveValue(term ?? '');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await options(page).first().getAttribute('id'));
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('downl');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('downl');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
});

test('Enter on a term searches for it, on a category opens it', async ({ page }) => {
  await open(page);
  await field(page).click();
  await type(page, 'downl');
  const term = (await options(page).first().textContent()) ?? '';
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?query=${term.replaceAll(' ', '+')}`);
  await expect(list(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue(term);

  await page.goBack();
  await field(page).fill('');
  await type(page, 'downl');
  const category = options(page).filter({ hasText: 'in Downlights' });
  await expect(async () => {
    await field(page).press('ArrowDown');
    await expect(category).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
  }).toPass();
  await expect(field(page)).toHaveValue('downl');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Downlights' })).toBeVisible();
});

test('a product is one press away, and its code finds it first', async ({ page, request }) => {
  const response = await request.post('/graphql', {
    data: { query: '{ featuredProducts(first: 1) { edges { node { path sku } } } }' },
  });
  const { data } = (await response.json()) as {
    data: { featuredProducts: { edges: { node: { path: string; sku: string } }[] } };
  };
  const { path, sku } = data.featuredProducts.edges[0]?.node ?? { path: '', sku: '' };
  await open(page);
  await field(page).click();
  await type(page, sku.toLowerCase().replaceAll('-', ''));
  await expect(options(page).first()).toContainText(sku);
  await options(page).first().click();
  await expect(page).toHaveURL(path);
  await expect(list(page)).toBeHidden();
});

test('Tab leaves the field with the typed text, and closes the overlay', async ({ page }) => {
  await open(page);
  await field(page).click();
  await type(page, 'downl');
  await field(page).press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('downl');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('downl');
});

test('text typed before the code has loaded stays, with the caret in place', async ({ page }) => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/SuggestBox.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await open(page);
  await field(page).click();
  await field(page).pressSequentially('dowlights');
  for (let step = 0; step < 6; step += 1) await field(page).press('ArrowLeft');
  arrive();
  await expect(list(page)).toBeVisible();
  await field(page).pressSequentially('n');
  await expect(field(page)).toHaveValue('downlights');
});

test('typing during a navigation keeps focus in the field; otherwise focus moves to the page', async ({ page }) => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"searching"')) await arrived;
    await route.continue();
  });
  await open(page);
  await field(page).fill('brass');
  await field(page).press('Enter');
  await field(page).fill('gu10');
  arrive();
  const heading = (term: string) => page.getByRole('heading', { level: 1, name: `Results for “${term}”` });
  await expect(heading('brass')).toBeVisible();
  await page.keyboard.type(' bulb');
  await expect(searchField(page)).toHaveValue('gu10 bulb');
  await page.keyboard.press('Enter');
  await expect(heading('gu10 bulb')).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await searchFor(page, 'pendant');
  await expect(heading('pendant')).toBeFocused();
});

test('submitted searches are remembered, and can be removed one by one or all', async ({ page }) => {
  await open(page);
  await field(page).click();
  await type(page, 'brass');
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  for (const term of ['brass', 'gu10 bulb', 'pendant']) await searchFor(page, term);
  await open(page);
  await field(page).click();
  await expect(recents(page)).toHaveText(['pendant', 'gu10 bulb', 'brass']);
  await page.getByRole('button', { name: 'Remove “gu10 bulb” from recent searches' }).click();
  await expect(recents(page)).toHaveText(['pendant', 'brass']);
  await expect(field(page)).toBeFocused();
  await field(page).press('ArrowDown');
  await expect(field(page)).toHaveValue('pendant');
  await field(page).press('Escape');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(list(page).getByRole('group', { name: 'Departments' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('a shopper can turn off recent searches', async ({ page }) => {
  await open(page);
  await searchFor(page, 'brass');
  await open(page);
  await field(page).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await searchFor(page, 'pendant');
  await open(page);
  await field(page).click();
  await expect(page.getByText('Recent searches are off.')).toBeVisible();
  await expect(recents(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await searchFor(page, 'pendant');
  await open(page);
  await field(page).click();
  await expect(recents(page)).toHaveText(['pendant']);
});

test('when suggestions fail the form still searches, and recent searches are shown', async ({ page }) => {
  await open(page);
  await searchFor(page, 'brass');
  await open(page);
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { suggestions: null, featuredProducts: null }, errors: [{ message: 'Not now' }] } }),
  );
  await field(page).click();
  await field(page).pressSequentially('pend');
  await expect(options(page)).toHaveText(['brass']);
  await page.unroute('**/graphql');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?query=pend');
});

test('a press outside the overlay closes it', async ({ page }) => {
  await open(page);
  await field(page).click();
  await expect(list(page)).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(list(page)).toBeHidden();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the overlay is a sheet of eight entries at most; Back and its button close it without leaving the page', async ({
    page,
  }) => {
    await open(page, '/interior-lighting/');
    await field(page).tap();
    await type(page, 'dim');
    expect(await options(page).count()).toBeLessThanOrEqual(8);
    const sheet = await page.getByRole('banner').getByRole('search').boundingBox();
    expect(sheet).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.goBack();
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL(/\/interior-lighting\/$/);

    await field(page).tap();
    await page.getByRole('button', { name: 'Close search' }).tap();
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL(/\/interior-lighting\/$/);
  });

  test('a chosen page replaces the sheet’s history entry: Back leads to where it was opened', async ({ page }) => {
    await open(page, '/interior-lighting/');
    await field(page).tap();
    await type(page, 'downl');
    await options(page).filter({ hasText: 'in Downlights' }).tap();
    await expect(page).toHaveURL(/\/downlights\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/interior-lighting\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Interior Lighting' })).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser submits the form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('searchbox').fill('brass dimmer');
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?query=brass+dimmer');
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('brass dimmer');
  });
});
