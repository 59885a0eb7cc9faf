import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

/** Pages, with what they say instead of what needs scripts. */
const PAGES = [
  ['/', 'To subscribe without JavaScript, please email us.'],
  ['/lamps-bulbs/lamps-bulbs/', ''],
  ['/cart', 'Your basket needs JavaScript'],
  ['/checkout-now', 'The checkout needs JavaScript'],
  ['/contact-us/', ''],
  ['/login', 'Signing in needs JavaScript'],
  ['/register', ''],
  ['/reset-password', ''],
  ['/track-order', 'Tracking needs JavaScript'],
  ['/quick-order', ''],
  ['/saved-lists', ''],
] as const;

test('pages without scripts show no form that cannot be sent, and say what to do', async ({ page }) => {
  for (const [path, sentence] of PAGES) {
    await page.goto(path);
    for (const form of await page.locator('form:visible').all()) await expect(form).toHaveAttribute('action', /^\//);
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(?:Add to (?:Cart|basket)|Quick View)/ })).toHaveCount(0);
    // Locators find no text in a noscript element.
    expect(await page.evaluate(() => document.body.textContent)).toContain(sentence);
  }
});
