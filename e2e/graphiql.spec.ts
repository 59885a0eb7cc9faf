import { expect, test, type Page } from '@playwright/test';
import { allExamples } from '../gateway/server/graphiql/examples.ts';
import { axe } from './axe.ts';
import { watch } from './watch.ts';

async function pick(page: Page, title: string): Promise<void> {
  const { query } = allExamples().find((example) => example.title === title) ?? { query: '' };
  await page.getByText('Examples', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Examples' }).getByRole('button', { name: title, exact: true }).click();
  await expect(page.locator('.graphiql-query-editor')).toContainText(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '');
}

const run = (page: Page) => page.getByRole('button', { name: /execute/i }).click();
const runs = async (page: Page, words: string) => {
  await run(page);
  await expect(told(page)).toContainText(words);
};
const result = (page: Page) => page.locator('.result-window');
const told = (page: Page) => page.getByRole('banner').getByRole('status');
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await axe(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a new developer runs examples up to a delivery date, and sees what each costs', async ({ page, request }) => {
  const watched = watch(page);
  const files = new Set<string>();
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
  });
  // What is pressed while the page loads runs what is visible.
  const response = await page.goto('/graphql', { waitUntil: 'commit' });
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';(?!.*https?:)/);
  await pick(page, 'Every brand');
  await run(page);
  await expect(told(page)).toContainText('Brands – cost', { timeout: 20_000 });
  // So does a press right after another tab is chosen.
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button')]
        .find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent).startsWith(name))
        ?.click();
    press('Categories');
    press('Execute');
  });
  await expect(told(page)).toHaveText(
    /^Categories – cost [\d,]+ of 12,000 at most · \d+ ms · [\d.]+ kB · left this minute: [\d,]+ of cost, [\d,]+ requests$/,
  );
  await expect(result(page)).toContainText('Interior Lighting');

  await pick(page, 'Change the quantity of a line');
  await expect(told(page)).toHaveText(
    'Fill in, or run what tells it and pick this again: the id of a line, from “Read the cart”.',
  );
  await runs(page, 'ChangeAQuantity – cost');
  await expect(told(page)).toContainText('refused: CART_LINE_NOT_FOUND');
  for (const [name, answer] of [
    ['Search', 'Switch'],
    ['AddToCart', 'CartLineAddPayload'],
    ['DeliveryOfTheCart', 'Northern Ireland'],
  ] as const) {
    await tab(page, name).click();
    await expect(page.locator('.graphiql-query-editor').first()).toContainText(name);
    await runs(page, `${name} – cost`);
    await expect(result(page)).toContainText(answer);
  }
  await expect(result(page)).toContainText(/"earliestDate":\s"\d{4}-\d\d-\d\d"/);
  await pick(page, 'Change the quantity of a line');
  await expect(told(page)).toHaveText('Run it: what it costs is told here.');
  await runs(page, 'ChangeAQuantity – cost');
  await expect(result(page)).toContainText('CartLineUpdatePayload');

  for (const shown of [tab(page, 'ChangeAQuantity').last(), page.getByRole('button', { name: 'Close tab' }).last()])
    await expect(shown).toBeInViewport({ ratio: 0.99 });
  await page.getByText('Headers', { exact: true }).first().click();
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeVisible();
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeHidden();
  expect([watched.foreignRequests, watched.complaints]).toEqual([[], []]);

  // Its scripts, styles and three workers are compressed files that are cached for ever.
  expect([...files].filter((file) => file.includes('.worker-'))).toHaveLength(3);
  for (const file of files) {
    const headers = (await request.head(file, { headers: { 'accept-encoding': 'br' } })).headers();
    expect([file, headers['content-encoding'], headers['cache-control']]).toEqual([
      expect.stringMatching(/^\/assets\/graphiql\//),
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(Number(headers['content-length']), file).toBeLessThan(2_000_000);
  }
});

test('at 390 px one part is visible at a time, and a run shows its result', async ({ page }) => {
  const watched = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/graphql');
  await expect(tab(page, 'FirstLook')).toBeVisible({ timeout: 20_000 });
  const parts = page.getByRole('group', { name: 'Visible part' });
  const part = (name: string) => parts.getByRole('button', { name });
  const visible = {
    Operation: page.getByRole('region', { name: 'Operation Editor' }),
    Variables: page.getByRole('region', { name: 'Variables' }),
    Result: page.getByRole('region', { name: 'Result Window' }),
    Docs: page.getByRole('region', { name: 'Documentation Explorer' }),
  };
  const expectOnly = async (shown: keyof typeof visible) => {
    for (const [name, region] of Object.entries(visible))
      await expect(region, `${name} when ${shown} is chosen`).toBeVisible({ visible: name === shown });
    await expect(part(shown)).toHaveAttribute('aria-pressed', 'true');
    expect(await overflowing(page)).toEqual([]);
  };
  await expectOnly('Operation');
  for (const name of ['Variables', 'Docs', 'Operation'] as const) {
    await part(name).press('Enter');
    await expectOnly(name);
  }
  await run(page);
  await expectOnly('Result');
  await expect(result(page)).toContainText('freeDeliveryThreshold');
  await expectAccessible(page, '.panes');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expectOnly('Docs');
  await expectAccessible(page, '.panes');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(parts).toBeHidden();
  for (const name of ['Operation', 'Variables', 'Result', 'Docs'] as const) await expect(visible[name]).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

/** Elements beyond the right edge of the screen, except those that scroll in their own box. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('#root *')]
      .filter((each) => !each.closest('.graphiql-tabs, .monaco-editor'))
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
      .map((each) => each.className.toString()),
  );
}
