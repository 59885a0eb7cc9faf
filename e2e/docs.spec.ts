import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { watch } from './watch.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [390, 1440]) {
  test(`the documentation fits ${width} px and has no accessibility fault`, async ({ page }) => {
    test.setTimeout(90_000);
    const watched = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The graph of Lumen & Latch');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The reference repeats a few patterns two thousand times: checking one of each is enough.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.reference'))
        for (const type of [...part.querySelectorAll('.type')].slice(3)) type.remove();
      for (const part of document.querySelectorAll('.type > dl'))
        for (const member of [...part.children].slice(12)) member.remove();
      for (const list of document.querySelectorAll('.contents details')) list.remove();
    });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    expect([watched.complaints, watched.foreignRequests, watched.graphRequests]).toEqual([[], [], []]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the contents to a query, to its type, and on to another', async ({ page }) => {
    await page.goto('/docs');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Queries' }).click();
    await expect(page.locator('[id="Query.search"]')).toContainText('search');
    await page.locator('[id="Query.search"]').getByRole('link', { name: 'SearchResult' }).click();
    await expect(page).toHaveURL(/#SearchResult$/);
    await page.locator('#SearchResult').getByRole('link', { name: 'ProductEdge' }).click();
    await expect(page.locator('#ProductEdge')).toBeInViewport();
    await contents.getByText('Refusals', { exact: true }).click();
    await contents.getByRole('link', { name: 'OutOfStockError' }).click();
    await expect(page.locator('#OutOfStockError')).toContainText('Code OUT_OF_STOCK.');
  });
});

test('the quick start works as written, for a partner with a key: curl, TypeScript, Python if installed, and a cart', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  await page.goto('/docs');
  const directory = await mkdtemp(join(tmpdir(), 'quick-start-'));
  const code = async (label: string) => (await page.getByLabel(label, { exact: true }).textContent()) ?? '';
  const run = (program: string, given: string[], environment: Record<string, string>): Promise<string> => {
    const child = spawn(program, given, { env: { ...process.env, FORCE_COLOR: '0', ...environment } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (said += part));
    return new Promise((resolve) => child.once('error', () => resolve('none')).once('close', () => resolve(said)));
  };
  const made = await run(
    'node',
    ['gateway/partners/manage-partners.ts', 'create', 'Reader of the documentation', '--scopes', 'catalogue,cart'],
    { DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/data', DATABASE_URL: '' },
  );
  const key = /lk_secret_[\w-]+/.exec(made)?.[0] ?? '';
  const asked = () =>
    request.post('/graphql', { data: { query: '{ __typename }' }, headers: { 'x-partner-key': key } });
  await expect(async () => expect((await asked()).status()).toBe(200)).toPass({ timeout: 10_000 });

  const file = async (name: string, label: string) => {
    await writeFile(join(directory, name), await code(label));
    return join(directory, name);
  };
  const first = /Dimmer.+\n.+\n.+\nIt cost \d+\n$/;
  expect(await run('node', [await file('first.ts', 'The first request, in TypeScript')], { PARTNER_KEY: key })).toMatch(
    first,
  );
  expect(await run('python3', [await file('first.py', 'The first request, in Python')], { PARTNER_KEY: key })).toMatch(
    new RegExp(`^none$|${first.source}`),
  );
  expect(await run('sh', [await file('first.sh', 'The first request, with curl')], { PARTNER_KEY: key })).toMatch(
    /"totalCount":[1-9]|curl: not found/,
  );
  expect(await run('node', [await file('cart.ts', 'A cart, in TypeScript')], { PARTNER_KEY: key })).toMatch(
    /^\d{4}-\d\d-\d\d\n$/,
  );
  await rm(directory, { recursive: true });
});
