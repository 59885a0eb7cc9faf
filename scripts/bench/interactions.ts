import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { HERE } from '../deployment/gateway-process.ts';
import { serveShop, type ServedShop } from './pages/served-shop.ts';
import { phoneContext, phonePage, type Press } from './interactions/phone.ts';
import { presses, ways, type Products } from './interactions/ways.ts';
import { percentile, slowerThan } from './comparison.rules.ts';

/**
 * How soon a press shows, on a phone with a quarter of this machine's speed and slow 4G: `npm run build && node
 * scripts/bench/interactions.ts`. Five ways to another page, until its frame is painted and until it is whole; and the
 * INP of what is pressed within a page. With `--against PATH`, a checkout of another release that is built, both take
 * turns. `--presses 5` for fewer, `--only menu` for some. Fails for a goal missed, or when slower than the other build
 * beyond noise.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    presses: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const GOAL_MILLISECONDS = 100;
/** The largest shift of the layout after a page's first frame. */
const SHIFT_MAXIMUM = 0.1;

interface Build {
  name: string;
  shop: ServedShop;
  context: BrowserContext;
  products: Products;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const builds: Build[] = [];
let failures = 0;
try {
  if (values.against) builds.push(await startBuild(browser, 'before', values.against));
  builds.push(await startBuild(browser, 'now', HERE));
  await compare('press to paint, ms', ways);
  await compare('INP, ms', presses, 75);
} finally {
  await browser.close();
  await Promise.all(builds.map(({ shop }) => shop.stop()));
}
process.exitCode = failures === 0 ? 0 : 1;

/** In every build in turn. `goalPercentile` has the goal; a way, which takes what the network takes, has none. */
async function compare(title: string, list: typeof ways, goalPercentile: number | null = null): Promise<void> {
  console.log(row(title, ['build', 'p50', 'p75', 'p95', 'whole p95', 'shift', '× before']));
  for (const { name, isFloor } of list({ plain: '', finishes: '' }).filter((one) => one.name.includes(values.only))) {
    const measured = new Map<Build, Press[]>(builds.map((build) => [build, []]));
    for (let turn = 0; turn < Number(values.presses); turn += 1)
      for (const [build, taken] of measured) {
        const one = list(build.products).find((each) => each.name === name);
        const phone = await phonePage(build.context, build.shop.origin);
        if (one) taken.push(await one.measure(phone, turn));
        await phone.close();
      }
    print(name, measured, isFloor ? null : goalPercentile);
  }
}

function print(name: string, measured: ReadonlyMap<Build, readonly Press[]>, goalPercentile: number | null): void {
  const times = (build: Build) => (measured.get(build) ?? []).map(({ milliseconds }) => milliseconds);
  const [before, now] = builds.length > 1 ? builds : [undefined, builds[0]];
  for (const [build, taken] of measured) {
    const whole = taken.flatMap((press) => press.whole ?? []);
    const shift = Math.max(0, ...taken.map((press) => press.shift ?? 0));
    const isNow = build === now;
    const found: string[] = [];
    if (isNow && goalPercentile && percentile(times(build), goalPercentile) > GOAL_MILLISECONDS)
      found.push(`p${goalPercentile} is above ${GOAL_MILLISECONDS} ms`);
    if (isNow && shift > SHIFT_MAXIMUM) found.push(`the layout shifts by more than ${SHIFT_MAXIMUM}`);
    const ratio = isNow && before ? percentile(times(build), 50) / percentile(times(before), 50) : null;
    if (isNow && before && slowerThan(times(build), times(before))) found.push('slower than the other build');
    failures += found.length;
    const cells = [50, 75, 95].map((each) => Math.round(percentile(times(build), each)));
    console.log(
      row(name, [
        build.name,
        ...cells,
        whole.length > 0 ? Math.round(percentile(whole, 95)) : '–',
        whole.length > 0 ? shift.toFixed(3) : '–',
        ratio?.toFixed(2) ?? '–',
      ]) + found.map((each) => `\n  ✗ ${each}`).join(''),
    );
  }
}

async function startBuild(from: Browser, name: string, checkout: string): Promise<Build> {
  const shop = await serveShop(checkout);
  return { name, shop, context: await phoneContext(from, shop.origin), products: await products(shop.origin) };
}

/** A product in stock with finishes to choose, and one with nothing to choose. */
async function products(origin: string): Promise<Products> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ search(query: "light", first: 60) { edges { node {
          path stock { maximumQuantity status } variants { stock { maximumQuantity } selectedOptions { name } }
        } } } }`,
    }),
  });
  const { data } = (await response.json()) as { data: { search: { edges: { node: Found }[] } } };
  const found = data.search.edges.map(({ node }) => node);
  const plain = found.find(({ variants, stock }) => variants.length < 2 && (stock.maximumQuantity ?? 9) > 5);
  const finishes = found.find(
    ({ variants }) =>
      variants.length > 1 &&
      variants.every(
        ({ stock, selectedOptions }) => stock.maximumQuantity !== 0 && selectedOptions[0]?.name === 'Finish',
      ),
  );
  if (!plain || !finishes) throw new Error('The shop has no product of each kind');
  return { plain: plain.path, finishes: finishes.path };
}

interface Found {
  path: string;
  stock: { maximumQuantity: number | null };
  variants: { stock: { maximumQuantity: number | null }; selectedOptions: { name: string }[] }[];
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(20) + cells.map((cell) => String(cell).padStart(11)).join('');
}
