import { expect, test, type Page } from '@playwright/test';
import { startDevelopmentTree, type DevelopmentTree } from './development-tree.ts';
import { hydrated, open, watch, type Watched } from './watch.ts';

/** `npm run dev`, used as a frontend developer does: one page stays open while files are edited. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const WIDE = { tag: '@wide' };

/** The longest time until an edit shows, on a busy machine. */
const SOON = { timeout: 30_000 };

const CARD = 'web/catalogue/product/ProductCard.tsx';
const FOOTER = 'web/layout/footer/SiteFooter.tsx';
const fragmentWith = (field: string): [string, string] => [
  'fragment ProductCard_product on Product {',
  `fragment ProductCard_product on Product {\n        ${field}`,
];

let tree: DevelopmentTree;
let page: Page;
let watched: Watched;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  tree = await startDevelopmentTree();
  page = await browser.newPage();
  watched = watch(page);
  const ready = async () => (await fetch(`${tree.url}/readyz`).catch(() => null))?.status;
  await expect.poll(ready, { timeout: 150_000 }).toBe(200);
});
test.afterAll(async () => {
  if (test.info().errors.length > 0) console.log(tree.output());
  tree.remove();
  await page.close();
});

/** Complaints of React about hydration and of Relay about queries. */
const faults = () =>
  watched.complaints.filter((text) => /hydrat|server rendered|createRoot|preloadedQuery/i.test(text));

const mark = () => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = () => page.evaluate(() => 'isMarked' in window);

/** Waits until an open page has reloaded by itself. */
async function reloaded(): Promise<void> {
  await page.waitForFunction(() => !('isMarked' in window), null, SOON);
  await hydrated(page);
}

async function graph(query: string): Promise<unknown> {
  const answer = await fetch(`${tree.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { data?: unknown }).data : null;
}

async function requestsCounted(): Promise<number> {
  const text = await (await fetch(`${tree.url}/metrics`)).text();
  return [...text.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('shows edits of a component, a fragment and the gateway, and keeps what is typed', async () => {
  await open(page, `${tree.url}/`);
  expect(faults()).toEqual([]);
  await mark();
  const field = page.getByRole('contentinfo').getByRole('textbox').first();
  await field.click();
  await field.fill('ada@example.com');
  const edited = tree.edit(FOOTER, ['</footer>', 'Edited once</footer>']);
  await expect(page.getByRole('contentinfo')).toContainText('Edited once', SOON);
  edited();
  await expect(page.getByRole('contentinfo')).not.toContainText('Edited once', SOON);

  // An added field leaves no operation behind when it is removed.
  const operations = tree.read('schema/operations.json');
  const undo = tree.edit(CARD, fragmentWith('codeAgain: sku'), [
    '</article>',
    '<p>Again {product.codeAgain}</p></article>',
  ]);
  await expect(page.getByText(/^Again \S+/).first()).toBeVisible(SOON);
  expect(tree.read('schema/operations.json')).toContain('codeAgain');
  undo();
  await expect(page.getByText(/^Again/)).toHaveCount(0, SOON);
  expect(tree.read('schema/operations.json')).toBe(operations);
  await expect(field).toHaveValue('ada@example.com');
  expect([await isMarked(), faults()]).toEqual([true, []]);

  const counted = await requestsCounted();
  expect(counted).toBeGreaterThan(0);
  tree.edit('gateway/graph/schema.ts', [
    'export const schema',
    "builder.queryField('edited', (t) => t.string({ resolve: () => 'yes' }));\nexport const schema",
  ]);
  await expect.poll(() => graph('{ edited }'), SOON).toEqual({ edited: 'yes' });
  // One set of metrics outlives all gateways: each set would watch the event loop until the process ends.
  expect(await requestsCounted()).toBeGreaterThan(counted);
  expect(tree.read('schema/schema.graphql')).toContain('edited: String');
  await reloaded();
  await mark();
  // Hydrates the footer, which may be left until it is used: with the edit in it, it would differ from the server's.
  await field.click();
  tree.edit(FOOTER, ['</footer>', 'Edited twice</footer>']);
  await expect(page.getByRole('contentinfo')).toContainText('Edited twice', SOON);
  expect([await isMarked(), faults()]).toEqual([true, []]);
});

test('shows a wrong field and a syntax error of the gateway in the overlay until each is fixed', WIDE, async () => {
  await open(page, `${tree.url}/`);
  const operations = tree.read('schema/operations.json');
  const overlay = page.locator('vite-error-overlay');
  const mend = tree.edit(CARD, fragmentWith('colourOfHouse'));
  await expect(overlay).toContainText('The type `Product` has no field `colourOfHouse`', SOON);
  await expect(overlay).toContainText(CARD);
  expect(tree.read('schema/operations.json')).toBe(operations);
  await page.reload();
  await expect(overlay).toContainText('colourOfHouse', SOON);
  await mark();
  mend();
  await reloaded();
  await expect(overlay).toHaveCount(0);

  const undo = tree.edit('gateway/graph/shop/shop.schema.ts', ['const Shop =', 'cnst Shop =']);
  await expect(overlay).toContainText('gateway/graph/shop/shop.schema.ts', SOON);
  expect(await graph('{ __typename }')).toEqual({ __typename: 'Query' });
  await mark();
  undo();
  await reloaded();
  await expect(overlay).toHaveCount(0);
});

test('shows an edit of the shop’s folder, and a fault of it in the overlay', WIDE, async () => {
  const overlay = page.locator('vite-error-overlay');
  const file = 'shop/sample-catalogue/shop/shop.yaml';
  await open(page, `${tree.url}/about-us/`);
  tree.edit('shop/sample-catalogue/shop/pages/about-us.md', ['title: About us', 'title: About our folder']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About our folder', SOON);
  await hydrated(page);
  const undo = tree.edit(file, ['name:', 'nam:']);
  await expect(overlay).toContainText(`${file}:`, SOON);
  await expect(overlay).toContainText('found nam');
  expect(await graph('{ shop { name } }')).toEqual({ shop: { name: 'Lumen & Latch' } });
  await mark();
  undo();
  await reloaded();
  await expect(overlay).toHaveCount(0);
});

test('leaves no process behind when npm is stopped', WIDE, async () => {
  expect(tree.isRunning()).toBe(true);
  tree.stop();
  await expect.poll(tree.isRunning, SOON).toBe(false);
});
