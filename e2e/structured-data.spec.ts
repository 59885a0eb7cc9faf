import { expect, test, type APIRequestContext } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';

type Thing = Record<string, unknown> & { '@type': string };

const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Returns a page's HTML as served, and the structured data in it. */
async function read(request: APIRequestContext, path: string): Promise<{ html: string; things: Thing[] }> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(DATA)].map(
    ([, text = '']) => JSON.parse(text) as { '@context': string; '@graph': Thing[] },
  );
  expect(
    blocks.map((block) => block['@context']),
    path,
  ).toEqual(['https://schema.org']);
  return { html, things: blocks[0]?.['@graph'] ?? [] };
}

const typed = <Found extends object>(things: readonly Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type) as Found | undefined;

interface OfferThing {
  price: string;
}

interface ProductThing {
  /** Of a product without variants. */
  offers?: OfferThing;
  /** Of a product with variants. */
  hasVariant?: { url: string; offers: OfferThing }[];
}

/** A product without variants, or the group of those of one with them. */
const productIn = (things: readonly Thing[]) =>
  typed<ProductThing>(things, 'Product') ?? typed<ProductThing>(things, 'ProductGroup');

const plain = (html: string) => html.replace(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&amp;', '&');

function shownPrice(html: string): string {
  const main = plain(html.slice(html.indexOf('<main')).replace(DATA, ''));
  return (/£([\d,]+\.\d\d)\s*inc VAT/.exec(main)?.[1] ?? '').replaceAll(',', '');
}

test('a product has the offers that its page shows, with VAT', async ({ request }) => {
  for (const several of [false, true]) {
    const { path } = await findProduct(request, 'brass', ({ variants }) => variants.length > 1 === several);
    const { html, things } = await read(request, path);
    const product = productIn(things);
    const offers = product?.offers ? [product.offers] : (product?.hasVariant ?? []).map((variant) => variant.offers);
    const cheapest = offers.toSorted((a, b) => Number(a.price) - Number(b.price))[0];
    expect([path, cheapest?.price]).toEqual([path, shownPrice(html)]);
    for (const variant of product?.hasVariant?.slice(0, 3) ?? [])
      expect(shownPrice((await read(request, variant.url)).html)).toBe(variant.offers.price);
  }
});

test('indexed pages have one canonical URL, sharing tags and their trail', async ({ request, baseURL }) => {
  for (const path of await listedPages(request)) {
    const { html, things } = await read(request, path);
    const content = (attribute: string) =>
      [...html.matchAll(new RegExp(`<meta ${attribute} content="([^"]*)"`, 'g'))].map(([, text]) => text);
    const description = content('name="description"');
    expect(
      [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, address]) => address),
      path,
    ).toEqual([baseURL + path]);
    expect(content('property="og:url"'), path).toEqual([baseURL + path]);
    expect(content('property="og:title"'), path).toEqual([/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]]);
    expect(description, path).toEqual([expect.stringMatching(/\w+ \w+/)]);
    expect(content('property="og:description"'), path).toEqual(description);
    expect((await request.get(content('property="og:image"')[0] ?? '')).status(), path).toBe(200);
    expect(content('name="robots"'), path).toEqual([]);
    if (path === '/') continue;
    const trail =
      typed<{ itemListElement: { name: string; item: string; position: number }[] }>(things, 'BreadcrumbList')
        ?.itemListElement ?? [];
    expect(trail[0], path).toMatchObject({ name: 'Home', position: 1, item: `${baseURL}/` });
    expect(trail.at(-1)?.item, path).toBe(baseURL + path);
    const [, shown = ''] = /aria-label="Breadcrumb".*?<ol[^>]*>(.*?)<\/ol>/.exec(html) ?? [];
    expect(
      trail.map(({ name }) => name),
      path,
    ).toEqual(shown.split('</li>').slice(0, -1).map(plain));
    const words = plain(html.replace(DATA, ''));
    const questions = typed<{ mainEntity: { name: string }[] }>(things, 'FAQPage')?.mainEntity ?? [];
    if (path === '/interior-lighting/') expect(questions.length).toBeGreaterThan(0);
    for (const { name } of questions) expect(words, path).toContain(name);
  }
  for (const path of unlistedPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(html, path).not.toMatch(/rel="canonical"|application\/ld\+json/);
  }
});
