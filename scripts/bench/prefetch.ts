import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { row } from './pages/kinds.ts';
import { serveShop, type ServedShop } from './pages/served-shop.ts';
import { VISIT } from './prefetch/visit.ts';

/**
 * What prefetching costs the server: `npm run build && node scripts/bench/prefetch.ts`. A visit of thirty pages by a mouse that passes over links,
 * once with prefetches and once, as Data Saver wishes, without, both in turns on shops of their own. Fails when the server's CPU time for a visited
 * page is more than 1.3 times that without. Linux only: reads `/proc`. `--pages 6` for a
 * shorter visit.
 */
const { values } = parseArgs({ options: { pages: { type: 'string', default: String(VISIT.length) } } });
const steps = VISIT.slice(0, Number(values.pages));
const RATIO_MAXIMUM = 1.3;
const TICKS_PER_SECOND = 100;

interface Visit {
  name: string;
  shop: ServedShop;
  page: Page;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const visits: Visit[] = [];
try {
  visits.push(...(await Promise.all([begin(browser, true), begin(browser, false)])));
  const before = visits.map(({ shop }) => cpuMilliseconds(shop));
  const requestsBefore = await Promise.all(visits.map(({ shop }) => requests(shop)));
  for (const { name, open } of steps)
    for (const { page } of visits)
      await open(page).catch((cause: unknown) => {
        throw new Error(`"${name}" failed at ${page.url()}`, { cause });
      });
  console.log(row('prefetches', ['CPU ms a page', 'pages', 'operations']));
  const costs: number[] = [];
  for (const [index, { name, shop }] of visits.entries()) {
    const cost = (cpuMilliseconds(shop) - (before[index] ?? 0)) / steps.length;
    costs.push(cost);
    const [pages, operations] = await requests(shop);
    const [pagesBefore = 0, operationsBefore = 0] = requestsBefore[index] ?? [];
    console.log(row(name, [cost.toFixed(1), pages - pagesBefore, operations - operationsBefore]));
  }
  const [ratio] = costs.map((cost) => cost / (costs[1] ?? Number.NaN));
  console.log(row('ratio', [ratio?.toFixed(2) ?? '–']));
  if (!ratio || ratio > RATIO_MAXIMUM) {
    console.log(`  ✗ more than ${RATIO_MAXIMUM} times`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await Promise.all(visits.map(({ shop }) => shop.stop()));
}

async function begin(from: Browser, prefetches: boolean): Promise<Visit> {
  const shop = await serveShop();
  await warmUp(shop);
  const consent = JSON.stringify({ choice: 'declined', at: new Date().toISOString() });
  const context = await from.newContext({
    viewport: { width: 1_440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: shop.origin, localStorage: [{ name: 'consent', value: consent }] }],
    },
  });
  if (!prefetches)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
      // The browser's own prefetches until the scripts follow links.
      new MutationObserver(() => document.querySelector('script[type=speculationrules]')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      });
    });
  // Pictures are made once for all shoppers, at the first request, and no prefetch asks for one.
  await context.route(/\/(images|drawings)\//, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(shop.origin);
  await page.waitForTimeout(2_000);
  return { name: prefetches ? 'with' : 'without', shop, page };
}

/** Has V8 compile what renders pages: what a process does first costs more. */
async function warmUp({ origin }: ServedShop): Promise<void> {
  const body = JSON.stringify({ query: '{ search(query: "chrome", first: 50) { edges { node { path } } } }' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { search: { edges: { node: { path: string } }[] } } };
  for (const { node } of data.search.edges) await (await fetch(origin + node.path)).arrayBuffer();
  for (let page = 1; page <= 30; page += 1)
    await (await fetch(`${origin}/search?query=chrome&page=${page % 6}&stock=${page}`)).arrayBuffer();
}

/** The CPU time of the whole process: gateway and shop. */
function cpuMilliseconds({ pid }: ServedShop): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

/** Pages and operations that the shop has answered so far. */
async function requests({ origin }: ServedShop): Promise<[number, number]> {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n');
  const count = (route: string) =>
    lines
      .filter((line) => line.startsWith('http_requests_total{') && line.includes(`route="${route}"`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  return [count('pages'), count('graphql')];
}
