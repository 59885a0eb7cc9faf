import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { installPackage } from './install-package.ts';
import { CATEGORIES, runLighthouse, type Category, type LighthouseReport } from './lighthouse/run-lighthouse.ts';
import { measureServer } from './pages/server-cost.ts';
import { worsenings, type PageCost } from './pages/server-cost.rules.ts';
import { serveShop } from './pages/served-shop.ts';

/**
 * Each kind of page at the server and in the browser: `npm run build && node scripts/bench/pages.ts`.
 *
 * At the server: CPU per page, rendered and from the cache, pages a second, bytes and memory, beside the figures of the last release
 * (`pages/released.json`; `-- --release` writes them). In the browser: Lighthouse on a mid-range phone, the median of several runs, and the bytes of
 * script that a page loads, Brotli-compressed, with its first paint and in all; `paint` is the largest contentful paint. `-- --only product --runs 1` for one kind and run, `--runs 0` for the
 * server alone, `--products 50000` for a larger catalogue. Fails when a page misses a goal or is worse than at the last release. Pages that are `noindex` have no goal for SEO.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    release: { type: 'boolean', default: false },
    products: { type: 'string', default: '4200' },
  },
});
const GOALS: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** The largest contentful paint on a slow 4G connection. */
const PAINT_MILLISECONDS_MAXIMUM = 1_500;
const BLOCKING_MILLISECONDS_MAXIMUM = 120;
const SCRIPT_BYTES_MAXIMUM = 180_000;
const RELEASED = join(import.meta.dirname, 'pages/released.json');
const DEBUGGING_PORT = 9339;

interface Kind {
  name: string;
  path: string;
  /** Whether the page is `noindex`. */
  isHidden: boolean;
}

if (values.runs !== '0') installPackage(join(import.meta.dirname, 'lighthouse'));
const { origin, stop } = await serveShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
let failures = 0;
try {
  const product = await firstProduct();
  const kinds: Kind[] = [
    { name: 'home', path: '/', isHidden: false },
    { name: 'category', path: '/interior-lighting/pendants/', isHidden: false },
    { name: 'product', path: product, isHidden: false },
    { name: 'search', path: '/search?query=brass+switch', isHidden: true },
    { name: 'checkout', path: '/checkout-now', isHidden: true },
  ].filter(({ name }) => name.includes(values.only));
  failures += await serverCosts(kinds);
  if (values.runs !== '0')
    console.log(row('page', [...CATEGORIES, 'paint ms', 'blocking ms', 'first scripts', 'all scripts']));
  for (const kind of values.runs === '0' ? [] : kinds) {
    const { marks, paint, blocking } = await medians(kind);
    const { first, all } = await scriptBytes(kind.path);
    const isGood =
      CATEGORIES.every((name) => (name === 'seo' && kind.isHidden) || marks[name] >= GOALS[name]) &&
      paint <= PAINT_MILLISECONDS_MAXIMUM &&
      blocking <= BLOCKING_MILLISECONDS_MAXIMUM &&
      first <= SCRIPT_BYTES_MAXIMUM;
    if (!isGood) failures += 1;
    const cells = CATEGORIES.map((name) => (name === 'seo' && kind.isHidden ? '–' : marks[name]));
    console.log(
      row(kind.name, [...cells, Math.round(paint), Math.round(blocking), first, all]) + (isGood ? '' : '  ✗'),
    );
  }
} finally {
  await browser.close();
  await stop();
}
process.exitCode = failures === 0 ? 0 : 1;

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(16)).join('');
}

/** Measures and prints what the pages cost the server; returns how many are too expensive. */
async function serverCosts(kinds: readonly Kind[]): Promise<number> {
  const costs = await measureServer(new Map(kinds.map(({ name, path }) => [name, path])), Number(values.products));
  if (values.release) writeFileSync(RELEASED, `${JSON.stringify(Object.fromEntries(costs), null, 2)}\n`);
  const released = new Map(Object.entries(JSON.parse(readFileSync(RELEASED, 'utf8')) as Record<string, PageCost>));
  console.log(row('page', ['cold ms', 'cached ms', 'cached/s', 'HTML', 'zstd', 'memory MB', 'cold, released']));
  let tooExpensive = 0;
  for (const [name, cost] of costs) {
    const before = released.get(name);
    const cells = [
      cost.coldMilliseconds.toFixed(2),
      cost.cached?.milliseconds.toFixed(3) ?? '–',
      cost.cached ? Math.round(cost.cached.perSecond) : '–',
      cost.htmlBytes,
      cost.zstdBytes,
      cost.residentMegabytes,
      before ? ((before.coldMilliseconds / before.yardstick) * cost.yardstick).toFixed(2) : '–',
    ];
    const worse = worsenings(cost, before);
    if (worse.length > 0) tooExpensive += 1;
    console.log(row(name, cells) + worse.map((each) => `\n  ✗ ${each}`).join(''));
  }
  return tooExpensive;
}

async function medians({ path }: Kind): Promise<{ marks: Record<Category, number>; paint: number; blocking: number }> {
  const reports: LighthouseReport[] = [];
  while (reports.length < Number(values.runs)) reports.push(await runLighthouse(origin + path, DEBUGGING_PORT));
  const [report] = reports;
  if (!report) throw new Error('There must be one run at least');
  for (const name of ['accessibility', 'best-practices', 'seo'] as const) printFailedAudits(report, name, path);
  const mark = (name: Category) => median(reports.map(({ categories }) => (categories[name].score ?? 0) * 100));
  const time = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity));
  return {
    marks: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(mark(name))])) as Record<Category, number>,
    paint: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Prints the audits that keep a page below the full score. */
function printFailedAudits({ categories, audits }: LighthouseReport, category: Category, path: string): void {
  for (const { id, weight } of categories[category].auditRefs) {
    const audit = audits[id];
    if (audit && weight > 0 && audit.score !== null && audit.score < 1)
      console.log(`  ${path} ${category}: ${audit.title}`);
  }
}

/** Compressed script bytes: those referenced by the document, and all that were loaded. */
async function scriptBytes(path: string): Promise<{ first: number; all: number }> {
  const html = await (await fetch(origin + path)).text();
  const named = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.close();
  const bytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + compressed(file), 0);
  return { first: bytes(named), all: bytes(loaded) };
}

function compressed(file: string): number {
  return statSync(`dist/current/client${file}.br`).size;
}

async function firstProduct(): Promise<string> {
  const response = await fetch(`${origin}/interior-lighting/pendants/`);
  const path = /<article[^>]*>.*?href="(\/[^"]+\/)"/s.exec(await response.text())?.[1];
  if (!path) throw new Error('The category shows no product');
  return path;
}
