import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { WITH_PICTURES } from './pictures.ts';
import { hydrated, open, watch } from './watch.ts';

test.use({ launchOptions: WITH_PICTURES });

const main = (page: Page) => page.getByRole('main');

/** A page as it is served, before any script runs. */
async function served(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const textOf = (element: string) =>
    new RegExp(`<${element}\\b[\\s\\S]*?</${element}>`)
      .exec(html)?.[0]
      .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--.*?-->|<[^>]+>/g, '')
      .replaceAll('&amp;', '&');
  const [status, title, heading, main] = [response.status(), textOf('title'), textOf('h1'), textOf('main')];
  return { html, status, title, heading, main };
}

const CARDS = /£\d+\.\d\d inc VAT/;
const DEPARTMENTS = /Heritage Brass[^<]* call it Satin Brass\..*All \d+ in Hardware/s;
const category = (name: string, path: string) => [path, `${name} for Home & Trade`, name, CARDS] as const;
const own = (path: string, name: string, content: RegExp) => [path, name, name, content] as const;

/** A page of each route: its title, its heading, and what it has in its first HTML. */
const ROUTES = [
  ['/', 'Lumen & Latch – Lighting, switches and hardware', 'Good light, and the switch to match.', /From the blog/],
  category('Interior Lighting', '/interior-lighting/'),
  category('Lamps & Bulbs', '/lamps-bulbs/lamps-bulbs/'),
  ['/interior-lighting/pendants/', 'Pendant Lights | Interior Lighting', 'Pendant Lights', CARDS],
  own('/brands/', 'Brands A to Z', /Heritage Brass/),
  own('/brands/heritage-brass/', 'Heritage Brass', CARDS),
  own('/featured/', 'Featured products', CARDS),
  ['/search', 'Search', 'What are you looking for?', CARDS],
  own('/search?query=brass', 'Results for “brass”', CARDS),
  own('/search?query=brass+trampoline', 'Results for “brass trampoline”', /match trampoline, .*£\d/),
  own('/search?query=brass&min-price=-5&max-price=-1', 'Results for “brass”', /No products match.*Clear all filters/),
  ['/finishes/satin-brass', 'Satin Brass: Interior Lighting, Switches & Sockets, Hardware', 'Satin Brass', DEPARTMENTS],
  own('/cart', 'Your Cart', /Loading your basket/),
  ['/checkout-now', 'Checkout: Contact', 'Checkout', /Loading your basket/],
  own('/login', 'Sign in', /Forgotten your password/),
  own('/register', 'Create an account', /At least 10 characters/),
  own('/confirm-email', 'Confirm your email address', /Go to your account/),
  own('/reset-password', 'Reset your password', /Send the link/),
  own('/about-us/', 'About us', /A counter in Bermondsey/),
  own('/about-our-business/', 'About our business', /Prices your way/),
  own('/trade/', 'Buying for trade', /Our stores/),
  own('/blog/', 'Blog', /Three layers of light, and why one is never enough/),
  own('/blog/dimming-led-without-flicker/', 'Dimming LED without flicker', /The two sums/),
  own('/contact-us/', 'Contact us', /please email us.*Write to us.*020 7946 0123.*Glasgow, Filament Street/s),
  own('/shipping-returns/', 'Delivery and returns', /Model cancellation form/),
  own('/faqs/', 'Frequently asked questions', /Orders and delivery/),
  // The storefront has no route for this page: it is resolved by path, like products.
  own('/care-guide/', 'Looking after finishes', /Every finish/),
  own('/privacy/', 'Privacy notice', /Your rights/),
  own('/cookies/', 'Cookies', /Essential/),
  own('/terms/', 'Terms of sale', /How the contract is made/),
  own('/weee/', 'Recycling electricals', /How we take them back/),
  own('/accessibility/', 'Accessibility statement', /Our standard/),
] as const;

const CONTENT_PAGES: readonly string[] = ROUTES.map(([path]) => path).slice(
  ROUTES.findIndex(([path]) => path === '/about-us/'),
);

test('every route is served with its title, heading and content', async ({ request, baseURL }) => {
  for (const [path, title, heading, content] of ROUTES) {
    const page = await served(request, path);
    const shown = path === '/brands/' ? 'Brands' : heading;
    expect([path, page.status, page.title, page.heading]).toEqual([path, 200, title, shown]);
    expect(page.main, path).toMatch(content);
    if (!CONTENT_PAGES.includes(path)) continue;
    expect(page.html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(page.html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
  }
});

test('an unknown address is served as a 404 page that leads on', async ({ request }) => {
  for (const [path, offer] of [
    ['/nothing/lives/here/', /search for “here”/],
    ['/door-handels/brass-lever/', /search for “brass lever”/],
    ['/brands/nobody/', /Check your spelling/],
    ['/blog/a/b/', /Check your spelling/],
    ['/account/nothing', /Check your spelling/],
    ['/order/none?key=none', /This link doesn’t open an order/],
    [`/${'a'.repeat(8_000)}`, /Check your spelling/],
  ] as const) {
    const page = await served(request, path);
    expect([page.status, page.title, page.heading], path).toEqual([
      404,
      '404 - Page not found',
      'Uh oh! We can’t seem to find the page you’re looking for.',
    ]);
    expect(page.main, path).toContain(`Page not found: ${path.split('?')[0]}`);
    expect(page.main, path).toMatch(offer);
    expect(page.main?.includes('This link doesn’t open an order'), path).toBe(path.startsWith('/order'));
    expect(page.html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html.split('aria-label="Search for what you need"'), path).toHaveLength(2);
    const [, departments = ''] = /aria-labelledby="search-departments">(.*?)<\/nav>/.exec(page.html) ?? [];
    expect(departments.split('<a '), path).toHaveLength(7);
  }
});

const PRELOADED = [
  /^<\/assets\/style-[\w-]+\.css>; rel=preload; as=style$/,
  /^<\/assets\/inter-[\w-]+\.woff2>; rel=preload; as=font; type=font\/woff2; crossorigin$/,
  /^<\/assets\/fraunces-[\w-]+\.woff2>; rel=preload; as=font; type=font\/woff2; crossorigin$/,
];

for (const [kind, pages] of [
  ['indexed', (request: APIRequestContext) => listedPages(request)],
  ['other', async () => [...unlistedPages, '/register', '/contact-us/']],
] as const)
  test(`${kind} pages keep their policy, preload what they use, and complain of nothing`, async ({ page, request }) => {
    const watched = watch(page);
    const fetched: string[] = [];
    if (kind === 'other') await page.setViewportSize({ width: 320, height: 640 });
    page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
    for (const path of await pages(request)) {
      fetched.length = 0;
      const response = await page.goto(path);
      const { link = '', 'content-security-policy': policy } = response?.headers() ?? {};
      expect(policy, path).not.toMatch(/unsafe|https?:/);
      const preloads = link.split(', ');
      expect(preloads, path).toEqual(PRELOADED.map((form) => expect.stringMatching(form)));
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      for (const preload of preloads) {
        const file = /^<([^>]+)>/.exec(preload)?.[1];
        expect(fetched.filter((other) => other === file)).toEqual([file]);
      }
      // Every preloaded font is drawn with, so Chromium has no "preloaded but not used" warning to print later.
      // A fallback is a local font, which the browser draws with while a font is late.
      const drawnWith = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
      expect(drawnWith.filter((family) => !family.includes('Fallback'))).toHaveLength(2);
      const scripts = await page.evaluate(() => {
        const [start] = performance.getEntriesByName('hydration-start');
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (start?.startTime ?? 0))
          .map(({ name }) => new URL(name).pathname);
      });
      const html = (await response?.text()) ?? '';
      expect([path, scripts.length > 3, scripts.filter((file) => !html.includes(file))]).toEqual([path, true, []]);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0]);
      // The browser itself logs that a page was a 404.
      expect([path, watched.complaints.splice(0).filter((text) => !text.includes('404'))]).toEqual([path, []]);
    }
    expect(watched.foreignRequests).toEqual([]);
    if (kind === 'indexed') expect(watched.graphRequests).toEqual([]);

    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "yes"';
      const button = document.createElement('button');
      button.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"');
      document.body.append(script, button);
      button.click();
      return document.documentElement.dataset.ran ?? 'no';
    });
    expect(ran, 'an injected script').toBe('no');
  });

test('without a connection a page says so, rather than that the shop is down', async ({ page, context }) => {
  await open(page, '/interior-lighting/');
  await context.setOffline(true);
  await main(page).getByRole('article').nth(8).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(main(page).getByText('Your basket is kept on this device.')).toBeVisible();
  await context.setOffline(false);
  await main(page).getByRole('link', { name: 'Try again' }).click();
  await expect(main(page).getByText(/^Product code/)).toBeVisible();
});
