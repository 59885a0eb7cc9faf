import { expect, test, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article').first();
const category = (name: string, path: string) => [path, `${name} for Home & Trade`, name, cards] as const;
const brand = (name: string, slug: string) => [`/brands/${slug}/`, name, name, cards] as const;

/** Every route except content pages, which have a list of their own: title, heading and main content. */
const ROUTES = [
  [
    '/',
    'Lumen & Latch – Lighting, switches and hardware',
    'Good light, and the switch to match.',
    (page: Page) => main(page).getByRole('region', { name: 'From the blog' }),
  ],
  category('Interior Lighting', '/interior-lighting/'),
  category('Exterior Lighting', '/exterior-lighting/'),
  category('Switches & Sockets', '/switches-and-sockets/'),
  category('Lamps & Bulbs', '/lamps-bulbs/lamps-bulbs/'),
  category('Hardware', '/hardware/'),
  category('Electrical Accessories', '/electrical-accessories/'),
  ['/interior-lighting/pendants/', 'Pendant Lights | Interior Lighting', 'Pendant Lights', cards],
  ['/interior-lighting/pendants/glass-pendants/', /^Glass Pendants/, 'Glass Pendants', cards],
  [
    '/brands/',
    'Brands A to Z',
    'Brands',
    (page: Page) =>
      main(page)
        .getByRole('link', { name: /Heritage Brass/ })
        .first(),
  ],
  brand('Arrow Electrical', 'arrow-electrical'),
  brand('Astro', 'astro'),
  brand('Heritage Brass', 'heritage-brass'),
  brand('Hamilton', 'hamilton'),
  brand('Endon Lighting', 'endon-lighting'),
  brand('Lighting No 1', 'lighting-no-1'),
  ['/featured/', 'Featured products', 'Featured products', cards],
  ['/search', 'Search', 'What are you looking for?', (page: Page) => main(page).getByRole('link').first()],
  ['/search?query=brass', 'Results for “brass”', 'Results for “brass”', cards],
  ['/cart', 'Your Cart', 'Your Cart', (page: Page) => main(page).getByText('Your shopping cart is empty.')],
  [
    '/checkout-now',
    'Checkout: Contact',
    'Checkout',
    (page: Page) => main(page).getByText('Your shopping cart is empty.'),
  ],
  ['/login', 'Sign in', 'Sign in', (page: Page) => main(page).getByLabel('Password', { exact: true })],
  [
    '/register',
    'Create an account',
    'Create an account',
    (page: Page) => main(page).getByRole('button', { name: 'Create an account' }),
  ],
  [
    '/confirm-email',
    'Confirm your email address',
    'Confirm your email address',
    (page: Page) => main(page).getByRole('link', { name: 'Go to your account' }),
  ],
  [
    '/reset-password',
    'Reset your password',
    'Reset your password',
    (page: Page) => main(page).getByRole('button', { name: 'Send the link' }),
  ],
] as const;

for (const [path, title, heading, content] of ROUTES) {
  test(`${path} answers with its title, heading and main content`, async ({ page }) => {
    const watched = watch(page);
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(content(page)).toBeVisible();
    expect(watched.foreignRequests).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
}

test('a product is served at its path', async ({ page, request }) => {
  const { path, name } = await findProduct(request, 'pendant', () => true);
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 20)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(
    main(page)
      .getByText(/£[\d,]+\.\d\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('the account requires sign-in', async ({ page, request }) => {
  for (const path of ['/account', '/account/orders', '/account/addresses', '/account/alerts', '/account/data'])
    expect((await request.get(path)).status(), path).toBe(200);
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

for (const path of [
  '/nothing/lives/here/',
  '/brands/nobody/',
  '/blog/nothing/',
  '/account/nothing',
  '/order/none?key=none',
  `/${'a'.repeat(8_000)}`,
]) {
  test(`${path.slice(0, 30)} is a 404 page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Page not found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Uh oh! We can’t seem to find the page you’re looking for.',
    );
    await expect(main(page).getByText(`Page not found: ${path.split('?')[0]}`, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('searchbox').or(main(page).getByRole('combobox')).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const departments = main(page).getByRole('navigation', { name: 'Or browse a department' });
    await expect(departments.getByRole('link')).toHaveCount(6);
    await expect(main(page).getByText('Check your spelling')).toBeVisible();
    await expect(main(page).getByText('This link doesn’t open an order')).toBeVisible({
      visible: path.startsWith('/order'),
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('without a connection a page says so, rather than that the shop is down', async ({ page, context }) => {
  await page.goto('/interior-lighting/');
  await hydrated(page);
  await context.setOffline(true);
  await main(page).getByRole('article').nth(8).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(main(page).getByText('Your basket is kept on this device.')).toBeVisible();
  await context.setOffline(false);
  await main(page).getByRole('link', { name: 'Try again' }).click();
  await expect(main(page).getByText(/^Product code/)).toBeVisible();
});

test('a 404 page offers a search for the words of its address', async ({ page }) => {
  await page.goto('/door-handels/brass-lever/');
  await main(page).getByRole('link', { name: 'search for “brass lever”' }).click();
  await expect(page).toHaveURL('/search?query=brass+lever');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “brass lever”');
});

for (const path of [
  '/',
  '/search?query=brass',
  '/brands/',
  '/brands/astro/',
  '/featured/',
  '/checkout-now',
  '/cart',
  '/register',
  '/account/',
  '/blog/',
  '/contact-us/',
  '/shipping-returns/',
  '/about-us/',
  '/privacy/',
  '/interior-lighting/pendants/',
]) {
  test(`the HTML of ${path} preloads every script that hydration needs`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    await page.goto(path);
    await hydrated(page);
    const loaded = await page.evaluate(() => {
      const [start] = performance.getEntriesByName('hydration-start');
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (start?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname);
    });
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((file) => !html.includes(file))).toEqual([]);
  });
}
