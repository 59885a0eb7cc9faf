import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const PAGES = [
  '/',
  '/lamps-bulbs/lamps-bulbs/',
  '/search?query=brass',
  '/cart',
  '/checkout-now',
  '/contact-us/',
  '/login',
  '/register',
  '/reset-password',
  '/track-order',
  '/quick-order',
  '/saved-lists',
];

test('pages without scripts show no form that cannot be sent, and nothing that stays loading', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const form of await page.locator('form:visible').all()) await expect(form).toHaveAttribute('action', /^\//);
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add to (?:Cart|basket)/ })).toHaveCount(0);
  }
});

for (const [path, sentence] of [
  ['/cart', 'Your basket needs JavaScript'],
  ['/checkout-now', 'The checkout needs JavaScript'],
  ['/login', 'Signing in needs JavaScript'],
  ['/track-order', 'Tracking needs JavaScript'],
  ['/', 'To subscribe without JavaScript, please email us.'],
] as const) {
  test(`${path} says what to do instead`, async ({ page }) => {
    await page.goto(path);
    // Locators find no text in a noscript element.
    expect(await page.evaluate(() => document.body.textContent)).toContain(sentence);
  });
}
