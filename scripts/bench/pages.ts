import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/**
 * Lighthouse on a phone of the middling kind, for each kind of page, the median of several runs; and how many bytes of script each page loads,
 * Brotli-compressed, by itself and after its first paint: `npm run bench:pages`, against the shop that `npm run build` made.
 * Fails below 95 for performance, below 100 for the rest (pages that search engines are asked to leave out have no mark for SEO), and over 160 kB of script.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const SCRIPT_BYTES_MAXIMUM = 160_000;
const PORT = 4197;
const DEBUGGING_PORT = 9339;
const origin = `http://127.0.0.1:${PORT}`;

interface Kind {
  name: string;
  path: string;
  /** Search engines are asked to leave it out. */
  isHidden: boolean;
}

const gateway = openGateway();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
let failures = 0;
try {
  await untilOpen();
  const product = await firstProduct();
  const kinds: Kind[] = [
    { name: 'home', path: '/', isHidden: false },
    { name: 'category', path: '/interior-lighting/pendants/', isHidden: false },
    { name: 'product', path: product, isHidden: false },
    { name: 'search', path: '/search?query=brass+switch', isHidden: true },
    { name: 'checkout', path: '/checkout-now', isHidden: true },
  ].filter(({ name }) => name.includes(values.only));
  console.log(
    `${'page'.padEnd(12)}${Object.keys(GOALS)
      .map((name) => name.padStart(16))
      .join('')}${'first scripts'.padStart(16)}${'all scripts'.padStart(14)}`,
  );
  for (const kind of kinds) {
    const marks = await medianMarks(kind);
    const { first, all } = await scriptBytes(kind.path);
    const isGood =
      (Object.keys(GOALS) as (keyof typeof GOALS)[]).every(
        (name) => (name === 'seo' && kind.isHidden) || (marks[name] ?? 0) >= GOALS[name],
      ) && first <= SCRIPT_BYTES_MAXIMUM;
    if (!isGood) failures += 1;
    const cells = Object.keys(GOALS).map((name) =>
      String(name === 'seo' && kind.isHidden ? '–' : (marks[name] ?? '?')).padStart(16),
    );
    console.log(
      `${kind.name.padEnd(12)}${cells.join('')}${String(first).padStart(16)}${String(all).padStart(14)}${isGood ? '' : '  ✗'}`,
    );
  }
} finally {
  await browser.close();
  gateway.kill('SIGTERM');
}
process.exitCode = failures === 0 ? 0 : 1;

async function medianMarks({ path }: Kind): Promise<Record<string, number>> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const result = await lighthouse(origin + path, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: Object.keys(GOALS),
    });
    const categories = result?.lhr.categories ?? {};
    runs.push(
      Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    );
    for (const name of ['accessibility', 'best-practices', 'seo'] as const)
      if (run === 0) tellFaults(result?.lhr, name, path);
  }
  const median = (name: string) =>
    runs.map((run) => run[name] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(Object.keys(GOALS).map((name) => [name, median(name)]));
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What keeps a page from full marks. */
function tellFaults(report: Report | undefined, category: string, path: string): void {
  for (const { id, weight } of report?.categories[category]?.auditRefs ?? []) {
    const audit = report?.audits[id];
    if (weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1)
      console.log(`  ${path} ${category}: ${audit.title}`);
  }
}

/** Bytes of scripts, compressed as the shop sends them: those that the document names, and all that came in the end. */
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

function openGateway(): ChildProcess {
  return spawn(process.execPath, ['gateway/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(PORT), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilOpen(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/interior-lighting/pendants/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop did not open');
}
