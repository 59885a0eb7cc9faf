import { expect, test, type Locator, type Page } from '@playwright/test';
import { sampleConfig } from '../config/config.ts';
import { formatRoundMoney } from '../domain/money-text.rules.ts';
import { hydrated, watch } from './watch.ts';

const THRESHOLD = sampleConfig().delivery.freeFrom ?? 0;
const FREE_FROM = formatRoundMoney(THRESHOLD);

const footer = (page: Page) => page.getByRole('contentinfo');

/** Presses Tab until an element has focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const pages = [
  ['/about-us/', 'About us', 'A counter in Bermondsey'],
  ['/about-our-business/', 'About our business', 'Prices your way'],
  ['/trade/', 'Buying for trade', 'Our stores'],
  ['/blog/', 'Blog', 'Three layers of light, and why one is never enough'],
  ['/blog/dimming-led-without-flicker/', 'Dimming LED without flicker', 'The two sums'],
  ['/contact-us/', 'Contact us', 'Write to us'],
  ['/shipping-returns/', 'Delivery and returns', 'Model cancellation form'],
  ['/faqs/', 'Frequently asked questions', 'Orders and delivery'],
  // The storefront has no route for this page: it is resolved by path, like products.
  ['/care-guide/', 'Looking after finishes', 'Every finish'],
  ['/privacy/', 'Privacy notice', 'Your rights'],
  ['/cookies/', 'Cookies', 'Essential'],
  ['/terms/', 'Terms of sale', 'How the contract is made'],
  ['/weee/', 'Recycling electricals', 'How we take them back'],
  ['/accessibility/', 'Accessibility statement', 'Our standard'],
] as const;

test.describe('every content page answers with its title, heading and content', () => {
  for (const [path, title, section] of pages) {
    test(path, async ({ page, request }) => {
      const watched = watch(page);
      expect((await page.goto(path))?.status()).toBe(200);
      await hydrated(page);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, page.url()).href);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect([watched.graphRequests, watched.foreignRequests, watched.complaints]).toEqual([[], [], []]);
      const bare = await request.get(path.slice(0, -1).toUpperCase(), { maxRedirects: 0 });
      expect([bare.status(), bare.headers().location]).toEqual([301, path]);
    });
  }

  test('an unknown page or post is a 404', async ({ request }) => {
    for (const path of ['/blog/nothing/', '/blog/a/b/', '/about-them/'])
      expect((await request.get(path)).status()).toBe(404);
  });
});

test('the delivery page states the charges that the basket uses, and is linked from it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Free UK mainland delivery over ${FREE_FROM} (excl. Highlands & Islands)` })
    .click();
  await expect(page).toHaveURL('/shipping-returns/#delivery-charges');
  const table = page.getByRole('table', { name: 'Delivery charges' });
  await expect(table.getByRole('row', { name: /^UK Mainland/ })).toHaveText(
    `UK Mainland £5.94 £4.95 ${FREE_FROM} of goods, inc VAT 1 working day`,
    { useInnerText: true },
  );
  await expect(table.getByRole('row', { name: /^Scottish Highlands/ })).toContainText('£15.47');
  await expect(table.getByRole('row')).toHaveCount(9);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('row', { name: /^UK Mainland/ })).toHaveText(
    `UK Mainland £5.94 free from ${FREE_FROM} 1 working day`,
    { useInnerText: true },
  );
  await expect(page.getByText('within 14 days of the day on which you')).toContainText(
    'or within 10 working days of it if that is later',
  );
});

test('a post shows its products, and links onwards', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Blog' })
    .click();
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(7);
  const dates = await posts
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
  await posts.getByRole('link', { name: 'Bathroom zones explained, without the jargon' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bathroom zones explained, without the jargon' }),
  ).toBeFocused();
  const picture = page.getByRole('img', { name: /round lit mirror/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const products = page.getByRole('region', { name: 'Products in this post' }).getByRole('article');
  await expect(products).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'More from the blog' }).getByRole('article')).toHaveCount(2);
  await products.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/astro-imola-round-illuminated-mirror-600mm\//);
});

test('questions expand in place, also by keyboard', async ({ page }) => {
  await page.goto('/faqs/');
  await hydrated(page);
  const question = page.getByText('How long do I have to change my mind?');
  await tabTo(
    page,
    page
      .locator('summary')
      .filter({ has: question })
      .or(page.locator('summary', { hasText: 'How long do I have' }))
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('or 10 working days if that’s later')).toBeVisible();
});

test.describe('the contact form', () => {
  const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name });

  test('shows errors beside their fields, keeps what was typed, and is sent by keyboard', async ({ page, request }) => {
    const watched = watch(page);
    await page.goto('/contact-us/');
    await hydrated(page);
    await tabTo(page, field(page, 'Name'));
    await page.keyboard.type('Ada Lane');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada');
    await field(page, 'Phone number (optional)').fill('12');
    await tabTo(page, page.getByRole('button', { name: 'Send message' }));
    await page.keyboard.press('Enter');

    await expect(field(page, 'Email address')).toBeFocused();
    await expect(field(page, 'Email address')).toHaveAccessibleDescription(
      'Please enter an email address such as name@example.com.',
    );
    await expect(field(page, 'Phone number (optional)')).toHaveAccessibleDescription(
      'Please enter a phone number with 10 to 12 digits, or leave it empty.',
    );
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Please write your message.');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Please check the following');
    await alert.getByRole('link', { name: 'Please write your message.' }).click();
    await expect(field(page, 'Message')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Ada Lane');

    await field(page, 'Message').fill('Does the Brindle dim?\nAnd how low?');
    const email = `ada.${Date.now()}@example.com`;
    await field(page, 'Email address').fill(email);
    await field(page, 'Phone number (optional)').fill('+44 (0)20 7946 0000');
    await field(page, 'Order number (optional)').fill('ORD-100042');
    await page.getByRole('button', { name: 'Send message' }).click();
    const sent = page.getByRole('heading', { name: 'Your message has been sent' });
    await expect(sent).toBeFocused();
    const reference =
      /Your reference is ([2-9A-Z]{6})\./.exec(await page.getByText(/Your reference is/).innerText())?.[1] ?? 'none';
    const mails = (await (await request.get('/dev/outbox')).json()) as { to: string; subject: string; text: string }[];
    expect(mails.find(({ to }) => to === email)?.subject).toBe(`We’ve received your message (${reference})`);
    expect(mails.find(({ subject, to }) => to !== email && subject.includes(reference))?.text).toContain(
      'Does the Brindle dim?',
    );
    expect(watched.complaints).toEqual([]);
  });

  test('keeps its input when the shop does not answer', async ({ page }) => {
    await page.goto('/contact-us/');
    await hydrated(page);
    await field(page, 'Name').fill('Ada Lane');
    await field(page, 'Email address').fill('ada@example.com');
    await field(page, 'Message').fill('Does it dim?');
    // Not a page that is fetched ahead because the pointer passes its link.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('Does it dim?') ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('it’s still here');
    await expect(field(page, 'Message')).toHaveValue('Does it dim?');
  });

  test('without scripts the page says how to reach the shop', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/contact-us/');
    const ways = page.getByRole('complementary', { name: 'Other ways to reach us' });
    await expect(ways.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(await page.evaluate(() => document.body.innerText)).toContain(
      'please email us: our address is on this page',
    );
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeHidden();
    await expect(ways.getByRole('heading', { name: 'Glasgow, Filament Street' })).toBeVisible();
    await context.close();
  });
});

test('the newsletter form reports success and failure', async ({ page }) => {
  await page.goto('/privacy/');
  await hydrated(page);
  const field = footer(page).getByRole('textbox', { name: 'Your email' });
  const message = footer(page).getByRole('status');
  await expect(footer(page)).toContainText('Subscribe to our Newsletter');
  await expect(footer(page)).toContainText('Be notified of the latest products and exclusive discounts');
  await field.fill('ada');
  await field.press('Enter');
  await expect(message).toContainText('Failed to subscribe to newsletter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ada');
  await field.fill(`ada.${Date.now()}@example.com`);
  await page.route('**/graphql', (route) => route.abort(), { times: 1 });
  await field.press('Enter');
  await expect(message).toHaveText('Failed to subscribe to newsletter');
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(message).toHaveText('Successfully subscribed to newsletter');
  await expect(field).toHaveValue('');
});
