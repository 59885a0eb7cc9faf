import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { useSecondGateway } from './second-gateway.ts';
import { FIRST_PORT } from './shops.ts';
import { hydrated, watch } from './watch.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const answer = (page: Page, name: 'Accept' | 'Decline') => banner(page).getByRole('button', { name }).click();

test.describe('with a tag manager and a chat service', () => {
  const PORT = FIRST_PORT + 14;
  const ORIGIN = `http://127.0.0.1:${PORT}`;
  const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
  const CHAT = 'https://chat.example/start.js';
  useSecondGateway(PORT, 'consent', { GTM_ID: 'GTM-ABC1234', CHAT_SCRIPT_URL: CHAT });

  /** Mocks the two services. */
  async function serve(context: BrowserContext) {
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga=GA1.1.2; Path=/"; document.documentElement.dataset.tags = "on"',
      }),
    );
    await context.route('https://chat.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "on"' }),
    );
  }
  const html = (page: Page) => page.locator('html');
  const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
  const cookies = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
  /** Resolves after everything that waits for the page to be idle, as the tag manager does. */
  const idle = (page: Page) =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

  test('neither service loads before Yes, nor after No', async ({ page, context }) => {
    await serve(context);
    const watched = watch(page);
    await page.goto(`${ORIGIN}/lamps/`);
    await expect(banner(page)).toBeVisible();
    await answer(page, 'Decline');
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await idle(page);
    expect(watched.foreignRequests).toEqual([]);
    await settings(page).click();
    await answer(page, 'Accept');
    await expect(html(page)).toHaveAttribute('data-chat', 'on');
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    await expect(launcher(page)).toHaveCount(0);
    expect(watched.foreignRequests.toSorted()).toEqual([CHAT, TAGS]);
    // The small shop's products have no pictures.
    expect(watched.complaints.filter((text) => !text.includes('404'))).toEqual([]);

    await page.reload();
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    await expect(launcher(page)).toHaveAccessibleDescription('Starts chat.example, which may set cookies');
    await expect(html(page)).not.toHaveAttribute('data-chat', 'on');
    await launcher(page).click();
    await expect(html(page)).toHaveAttribute('data-chat', 'on');
    await expect(launcher(page)).toHaveCount(0);

    // From the next page on the tag manager does not run, and its cookies are gone.
    expect(await cookies(context)).toContain('_ga');
    await settings(page).click();
    await answer(page, 'Decline');
    watched.foreignRequests.length = 0;
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect.poll(() => cookies(context)).not.toContain('_ga');
    await idle(page);
    expect(watched.foreignRequests).toEqual([]);
  });

  test('the tag manager does not run on private pages, which are documents of their own', async ({ page, context }) => {
    await serve(context);
    await page.goto(`${ORIGIN}/lamps/`);
    await answer(page, 'Accept');
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    const watched = watch(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(launcher(page)).toBeVisible();
    await idle(page);
    await expect(html(page)).not.toHaveAttribute('data-tags', 'on');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(watched.foreignRequests).toEqual([]);
    // Between two such pages no new document is needed.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${ORIGIN}/lamps/`);
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(html(page)).not.toHaveAttribute('data-tags', 'on');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Lumen & Latch' }).first().click();
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  });
});
