import type { Locator, Page } from '@playwright/test';

/** One page of a visit, opened as people do: the pointer moves there, rests and presses. */
export interface Step {
  name: string;
  open(page: Page): Promise<void>;
}

/** Milliseconds that a shopper looks at a page, and that the pointer rests on what it passes and what it presses. */
const LOOK = 1_800;
const PASS = 90;
const REST = 200;

const DEPARTMENTS = ['Interior Lighting', 'Exterior Lighting', 'Switches', 'Bulbs', 'Hardware'];
const TERMS = ['brass switch', 'wall light', 'dimmer', 'cabinet handle', 'led bulb'];

/** Thirty pages: lists of five departments, products from each and from each other, Back, searches and their results. */
export const VISIT: readonly Step[] = DEPARTMENTS.flatMap((department, turn) => [
  { name: 'menu → list', open: (page) => openDepartment(page, department) },
  { name: 'list → product', open: (page) => openCard(page, turn) },
  { name: 'Back', open: (page) => goBack(page) },
  { name: 'list → product', open: (page) => openCard(page, turn + 5) },
  { name: 'search', open: (page) => search(page, TERMS[turn] ?? '') },
  { name: 'result → product', open: (page) => openCard(page, 2) },
]);

/** Looks at the page that has opened: scrolls down a little and up again. */
async function look(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(LOOK);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(LOOK / 3);
}

async function openDepartment(page: Page, name: string): Promise<void> {
  await page.mouse.wheel(0, -5_000);
  const link = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name }).first();
  await press(page, link);
  await look(page);
}

/** Passes over three cards on the way to this one. */
async function openCard(page: Page, index: number): Promise<void> {
  const cards = page.getByRole('main').getByRole('article');
  const chosen = index % Math.max(1, await cards.count());
  await cards.nth(chosen).scrollIntoViewIfNeeded();
  for (const passed of [chosen + 2, chosen + 1, Math.max(0, chosen - 1)]) {
    if (passed >= (await cards.count())) continue;
    await moveTo(page, cards.nth(passed).getByRole('link').first());
    await page.waitForTimeout(PASS);
  }
  await press(page, cards.nth(chosen).getByRole('link').first());
  await look(page);
}

async function goBack(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname !== pathname);
  await look(page);
}

async function search(page: Page, term: string): Promise<void> {
  await page.mouse.wheel(0, -5_000);
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await field.click();
  await field.pressSequentially(term, { delay: 120 });
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search');
  await look(page);
}

async function press(page: Page, link: Locator): Promise<void> {
  await moveTo(page, link);
  await page.waitForTimeout(REST);
  const { pathname } = new URL(page.url());
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname !== pathname);
}

async function moveTo(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60), { steps: 8 });
}
