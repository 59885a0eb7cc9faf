import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { installPackage } from './install-package.ts';
import { CATEGORIES, runLighthouse, type Category, type LighthouseReport } from './lighthouse/run-lighthouse.ts';
import { serveShop } from './pages/served-shop.ts';

/**
 * Lighthouse on a mid-range phone for each kind of page, the median of several runs, and how many bytes of script each page loads, Brotli-compressed:
 * with its first paint, and in all. `npm run build && npm run bench:pages`; `-- --only product --runs 1` for one kind and run.
 * Fails when a page misses a goal. Pages that search engines are asked to leave out have no goal for SEO.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const GOALS: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const BLOCKING_MILLISECONDS_MAXIMUM = 120;
const SCRIPT_BYTES_MAXIMUM = 180_000;
const PORT = 4197;
const DEBUGGING_PORT = 9339;

interface Kind {
  name: string;
  path: string;
  /** Whether the page is `noindex`. */
  isHidden: boolean;
}

installPackage(join(import.meta.dirname, 'lighthouse'));
const { origin, stop } = await serveShop(PORT);
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
  console.log(row('page', [...CATEGORIES, 'blocking ms', 'first scripts', 'all scripts']));
  for (const kind of kinds) {
    const { marks, blocking } = await medians(kind);
    const { first, all } = await scriptBytes(kind.path);
    const isGood =
      CATEGORIES.every((name) => (name === 'seo' && kind.isHidden) || marks[name] >= GOALS[name]) &&
      blocking <= BLOCKING_MILLISECONDS_MAXIMUM &&
      first <= SCRIPT_BYTES_MAXIMUM;
    if (!isGood) failures += 1;
    const cells = CATEGORIES.map((name) => (name === 'seo' && kind.isHidden ? '–' : marks[name]));
    console.log(row(kind.name, [...cells, Math.round(blocking), first, all]) + (isGood ? '' : '  ✗'));
  }
} finally {
  await browser.close();
  stop();
}
process.exitCode = failures === 0 ? 0 : 1;

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(16)).join('');
}

async function medians({ path }: Kind): Promise<{ marks: Record<Category, number>; blocking: number }> {
  const reports: LighthouseReport[] = [];
  while (reports.length < Number(values.runs)) reports.push(await runLighthouse(origin + path, DEBUGGING_PORT));
  const [report] = reports;
  if (!report) throw new Error('There must be one run at least');
  for (const name of ['accessibility', 'best-practices', 'seo'] as const) printFailedAudits(report, name, path);
  const mark = (name: Category) => median(reports.map(({ categories }) => (categories[name].score ?? 0) * 100));
  return {
    marks: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(mark(name))])) as Record<Category, number>,
    blocking: median(reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Infinity)),
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
  return brotliCompressSync(readFileSync(`dist/client${file}`)).length;
}

async function firstProduct(): Promise<string> {
  const response = await fetch(`${origin}/interior-lighting/pendants/`);
  const path = /<article[^>]*>.*?href="(\/[^"]+\/)"/s.exec(await response.text())?.[1];
  if (!path) throw new Error('The category shows no product');
  return path;
}
