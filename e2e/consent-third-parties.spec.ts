import { spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { createShopServer } from '../shop/server.ts';
import { openSmallShop } from '../shop/small-shop.fixture.ts';
import { FIRST_PORT } from './shops.ts';
import { hydrated, watch } from './watch.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const answer = (page: Page, name: 'Accept' | 'Decline') => banner(page).getByRole('button', { name }).click();

test.describe('with a tag manager and a chat service', () => {
  const PORT = FIRST_PORT + 14;
  const SHOP_PORT = PORT + 1;
  const ORIGIN = `http://127.0.0.1:${PORT}`;
  const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
  const CHAT = 'https://chat.example/start.js';
  let gateway: ChildProcess;
  let shop: Server;

  test.beforeAll(async () => {
    shop = await createShopServer(await openSmallShop());
    await new Promise<void>((resolve) => shop.listen(SHOP_PORT, '127.0.0.1', resolve));
    gateway = spawn('node', ['main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(PORT),
        SHOP_API_URL: `http://127.0.0.1:${SHOP_PORT}`,
        DATA_DIR: 'test-results/consent',
        LOG_LEVEL: 'silent',
        GTM_ID: 'GTM-ABC1234',
        CHAT_SCRIPT_URL: CHAT,
      },
      stdio: 'ignore',
    });
    await expect(async () => expect((await fetch(`${ORIGIN}/healthz`)).status).toBe(200)).toPass();
  });
  test.afterAll(() => {
    gateway.kill('SIGTERM');
    shop.closeAllConnections();
    shop.close();
  });

  /** Mocks the two services. A chat of null is blocked, one of false never responds. */
  async function serve(context: BrowserContext, scripts: { tags?: string; chat?: string | null | false }) {
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: scripts.tags ?? 'document.cookie = "_ga=GA1.1.2; Path=/"; document.documentElement.dataset.tags = "on"',
      }),
    );
    await context.route('https://chat.example/**', (route) =>
      scripts.chat === false
        ? undefined
        : scripts.chat === null
          ? route.abort()
          : route.fulfill({
              contentType: 'text/javascript',
              body: scripts.chat ?? 'document.documentElement.dataset.chat = "on"',
            }),
    );
  }
  const html = (page: Page) => page.locator('html');

  test('neither service loads before a choice or after No; both load after Yes', async ({ page, context }) => {
    await serve(context, {});
    const watched = watch(page);
    await page.goto(`${ORIGIN}/lamps/`);
    await expect(banner(page)).toBeVisible();
    await answer(page, 'Decline');
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(watched.foreignRequests).toEqual([]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await answer(page, 'Accept');
    await expect(html(page)).toHaveAttribute('data-chat', 'on');
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    await expect(launcher(page)).toHaveCount(0);
    expect(watched.foreignRequests.toSorted()).toEqual([CHAT, TAGS]);
    // The small shop's products have no pictures.
    expect(watched.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test('on later visits the chat loads only when its button is pressed', async ({ page, context }) => {
    await serve(context, {});
    await page.goto(`${ORIGIN}/lamps/`);
    await answer(page, 'Accept');
    await expect(html(page)).toHaveAttribute('data-chat', 'on');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    await expect(launcher(page)).toBeVisible();
    await expect(html(page)).not.toHaveAttribute('data-chat', 'on');
    await expect(launcher(page)).toHaveAccessibleDescription('Starts chat.example, which may set cookies');
    await launcher(page).click();
    await expect(html(page)).toHaveAttribute('data-chat', 'on');
    await expect(launcher(page)).toHaveCount(0);
  });

  test('withdrawing consent stops the tag manager from the next page on and clears its cookies', async ({
    page,
    context,
  }) => {
    await serve(context, {});
    await page.goto(`${ORIGIN}/lamps/`);
    await answer(page, 'Accept');
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await answer(page, 'Decline');
    const watched = watch(page);
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
    await page.waitForLoadState('networkidle');
    expect(watched.foreignRequests).toEqual([]);
  });

  for (const path of [
    '/login',
    '/register',
    '/reset-password#token=abcdefgh12345678',
    '/confirm-email#token=abcdefgh12345678',
    '/checkout-now',
    '/order/none',
    '/account',
  ]) {
    test(`the tag manager does not run on ${path}, and starts in a new document after it`, async ({
      page,
      context,
    }) => {
      await serve(context, {});
      await page.goto(`${ORIGIN}/lamps/`);
      await answer(page, 'Accept');
      await expect(html(page)).toHaveAttribute('data-tags', 'on');
      const watched = watch(page);
      await page.goto(`${ORIGIN}${path}`);
      await page.waitForLoadState('networkidle');
      // The checkout has no chat button.
      await expect(launcher(page)).toHaveCount(path === '/checkout-now' ? 0 : 1);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      expect(watched.foreignRequests).toEqual([]);
      await page.getByRole('banner').getByRole('link', { name: 'Lumen & Latch' }).first().click();
      await expect(html(page)).toHaveAttribute('data-tags', 'on');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    });
  }

  test('navigating from a page with the tag manager to sign-in loads a new document, also by Back and Forward', async ({
    page,
    context,
  }) => {
    await serve(context, {});
    await page.goto(`${ORIGIN}/lamps/`);
    await answer(page, 'Accept');
    await expect(html(page)).toHaveAttribute('data-tags', 'on');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(html(page)).not.toHaveAttribute('data-tags', 'on');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    // Between two such pages no new document is needed.
    await hydrated(page);
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
  });

  for (const [kind, chat] of [
    ['is blocked', null],
    ['throws', 'throw new Error("broken")'],
    ['never answers', false],
  ] as const) {
    test(`where a service ${kind}, the shop works and offers other ways to contact it`, async ({ page, context }) => {
      await serve(context, { chat, tags: 'throw new Error("broken")' });
      await page.goto(`${ORIGIN}/lamps/`);
      await answer(page, 'Accept');
      await expect(launcher(page)).toBeVisible();
      await launcher(page).click();
      await expect(page.getByRole('dialog', { name: 'Talk to us' })).toContainText('We couldn’t start the chat.', {
        timeout: 12_000,
      });
      await page.keyboard.press('Escape');
      await page.getByRole('main').locator('a[href="/lamps/table/"]').first().click();
      await expect(page).toHaveURL(`${ORIGIN}/lamps/table/`);
    });
  }
});
