import { expect, test, type Page } from '@playwright/test';
import { holdScripts, hydrated } from './watch.ts';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer links to every section, and states the company’s legal details', async ({ page, request }) => {
  await page.goto('/');
  const links = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of [
    '/about-us/',
    '/about-our-business/',
    '/contact-us/',
    '/shipping-returns/',
    '/faqs/',
    '/blog/',
    '/brands/',
    '/privacy/',
    '/cookies/',
    '/terms/',
    '/weee/',
    '/accessibility/',
  ])
    expect(links).toContain(path);
  for (const path of new Set(links.filter((link) => link.startsWith('/'))))
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  await expect(footer(page).getByRole('link', { name: / on (Instagram|Pinterest|Facebook)$/ })).toHaveCount(3);
  await expect(footer(page).getByRole('navigation', { name: 'Popular Categories' }).getByRole('link')).toHaveCount(6);
  await expect(footer(page)).toContainText('company number 00000000');
  await expect(footer(page)).toContainText('VAT number GB 000 0000 00');
  await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toBeVisible();
});

test('the trade discount banner is above the footer of every page', async ({ page }) => {
  for (const path of ['/', '/terms/', '/hardware/']) {
    await page.goto(path);
    const trade = page.getByRole('complementary', { name: 'Buying for a project?' });
    await expect(trade).toContainText('Trade Discounts');
    await expect(trade.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    await expect(trade.getByRole('link', { name: 'sales@lumenandlatch.example' })).toHaveAttribute(
      'href',
      'mailto:sales@lumenandlatch.example',
    );
  }
});

test('the menu has About Us and Blog, also on a phone', async ({ page }) => {
  await page.goto('/');
  const menu = banner(page).getByRole('navigation', { name: 'Categories' });
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us/');
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog/');
  await page.setViewportSize({ width: 390, height: 844 });
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
});

test('the announcement bar promises dispatch as it can be kept, at each screen size', async ({ page }) => {
  await page.goto('/');
  const promise = banner(page).getByText('In stock? Dispatched the working day after your transfer arrives');
  await expect(promise).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(promise).toBeVisible();
});

test('VAT and shipping are explained on hover after a delay, on focus and on tap; Escape closes', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const vat = page.getByRole('tooltip').filter({ hasText: 'Value added tax, charged at 20%' });
  const shipping = page.getByRole('tooltip').filter({ hasText: 'depends on your postcode' });
  const asked = Date.now();
  await banner(page).getByRole('button', { name: 'About delivery' }).hover();
  await expect(shipping).toBeVisible();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(190);
  await page.mouse.move(700, 700);
  await expect(shipping).toBeHidden();
  await banner(page).getByRole('radio', { name: 'Included' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'About VAT' })).toBeFocused();
  await expect(vat).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vat).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await banner(page).getByRole('button', { name: 'About VAT' }).click();
  await expect(vat).toBeVisible();
});

test.describe('the announcements', () => {
  const promises = (page: Page) => page.getByRole('list', { name: 'Our promises' });
  const shown = (page: Page) => promises(page).getByRole('listitem').filter({ visible: true });

  test('all show on a wide screen', async ({ page }) => {
    await page.goto('/brands/');
    await expect(shown(page)).toHaveText([
      /^Free UK mainland delivery over £/,
      /^Trusted for 40 years/,
      /^100% secure checkout/,
      /^Quick and easy returns/,
    ]);
  });

  test('rotate every five seconds on a phone, and pause on hover, focus and by button', async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/brands/');
    await hydrated(page);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(shown(page)).toHaveText([/^Free UK/]);
    await page.clock.runFor(5_000);
    await expect(shown(page)).toHaveText([/^Trusted/]);
    await shown(page).hover();
    await page.clock.runFor(11_000);
    await expect(shown(page)).toHaveText([/^Trusted/]);
    await page.mouse.move(10, 400);
    await page.clock.runFor(5_000);
    await expect(shown(page)).toHaveText([/^100% secure/]);
    const stop = banner(page).getByRole('button', { name: 'Stop rotating' });
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await stop.blur();
    await page.clock.runFor(11_000);
    await expect(shown(page)).toHaveText([/^100% secure/]);
  });

  test('do not rotate with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/brands/');
    await expect(shown(page)).toHaveCount(4);
  });
});

test('the header hides when scrolling down and returns when scrolling up', async ({ page }) => {
  await page.goto('/terms/');
  await hydrated(page);
  await page.mouse.wheel(0, 1_500);
  await expect(banner(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox')).first()).toBeInViewport();
});

test('home shows the two newest posts', async ({ page }) => {
  await page.goto('/');
  const blog = page.getByRole('main').getByRole('region', { name: 'From the blog' });
  await expect(blog.getByRole('article')).toHaveCount(2);
  await expect(blog.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog/');
});

test('a page opened anew opens at the top, wherever it was left', async ({ page }) => {
  for (const _ of ['a first visit', 'a second one']) {
    await page.goto('/interior-lighting/');
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.goto('/search');
  }
});

test('hydration does not move a page that has been scrolled', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/brands/astro/');
  await page.evaluate(() => window.scrollTo(0, 600));
  letGo();
  await hydrated(page);
  // One frame later any scrolling would have happened.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});
