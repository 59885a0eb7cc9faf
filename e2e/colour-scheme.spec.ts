import { expect, test, type Page } from '@playwright/test';
import { holdScripts, hydrated, open, watch } from './watch.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Colour scheme' });
const PAPER = 'rgb(251, 249, 245)';
const NIGHT = 'rgb(20, 23, 21)';
const NO_INK = 'rgba(0, 0, 0, 0)';

test('the operating system’s colour scheme applies, also without scripts, and never on paper', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/switches-and-sockets/');
  expect(await ground(page)).toBe(NIGHT);
  await expect(scheme(page)).toBeHidden();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground(page)).toBe(NO_INK);
  await context.close();
});

test('the footer’s switch is remembered, and applied before the first paint', async ({ page, context }) => {
  const watched = watch(page);
  await open(page, '/terms/');
  const other = await context.newPage();
  await open(other, '/terms/');
  await expect(scheme(page).getByRole('radio', { name: 'System' })).toBeChecked();
  await page.bringToFront();
  await scheme(page).getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(scheme(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await ground(page)).toBe(NIGHT);
  await expect(scheme(other).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await ground(other)).toBe(NIGHT);
  await other.close();

  const release = await holdScripts(page);
  await page.goto('/faqs/');
  expect(await ground(page)).toBe(NIGHT);
  release();
  await hydrated(page);
  await expect(scheme(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  // Light also where the operating system is dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  await scheme(page).getByRole('radio', { name: 'Light' }).check();
  expect(await ground(page)).toBe(PAPER);
  await page.reload();
  expect(await ground(page)).toBe(PAPER);
  await hydrated(page);
  await scheme(page).getByRole('radio', { name: 'System' }).check();
  expect(await ground(page)).toBe(NIGHT);
  expect(watched.complaints).toEqual([]);
});
