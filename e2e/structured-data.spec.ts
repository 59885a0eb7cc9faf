import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { faultsOfListing } from '../web/catalogue/product/merchant-listing.fixture.ts';
import { findProduct } from './find-product.ts';
import { manageReviews, pendingReviews } from './manage-reviews.ts';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { hydrated } from './watch.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** Returns the structured data and meta tags of a page's HTML as served. */
async function thingsOf(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as { '@context': string; '@graph': Thing[] },
  );
  expect(blocks, path).toHaveLength(1);
  expect(blocks[0]?.['@context']).toBe('https://schema.org');
  return blocks[0]?.['@graph'] ?? [];
}

const typed = <Found extends object>(things: readonly Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type) as Found | undefined;

interface OfferThing {
  price: string;
  priceCurrency: string;
  availability: string;
}

interface ProductThing {
  url: string;
  image: string;
  /** Of a product without variants. */
  offers?: OfferThing;
  /** Of a product with variants. */
  hasVariant?: { url: string; offers: OfferThing }[];
  aggregateRating?: { ratingValue: number; reviewCount: number };
}

/** A product without variants, or the group of those of one with them. */
const productIn = (things: readonly Thing[]) =>
  typed<ProductThing>(things, 'Product') ?? typed<ProductThing>(things, 'ProductGroup');

async function visiblePrice(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/£[\d,]+\.\d\d\s*inc VAT/)
    .first()
    .innerText();
  return (/£([\d,]+\.\d\d)\s*inc VAT/.exec(text)?.[1] ?? '').replaceAll(',', '');
}

for (const [kind, isWanted] of [
  ['without variants', ({ variants }: { variants: object[] }) => variants.length === 0],
  ['with variants', ({ variants }: { variants: object[] }) => variants.length > 1],
] as const) {
  test(`a product ${kind} has the offer that its page shows, with VAT, in either VAT view`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { path, stock } = await findProduct(request, 'brass', isWanted);
    const things = await thingsOf(request, path);
    const product = productIn(things);
    expect(faultsOfListing(things)).toEqual([]);
    const offers = product?.offers ? [product.offers] : (product?.hasVariant ?? []).map((variant) => variant.offers);
    await page.goto(path);
    const cheapest = offers.toSorted((a, b) => Number(a.price) - Number(b.price))[0];
    expect(cheapest?.price).toBe(await visiblePrice(page));
    expect(offers.every(({ priceCurrency }) => priceCurrency === 'GBP')).toBe(true);
    if (product?.offers)
      expect(product.offers.availability).toBe(
        `https://schema.org/${{ IN_STOCK: 'InStock', PLENTY: 'InStock', LOW_STOCK: 'LimitedAvailability', MADE_TO_ORDER: 'InStock' }[stock.status] ?? 'OutOfStock'}`,
      );
    for (const variant of product?.hasVariant?.slice(0, 3) ?? []) {
      await page.goto(variant.url);
      expect(await visiblePrice(page)).toBe(variant.offers.price);
    }
    await page.goto(path);
    expect(product?.url).toBe(baseURL + path);
    expect(product?.image).toMatch(new RegExp(`^${baseURL}/images/`));
    expect((await request.get(product?.image ?? '')).status()).toBe(200);

    await page.evaluate(() => localStorage.setItem('vat', 'excluded'));
    await page.reload();
    await hydrated(page);
    const after = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': Thing[];
    };
    expect(productIn(after['@graph'])).toEqual(product);
  });
}

test('ratings are marked up only once a review is approved', async ({ request }) => {
  const { id, path } = await findProduct(request, 'pendant', ({ ratingSummary }) => ratingSummary?.count === 0, {
    rated: true,
  });
  expect(productIn(await thingsOf(request, path))).not.toHaveProperty('aggregateRating');
  const query =
    'mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { __typename ... on UserError { message } } }';
  const words = `Gives the light that it promises since ${Date.now()}.`;
  const input = { productId: id, rating: 4, title: 'Good', body: words, author: 'Ada', email: 'ada@example.com' };
  const response = await request.post('/graphql', { data: { query, variables: { input } } });
  expect(JSON.stringify(await response.json())).toContain('ReviewCreatePayload');
  expect(productIn(await thingsOf(request, path))).not.toHaveProperty('aggregateRating');
  manageReviews('approve', ...pendingReviews(words));
  await expect(async () =>
    expect(productIn(await thingsOf(request, path))?.aggregateRating).toMatchObject({
      ratingValue: 4,
      reviewCount: 1,
    }),
  ).toPass();
});

test('every indexed page has one canonical URL, a description and sharing tags', async ({ page, request, baseURL }) => {
  for (const path of await listedPages(request)) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await page.locator('link[rel=canonical]').getAttribute('href'), path).toBe(baseURL + path);
    expect(await content('meta[property="og:url"]'), path).toBe(baseURL + path);
    expect(await content('meta[property="og:title"]'), path).toBe(await page.title());
    expect(await content('meta[name=description]'), path).toMatch(/\w+ \w+/);
    expect(await content('meta[property="og:description"]'), path).toBe(await content('meta[name=description]'));
    expect((await request.get((await content('meta[property="og:image"]')) ?? '')).status(), path).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    if (path !== '/') {
      const trail =
        typed<{ itemListElement: { name: string; item: string; position: number }[] }>(
          await thingsOf(request, path),
          'BreadcrumbList',
        )?.itemListElement ?? [];
      expect(trail[0], path).toMatchObject({ name: 'Home', position: 1, item: `${baseURL}/` });
      expect(trail.at(-1)?.item, path).toBe(baseURL + path);
      const shown = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts();
      expect(
        trail.map(({ name }) => name),
        path,
      ).toEqual(shown.map((text) => text.trim()));
    }
  }
});

test('other pages are not indexed', async ({ page }) => {
  for (const path of unlistedPages) {
    await page.goto(path);
    expect(await page.locator('meta[name=robots]').getAttribute('content'), path).toMatch(/^noindex/);
    await expect(page.locator('link[rel=canonical], script[type="application/ld+json"]')).toHaveCount(0);
  }
});

test('the front page marks up the shop and its search, and the search works', async ({ request, baseURL }) => {
  const things = await thingsOf(request, '/');
  expect(typed(things, 'Organization')).toMatchObject({ url: `${baseURL}/`, legalName: expect.any(String) });
  const site = typed<{ potentialAction: { target: { urlTemplate: string } } }>(things, 'WebSite');
  const response = await request.get(
    (site?.potentialAction.target.urlTemplate ?? '').replace('{search_term_string}', 'brass'),
  );
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/Results for “(?:<!-- -->)?brass/);
});

test('a category’s marked-up questions are those that its page shows', async ({ page, request }) => {
  const faq = typed<{ mainEntity: { name: string; acceptedAnswer: { text: string } }[] }>(
    await thingsOf(request, '/interior-lighting/'),
    'FAQPage',
  );
  await page.goto('/interior-lighting/');
  expect(faq?.mainEntity.length).toBeGreaterThan(0);
  for (const { name } of faq?.mainEntity ?? []) await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('the head updates on client navigation', async ({ page, baseURL }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/interior-lighting/"]').first().click();
  await expect(page).toHaveURL('/interior-lighting/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/interior-lighting/`);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});
