import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { median } from './comparison.rules.ts';
import { installPackage } from './install-package.ts';
import { misses, type PageRuns } from './lighthouse/lighthouse.rules.ts';
import { CATEGORIES, runLighthouse, type Category, type LighthouseReport } from './lighthouse/run-lighthouse.ts';
import { kindsOfPage, row, type Kind } from './pages/kinds.ts';
import { serveShop, type ServedShop } from './pages/served-shop.ts';

/**
 * Lighthouse on a mid-range phone, for each kind of page: `npm run build && node scripts/bench/lighthouse.ts`. The medians of five runs, the bytes
 * of script that a page names and loads, Brotli-compressed, and accessibility in both colour schemes.
 *
 * With `--against PATH`, a checkout of another release that is built, both take turns. `--floor` measures the page without its scripts too: what
 * the browser, Lighthouse and the machine take themselves. `--only product --runs 1` for one kind and run. Fails when a page misses a goal, or is
 * worse than the other build's beyond noise; on a machine whose benchmark index is low, for the latter alone. Pages that are `noindex` have no goal
 * for SEO.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    floor: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const SCRIPT_BYTES_MAXIMUM = 180_000;
const PORT = 9339;
const DARK_PORT = 9340;

interface Build {
  name: string;
  shop: ServedShop;
  /** The browser loads none of the page's scripts. */
  isFloor?: true;
}

installPackage(join(import.meta.dirname, 'lighthouse'));
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${PORT}`] });
// The pages that Lighthouse opens are of the browser's own context, which takes its colour scheme from here.
const dark = await chromium.launchPersistentContext('', {
  executablePath,
  colorScheme: 'dark',
  viewport: null,
  args: ['--no-sandbox', `--remote-debugging-port=${DARK_PORT}`],
});
const builds: Build[] = [];
try {
  const now: Build = { name: 'now', shop: await serveShop() };
  builds.push(now);
  if (values.against) builds.unshift({ name: 'before', shop: await serveShop(values.against) });
  if (values.floor) builds.unshift({ ...now, name: 'no scripts', isFloor: true });
  console.log(row('page', ['performance', 'paint ms', 'blocking ms', 'machine', 'first scripts', 'all scripts']));
  for (const kind of await kindsOfPage(now.shop.origin, values.only)) {
    const missed = [...(await measure(kind)), ...(await darkFaults(kind, now))];
    for (const each of missed) console.log(`  ✗ ${each}`);
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  await Promise.all([browser.close(), dark.close()]);
  await Promise.all([...new Set(builds.map(({ shop }) => shop))].map((shop) => shop.stop()));
}

/** Measures and prints the speed of each build's page, the builds in turns. */
async function measure({ name, path, isHidden }: Kind): Promise<string[]> {
  const wanted = CATEGORIES.filter((category) => !(category === 'seo' && isHidden));
  const reports = new Map<Build, LighthouseReport[]>(builds.map((build) => [build, []]));
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const build of run % 2 === 0 ? builds : builds.toReversed())
      reports.get(build)?.push(
        await runLighthouse(build.shop.origin + path, {
          port: PORT,
          // One run tells everything but the speed.
          categories: run === 0 ? wanted : ['performance'],
          blocked: build.isFloor ? '*.js' : undefined,
        }),
      );
  const found = new Map<string, PageRuns>();
  const bytes = new Map<string, number>();
  for (const [build, taken] of reports) {
    const runs = runsOf(taken);
    const { first, all } = build.isFloor ? { first: 0, all: 0 } : await scriptBytes(build.shop.origin, path);
    found.set(build.name, runs);
    bytes.set(build.name, first);
    console.log(
      row(builds.length > 1 ? `${name}, ${build.name}` : name, [
        median(runs.performance),
        Math.round(median(runs.paintMilliseconds)),
        Math.round(median(runs.blockingMilliseconds)),
        Math.round(median(runs.benchmarkIndex)),
        first,
        all,
      ]),
    );
  }
  const now = found.get('now');
  const [complete] = [...reports].at(-1)?.[1] ?? [];
  return [
    ...(now ? misses(now, found.get('before')) : []),
    ...wanted
      .filter((category) => category !== 'performance')
      .flatMap((category) => (complete ? failedAudits(complete, category) : [])),
    ...((bytes.get('now') ?? 0) > SCRIPT_BYTES_MAXIMUM
      ? [`the first scripts are larger than ${SCRIPT_BYTES_MAXIMUM} bytes`]
      : []),
  ];
}

function runsOf(reports: readonly LighthouseReport[]): PageRuns {
  const audit = (id: string) => reports.map(({ audits }) => audits[id]?.numericValue ?? Infinity);
  return {
    performance: reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100)),
    paintMilliseconds: audit('largest-contentful-paint'),
    blockingMilliseconds: audit('total-blocking-time'),
    benchmarkIndex: reports.map(({ environment }) => environment.benchmarkIndex),
  };
}

/** What keeps this build's page below full accessibility in dark colours. */
async function darkFaults({ path }: Kind, { shop }: Build): Promise<string[]> {
  const report = await runLighthouse(shop.origin + path, { port: DARK_PORT, categories: ['accessibility'] });
  return failedAudits(report, 'accessibility').map((each) => `in dark colours ${each}`);
}

function failedAudits({ categories, audits }: LighthouseReport, category: Category): string[] {
  const { score = null, auditRefs = [] } = categories[category] ?? {};
  if (score === 1) return [];
  const failed = auditRefs.flatMap(({ id, weight }) => {
    const { title = id, score: own = null } = audits[id] ?? {};
    return weight > 0 && own !== null && own < 1 ? [title] : [];
  });
  return [`${category} is ${Math.round((score ?? 0) * 100)}: ${failed.join('; ')}`];
}

/** Script bytes as sent: those referenced by the document, and all that were loaded. */
async function scriptBytes(origin: string, path: string): Promise<{ first: number; all: number }> {
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
  return { first: await sentBytes(origin, named), all: await sentBytes(origin, loaded) };
}

async function sentBytes(origin: string, files: ReadonlySet<string>): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const answer = await fetch(origin + file, { headers: { 'accept-encoding': 'br' } });
    sum += Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
  }
  return sum;
}
