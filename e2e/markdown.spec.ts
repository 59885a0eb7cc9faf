import { expect, test, type APIRequestContext } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { listedPages } from './page-kinds.ts';

const POLICIES = [
  '/shipping-returns/',
  '/terms/',
  '/faqs/',
  '/contact-us/',
  '/about-us/',
  '/blog/',
  '/search?query=brass',
  '/finishes',
  '/finishes/satin-brass',
];

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { accept: 'text/markdown' } });
  return { response, type: response.headers()['content-type'], text: await response.text() };
}

test('pages of every kind are Markdown for a program, and HTML for a browser after it', async ({ request, page }) => {
  test.slow();
  for (const path of [...(await listedPages(request)), ...POLICIES]) {
    const { response, type, text } = await read(request, path);
    expect([response.status(), type], path).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text, path).toMatch(/^# \S/);
    expect(text, path).not.toMatch(/undefined|\[object|NaN|<div|<span/);
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    if (path !== '/') expect(text.split('\n', 1)[0], path).toBe(`# ${title}`);
    const canonical = page.locator('link[rel=canonical]');
    if ((await canonical.count()) > 0)
      expect(response.headers().link, path).toBe(`<${await canonical.getAttribute('href')}>; rel="canonical"`);
  }
});

test('a product has the figures and words of its page', async ({ request, page }) => {
  const { path, stock, sku } = await findProduct(request, 'pendant', ({ variants }) => variants.length > 1);
  const { text } = await read(request, path);
  await page.goto(path);
  const main = page.getByRole('main');
  const shown = (await main.locator('[data-price]').first().textContent()) ?? '';
  const figures = [...shown.matchAll(/£[\d,]+\.\d+/g)].map(([figure]) => figure);
  expect(figures.length).toBeGreaterThan(1);
  for (const said of [...figures, stock.message, sku, ...(await main.locator('dd').allTextContents())])
    expect(text).toContain(said);
});

test('basket, checkout and account have no Markdown: they stay pages', async ({ request }) => {
  for (const path of ['/cart', '/checkout-now', '/login'])
    expect((await read(request, path)).type, path).toBe('text/html; charset=utf-8');
  expect((await read(request, '/nothing/lives/here/')).response.status()).toBe(404);
});

test('every link of llms.txt leads somewhere, and its pages are Markdown', async ({ request }) => {
  const { text } = await read(request, '/llms.txt');
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(20);
  for (const address of links) expect((await read(request, address)).response.status(), address).toBe(200);
});
