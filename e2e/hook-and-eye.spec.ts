import { expect, test, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { graph, sentMails } from './graph.ts';
import { ORIGIN, sampleWordsIn, startHookAndEye } from './hook-and-eye-shop.ts';
import { servedExample, servedExamples } from './served-examples.ts';

/** A page of each kind. Those without a text of the shop's own, such as the policies, are not found. */
const PAGES = [
  '/',
  '/shirts/',
  '/shirts/linen/',
  '/oxford-shirt/',
  '/poplin-dress-shirt/',
  '/search?query=linen',
  '/search?query=zzzz',
  '/search',
  '/brands/',
  '/brands/hook-and-eye/',
  '/featured/',
  '/finishes',
  '/compare',
  '/quick-order',
  '/saved-lists',
  '/cart',
  '/checkout-now',
  '/login',
  '/register',
  '/reset-password',
  '/track-order',
  '/stock-alert',
  '/about-us/',
  '/contact-us/',
  '/shipping-returns/',
  '/blog/',
  '/blog/how-to-iron-a-linen-shirt/',
  '/terms/',
  '/order/x?key=y',
  '/nothing/lives/here/',
];

const FILES = [
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/feeds/google.xml',
  '/sitemap/pages.xml',
  '/sitemap/categories.xml',
  '/sitemap/products-1.xml',
  '/schema.graphql',
  '/docs/shop-api.openapi.json',
];

let stop = () => {};

test.use({ baseURL: ORIGIN, storageState: { cookies: [], origins: [] } });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stop = await startHookAndEye();
});
test.afterAll(() => stop());

test('nothing that is served or mailed has a word or colour of the sample shop', async ({ request }) => {
  const index = await (await request.get('/docs')).text();
  const docs = new Set([...index.matchAll(/href="(\/docs(?:\/[a-z]+)?)"/g)].map(([, path = '']) => path));
  expect(docs.size).toBe(8);
  const answers = [
    ...[...PAGES, ...docs].map((path) => [path, 'text/html'] as const),
    ...FILES.map((path) => [path, '*/*'] as const),
  ];
  const found: Record<string, string[]> = {};
  const look = (name: string, text: string) => {
    const placeholder = /\/(?:example|sold-out)-product\/|EXAMPLE-\d|example-term/.exec(text) ?? [];
    const words = [...sampleWordsIn(text), ...placeholder];
    if (words.length > 0) found[name] = words;
  };
  for (const [path, accept] of answers)
    look(`${path} ${accept}`, await (await request.get(path, { headers: { accept } })).text());
  // Of GraphiQL's page what is ours.
  look('GraphiQL', JSON.stringify(await servedExamples(request)));
  expect(found).toEqual({});
  // No product has a finish, so the page of finishes is empty.
  expect(await (await request.get('/sitemap/pages.xml')).text()).not.toContain('/finishes');
  for (const name of ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon', 'card']) {
    const picture = await (await request.get(`/icons/${name}.png`)).body();
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.subarray(at, at + 3).toString('hex'));
    expect([name, colours.has('27305e'), ['1f3a2e', 'b8954e', '86642a'].filter((each) => colours.has(each))]).toEqual([
      name,
      true,
      [],
    ]);
  }

  // Mails are in its own words and colours.
  await run(request, 'cart/add-to-cart', {});
  await run(request, 'checkout/place-an-order', {});
  await run(request, 'customer/register', {});
  await run(request, 'customer/ask-for-a-new-password', {});
  await run(request, 'content/newsletter', {});
  await run(request, 'content/write-to-the-shop', { message: 'Is it warm?' });
  const mails = await sentMails(request);
  expect(mails.length).toBeGreaterThan(3);
  expect(mails.some(({ html }) => html.includes('#27305e'))).toBe(true);
  for (const { subject, text, html } of mails)
    expect([subject, sampleWordsIn(`${subject}\n${text}\n${html}`)]).toEqual([subject, []]);
});

/** Runs an example of the graph, with some of its input changed. */
async function run(request: APIRequestContext, name: string, changes: object): Promise<void> {
  const { query, variables } = await servedExample(request, name);
  const { input } = JSON.parse(variables ?? '{}') as { input: object };
  const data = await graph<Record<string, { __typename: string }>>(request, query, { input: { ...input, ...changes } });
  expect(JSON.stringify(data)).not.toContain('"code":');
}
