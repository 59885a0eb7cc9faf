import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const LIST = '/switches-and-sockets/';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const openers = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Quick View of/ });
const view = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'View full details' }) });
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

async function openList(page: Page, path = LIST): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Presses Tab until an element has focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Fulfils the quick view's next request with this response, once. */
async function answerOnce(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/graphql*', (route) => route.fulfill({ status, json: body }), { times: 1 });
}

test('a quick view opens over the list with at most one request and the same URL, and Back closes it', async ({
  page,
}) => {
  const watched = watch(page);
  await openList(page);
  const card = cards(page).nth(1);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await card.hover();
  await expect(card.getByRole('button', { name: /^Quick View/ })).toBeInViewport();
  expect(await card.boundingBox()).toEqual(before);

  await openers(page).nth(1).click();
  await expect(view(page)).toHaveAccessibleName(name);
  await expect(view(page).getByText(/^Product code: \S/)).toBeVisible();
  await expect(
    view(page)
      .getByText(/£\d+\.\d\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(view(page).getByRole('link').first()).toHaveAttribute('href', /^\/brands\/[a-z0-9-]+\/$/);
  await expect(
    view(page)
      .getByText(/in stock|available/i)
      .first(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(LIST);
  // None where the product's page has been prefetched.
  const asked = watched.graphRequests.length;
  expect(asked).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, 2_000);
  await expect(card).toBeInViewport();

  await page.goBack();
  await expect(view(page)).toBeHidden();
  await expect(openers(page).nth(1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(LIST);

  await page.goForward();
  await expect(view(page)).toBeVisible();
  expect(watched.graphRequests).toHaveLength(asked);
  expect(watched.complaints).toEqual([]);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close button', (page: Page) => view(page).getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(12, 450)],
  ['Escape, twice at once', (page: Page) => page.keyboard.press('Escape').then(() => page.keyboard.press('Escape'))],
] as const) {
  test(`${way} closes a quick view, and focus returns`, async ({ page }) => {
    await page.goto('/');
    await openList(page);
    await openers(page).nth(2).press('Enter');
    await expect(view(page)).toBeVisible();
    await close(page);
    await expect(view(page)).toBeHidden();
    await expect(openers(page).nth(2)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(LIST);
  });
}

test('a reload shows the list without the quick view', async ({ page }) => {
  const watched = watch(page);
  await openList(page, '/interior-lighting/');
  await page.getByRole('link', { name: 'Show more', exact: true }).click();
  await expect(cards(page)).toHaveCount(32);
  await openers(page).nth(20).press('Enter');
  await expect(view(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(32);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openers(page).nth(4).press('Enter');
  await expect(view(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});

test('adding closes the quick view; focus returns to the list', async ({ page }) => {
  await openList(page);
  const opener = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('list', { name: 'Finish' }) })
    .getByRole('button', { name: /^Quick View of/ })
    .first();
  await opener.press('Enter');
  await view(page).getByRole('button', { name: 'Add to basket' }).click();
  await expect(view(page).getByText('Please select a finish.')).toBeVisible();
  const finish = view(page)
    .getByRole('group', { name: /Finish/ })
    .getByRole('radio', { name: /^(?!.*(sold out|not available)).*$/i })
    .first();
  await finish.check({ force: true });
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
});

test('a choice in a quick view over a product page leaves the page’s own choice alone', async ({ page }) => {
  await openList(page);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('list', { name: 'Finish' }) })
    .getByRole('link')
    .first()
    .click();
  await hydrated(page);
  const own = page
    .getByRole('main')
    .getByRole('group', { name: /Finish/ })
    .getByRole('radio');
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

test('handles a removed product, a moved one, and a shop that does not answer', async ({ page }) => {
  await openList(page);
  await answerOnce(page, 200, { data: { resolveUrl: null } });
  await openers(page).nth(0).press('Enter');
  await expect(page.getByRole('dialog').getByText('Product not found')).toBeVisible();
  await page.keyboard.press('Escape');

  const elsewhere = await cards(page).nth(3).getByRole('link').first().getAttribute('href');
  await answerOnce(page, 200, { data: { resolveUrl: { __typename: 'Redirect', path: elsewhere } } });
  await openers(page).nth(1).press('Enter');
  await expect(view(page).getByRole('link', { name: 'View full details' })).toHaveAttribute('href', elsewhere ?? '');
  await page.keyboard.press('Escape');

  await page.route('**/graphql*', (route) => route.abort(), { times: 1 });
  await openers(page).nth(2).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(view(page)).toBeVisible();
});

test('shows the product on a retry after its code failed to load', async ({ page }) => {
  let isDown = true;
  await page.route('**/assets/QuickViewContent*.js', (route) => (isDown ? route.abort() : route.continue()));
  await openList(page);
  const product = (await cards(page).nth(0).getByRole('link').first().textContent()) ?? '';
  await openers(page).nth(0).press('Enter');
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  // A browser that never fetches a failed module again shows the product's page.
  await expect(view(page).or(page.getByRole('heading', { level: 1, name: product }))).toBeVisible();
});

test('works with the keyboard alone: menu, category, IP44, two brands, a quick view, and back', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const toggle = menu.getByRole('button', { name: /^Interior Lighting/ });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Bathroom Lighting', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bathroom Lighting' })).toBeFocused();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const ratings = filters.getByRole('group', { name: 'IP Rating', exact: true });
  const ip44 = ratings.getByRole('checkbox', { name: /^IP44/ });
  if (!(await ip44.isVisible())) {
    await tabTo(page, filters.locator('summary', { hasText: 'IP Rating' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, ip44);
  await page.keyboard.press('Space');
  await expect(ip44).toBeChecked();
  const brands = filters.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox');
  for (const index of [0, 1]) {
    await tabTo(page, brands.nth(index));
    await page.keyboard.press('Space');
    await expect(brands.nth(index)).toBeChecked();
  }
  await expect(
    page.getByRole('list', { name: 'Selected filters' }).getByRole('link', { name: /^Remove filter/ }),
  ).toHaveCount(3);

  // A card has two stops, and neither is its quick view: the link leads to all that it shows.
  const card = cards(page).first();
  await tabTo(page, card.getByRole('link').first());
  const stops = await card
    .locator('a, button')
    .evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex >= 0).length);
  expect(stops).toBeLessThanOrEqual(2);
  const opener = openers(page).first();
  await expect(opener).toHaveAttribute('tabindex', '-1');
  await opener.press('Enter');
  await expect(view(page)).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/brand=.*&brand=.*&filter\.IP\+Rating=IP44$/);
  expect(watched.complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the buttons are below the card, and the quick view fits the screen', async ({ page }) => {
    await openList(page);
    const opener = openers(page).first();
    const [card, button] = [await cards(page).first().boundingBox(), await opener.boundingBox()];
    expect(button?.height).toBeGreaterThanOrEqual(40);
    expect(button?.y).toBeGreaterThan((card?.y ?? 0) + (card?.width ?? 0));
    await opener.tap();
    await expect(view(page)).toBeVisible();
    const box = await view(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await view(page).getByRole('link', { name: 'View full details' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a card has no buttons that need scripts', async ({ page }) => {
    await page.goto(LIST);
    await expect(openers(page)).toHaveCount(0);
    await expect(cards(page).first().getByRole('button')).toHaveCount(0);
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /^View Options of/ }),
    ).toHaveAttribute('href', /^\//);
  });
});
