import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { header, heading, signIn, textbox } from './account-steps.ts';
import { listedPages } from './page-kinds.ts';
import { WITHOUT_PICTURES } from './pictures.ts';
import { open } from './watch.ts';

/** Playwright turns the back/forward cache off, because it keeps pages that a test has left. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...(WITHOUT_PICTURES.args ?? []), '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

declare global {
  interface Window {
    /** Whether the page was restored. Survives in the back/forward cache only. */
    restored?: boolean;
  }
}

/** Leaves a page for another document and comes back to it. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<void>) {
  await page.evaluate(() => {
    window.restored = false;
    addEventListener('pageshow', ({ persisted }) => (window.restored = persisted), { once: true });
  });
  await page.goto('/site.webmanifest');
  await meanwhile?.();
  // A restored page fires no load event, which Playwright would wait for.
  await page.goBack({ waitUntil: 'commit' });
}

const wasRestored = (page: Page) => page.waitForFunction(() => window.restored === true);

async function restores(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    await leaveAndReturn(page);
    await wasRestored(page);
  }
}

test('Back restores every public page from the back/forward cache', { tag: '@wide' }, async ({ page, request }) => {
  await restores(page, [...(await listedPages(request)), '/search?query=brass', '/cart', '/blog/', '/contact-us/']);
});

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await open(tab, path);
  return tab;
}

async function signOutElsewhere(context: BrowserContext) {
  const other = await openTab(context, '/');
  await header(other)
    .getByRole('link', { name: 'Logout' })
    .or(header(other).getByRole('button', { name: 'Logout' }))
    .click();
  await expect(header(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.close();
}

test('Back restores pages with the VAT view, the basket and the session of now', async ({ page, context, request }) => {
  const [, , , product = ''] = await listedPages(request);
  await restores(page, [product]);

  await signIn(page);
  await open(page, '/featured/');
  await expect(header(page).getByRole('link', { name: 'My Account' })).toBeVisible();
  await leaveAndReturn(page, async () => {
    const other = await openTab(context, '/featured/');
    await header(other).getByRole('radio', { name: 'Excluded' }).check();
    const addButton = other.getByRole('article').getByRole('button', { name: /^Add to Cart/ });
    await addButton.first().click();
    await expect(other.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    await other.close();
  });
  await wasRestored(page);
  await expect(header(page).getByRole('radio', { name: 'Excluded' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'excluded');
  await expect(header(page).getByRole('button', { name: 'Your cart, 1 item' })).toBeVisible();

  await leaveAndReturn(page, () => signOutElsewhere(context));
  await wasRestored(page);
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('Back shows no account after a sign-out in another tab', async ({ page, context }) => {
  const emailField = textbox(page, 'Email address');
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await expect(emailField).toHaveValue(await signIn(page));
  await leaveAndReturn(page, () => signOutElsewhere(context));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(firstName).toHaveCount(0);
  // Loaded anew.
  await page.waitForFunction(() => window.restored === undefined);

  await expect(emailField).toHaveValue(await signIn(page));
  await page.getByRole('banner').getByRole('link', { name: 'Lumen & Latch' }).first().click();
  await expect(heading(page, /Good light/)).toBeVisible();
  await signOutElsewhere(context);
  // Holds every answer, so that what shows is what the page has kept.
  await page.route('**/graphql', () => new Promise(() => {}));
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(firstName).toHaveCount(0);
});
