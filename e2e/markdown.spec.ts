import { expect, test, type APIRequestContext } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { listedPages } from './page-kinds.ts';

const OTHERS = [
  '/shipping-returns/',
  '/faqs/',
  '/contact-us/',
  '/blog/',
  '/search?query=brass',
  '/finishes',
  '/finishes/satin-brass',
];

async function read(request: APIRequestContext, path: string, accept = 'text/markdown') {
  const response = await request.get(path, { headers: { accept } });
  const { 'content-type': type, link } = response.headers();
  return { status: response.status(), type, link, text: await response.text() };
}

const plain = (html = '') => html.replace(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&amp;', '&');

test('pages of every kind and the links of llms.txt are Markdown for a program, and HTML for a browser after it', async ({
  request,
}) => {
  for (const path of [...(await listedPages(request)), ...OTHERS]) {
    const { status, type, link, text } = await read(request, path);
    expect([status, type], path).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text, path).toMatch(/^# \S/);
    expect(text, path).not.toMatch(/undefined|\[object|NaN|<div|<span/);
    const page = await read(request, path, 'text/html');
    expect(page.type, path).toBe('text/html; charset=utf-8');
    const title = plain(/<h1\b.*?<\/h1>/s.exec(page.text)?.[0]);
    if (path !== '/') expect(text.split('\n', 1)[0], path).toBe(`# ${title}`);
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(page.text) ?? [];
    if (canonical) expect(link, path).toBe(`<${canonical}>; rel="canonical"`);
  }
  for (const path of ['/cart', '/checkout-now', '/login'])
    expect((await read(request, path)).type, path).toBe('text/html; charset=utf-8');
  expect((await read(request, '/nothing/lives/here/')).status).toBe(404);
  const { text: list } = await read(request, '/llms.txt');
  const links = [...list.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(20);
  // The feed takes seconds to write at first, which its own tests wait for.
  for (const address of links.filter((link) => !link.endsWith('/feeds/google.xml')))
    expect((await read(request, address)).status, address).toBe(200);

  // A product has the figures and words of its page.
  const { path, stock, sku } = await findProduct(request, 'pendant', ({ variants }) => variants.length > 1);
  const { text } = await read(request, path);
  const html = (await read(request, path, 'text/html')).text.replace(/^[\s\S]*<main/, '');
  const figures = [...plain(html.slice(html.indexOf('data-price'), html.indexOf('inc VAT'))).matchAll(/£[\d,]+\.\d+/g)];
  expect(figures.length).toBeGreaterThan(1);
  const words = [...html.matchAll(/<dd\b.*?<\/dd>/gs)].map(([cell]) => plain(cell));
  for (const said of [...figures.map(String), stock.message, sku, ...words]) expect(text).toContain(said);
});
