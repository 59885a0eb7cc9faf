import { chromium, type Page } from '@playwright/test';
import { serveShop } from './pages/served-shop.ts';

/**
 * A quick order of 500 lines on a computer with a quarter of this machine's speed: `npm run build && node scripts/bench/quick-order.ts`.
 *
 * Prints how long each step takes and its longest frame, and compares the list's total with the cart's. Fails for a frame over 100 ms, and for a
 * penny of difference.
 */
const LINES = 500;
const FRAME_MILLISECONDS = 100;
const SLOWER = 4;

declare global {
  var frameDurations: number[] | undefined;
}

const shop = await serveShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let failures = 0;
try {
  const codes = await codesOf(shop.origin);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/quick-order`);
  await page.waitForFunction(() => document.readyState !== 'loading' && !('takeRecordedEvents' in window));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    globalThis.frameDurations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.frameDurations?.push(duration);
    }).observe({ type: 'long-animation-frame' });
  });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Codes and quantities' }).fill(codes.map((code) => `${code} x 2`).join('\n'));
  await step(page, 'list and look up', async () => {
    await main.getByRole('button', { name: 'Add to list' }).click();
    await shows(page, '[aria-label="Show rows"] button', `${LINES} ready`);
  });
  await step(page, 'scroll to the end', async () => {
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 600);
  });
  await step(page, 'change a quantity', async () => {
    await page.locator('main tbody input').first().fill('3');
    await page.keyboard.press('Tab');
  });
  const listed = penceIn(await page.locator('main p', { hasText: /^Total/ }).innerText());
  await step(page, 'add to the basket', async () => {
    await page.locator('main button', { hasText: `Add ${LINES} lines` }).click();
    await shows(page, 'main output, main [role=status]', `${LINES} lines are in your basket`);
  });
  const inCart = await cartPence(page);
  if (inCart !== listed) failures += 1;
  console.log(`total: ${listed} pence in the list, ${inCart} in the cart${inCart === listed ? '' : '  ✗'}`);
} finally {
  await browser.close();
  await shop.stop();
}
process.exitCode = failures === 0 ? 0 : 1;

/** Waits for a text by a look that costs the page next to nothing: a search by role in 500 rows takes seconds of its processor. */
function shows(page: Page, selector: string, text: string): Promise<unknown> {
  return page.waitForFunction(
    ([wanted, part]) => [...document.querySelectorAll(wanted)].some(({ textContent }) => textContent.includes(part)),
    [selector, text] as const,
    { polling: 200, timeout: 60_000 },
  );
}

/** Takes a step, and prints its time and its longest frame. */
async function step(page: Page, name: string, take: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => (globalThis.frameDurations = []));
  const started = performance.now();
  await take();
  const took = Math.round(performance.now() - started);
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(globalThis.frameDurations ?? []), 200)),
      ),
  );
  const longest = Math.round(Math.max(0, ...frames));
  if (longest > FRAME_MILLISECONDS) failures += 1;
  const mark = longest > FRAME_MILLISECONDS ? `  ✗ above ${FRAME_MILLISECONDS} ms` : '';
  console.log(`${name.padEnd(20)}${String(took).padStart(8)} ms, longest frame ${longest} ms${mark}`);
}

interface Found {
  sku: string;
  variants: { sku: string; stock: { maximumQuantity: number | null } }[];
  stock: { maximumQuantity: number | null };
  minimumQuantity: number;
}

/** The codes of 500 things of which at least three can be bought. */
async function codesOf(origin: string): Promise<string[]> {
  const codes: string[] = [];
  let after: string | null = null;
  do {
    const { data } = (await ask(
      origin,
      'query ($after: String) { search(query: "brass", first: 100, after: $after) { pageInfo { endCursor } edges { node { sku minimumQuantity stock { maximumQuantity } variants { sku stock { maximumQuantity } } } } } }',
      { after },
    )) as { data: { search: { pageInfo: { endCursor: string | null }; edges: { node: Found }[] } } };
    for (const { node } of data.search.edges) {
      const things = node.variants.length > 0 ? node.variants : [node];
      if (node.minimumQuantity > 1) continue;
      codes.push(...things.filter(({ stock }) => (stock.maximumQuantity ?? 9) > 5).map(({ sku }) => sku));
    }
    after = data.search.pageInfo.endCursor;
  } while (codes.length < LINES && after !== null);
  return [...new Set(codes)].slice(0, LINES);
}

async function ask(origin: string, query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** The cart's subtotal by the graph, in the page's session. */
async function cartPence(page: Page): Promise<number> {
  const answer = await page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ cart { subtotal { incVat { pence } } } }' }),
    });
    return response.json() as Promise<{ data: { cart: { subtotal: { incVat: { pence: number } } } } }>;
  });
  return answer.data.cart.subtotal.incVat.pence;
}

/** The first amount with VAT in a text, in pence. */
function penceIn(text: string): number {
  return Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ''));
}
