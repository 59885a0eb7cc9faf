import { chromium, type Browser, type Page } from '@playwright/test';
import { phoneContext, phonePage } from './interactions/phone.ts';
import { tap } from './interactions/measure.ts';
import { kindsOfPage, row } from './pages/kinds.ts';
import { serveShop } from './pages/served-shop.ts';
import { differences, vitalsOfTrace, type TraceEvent, type Vitals } from './vitals/trace.rules.ts';

/**
 * Whether the Web Vitals that the shop counts are those that Chromium's own trace has: `npm run build && node scripts/bench/vitals.ts`. On a slow
 * phone, a visit to each kind of page that opens its menu, and whose layout shifts. Fails when a figure in `/metrics` differs by more than 5 %.
 */
const CATEGORIES = ['loading', 'devtools.timeline', 'blink.user_timing'];

const shop = await serveShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  console.log(row('page', ['TTFB, traced', 'LCP, traced', 'CLS, traced', 'INP, traced']));
  for (const { name, path } of await kindsOfPage(shop.origin, '')) {
    // The checkout has no menu.
    if (name === 'checkout') continue;
    const [reported, traced] = await visit(browser, path);
    console.log(
      row(name, [
        ...(['ttfb', 'lcp'] as const).map((each) => `${Math.round(reported[each])}, ${Math.round(traced[each])}`),
        `${reported.cls.toFixed(3)}, ${traced.cls.toFixed(3)}`,
        `${Math.round(reported.inp)}, ${Math.round(traced.inp)}`,
      ]),
    );
    for (const each of differences(reported, traced)) {
      console.log(`  ✗ ${each}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}

/** Visits a page; returns what the shop has counted of it, and what the browser has traced. */
async function visit(from: Browser, path: string): Promise<[Vitals, Vitals]> {
  const context = await phoneContext(from, shop.origin);
  const { page, open } = await phonePage(context, shop.origin);
  const before = await counted();
  await from.startTracing(page, { categories: CATEGORIES });
  const measuring = page.waitForResponse((response) => response.url().includes('report-vitals'));
  await open(path);
  await measuring;
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await shiftLayout(page);
  // Entries arrive after their frame.
  await page.waitForTimeout(1_000);
  await page.goto(`${shop.origin}/site.webmanifest`);
  const trace = JSON.parse((await from.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const after = await counted(before.visits + 1);
  await context.close();
  const reported = {
    ttfb: (after.ttfb - before.ttfb) * 1_000,
    lcp: (after.lcp - before.lcp) * 1_000,
    cls: after.cls - before.cls,
    inp: (after.inp - before.inp) * 1_000,
  };
  return [reported, vitalsOfTrace(trace.traceEvents, shop.origin + path)];
}

/** Moves the page down by itself, long enough after the press: the shop's own pages do not shift. */
async function shiftLayout(page: Page): Promise<void> {
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.paddingTop = '80px';
  });
}

/** The sums of the figures counted so far, in seconds, once there are as many visits. */
async function counted(visits = 0): Promise<Vitals & { visits: number }> {
  for (;;) {
    const text = await (await fetch(`${shop.origin}/metrics`)).text();
    const sum = (name: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`))
        .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
    const found = sum('web_vitals_ttfb_seconds_count');
    if (found >= visits)
      return {
        visits: found,
        ttfb: sum('web_vitals_ttfb_seconds_sum'),
        lcp: sum('web_vitals_lcp_seconds_sum'),
        cls: sum('web_vitals_cls_sum'),
        inp: sum('web_vitals_inp_seconds_sum'),
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
