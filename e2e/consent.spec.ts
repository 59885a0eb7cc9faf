import { expect, test, type Page } from '@playwright/test';
import { listedPages } from './page-kinds.ts';
import { hydrated, watch } from './watch.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const QUESTION = 'This website uses cookies to enhance the user experience';
/** The offline cart. */
const NEEDED = new Set(['cart']);
/** Gone with the tab: the scroll positions, and what was viewed. */
const NEEDED_IN_TAB = new Set(['react-router-scroll-positions', 'recently-viewed']);
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const answer = (page: Page, name: 'Accept' | 'Decline') => banner(page).getByRole('button', { name }).click();

/** Returns the names of everything in cookies and storage that a visitor has not agreed to and does not need. */
async function unneeded(page: Page): Promise<string[]> {
  const [stored, inTab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [
    ...[...stored, ...cookies].filter((name) => !NEEDED.has(name)),
    ...inTab.filter((name) => !NEEDED_IN_TAB.has(name)),
  ].sort();
}

test('before a choice nothing is requested from other hosts and nothing is stored, on any page', async ({
  page,
  request,
}) => {
  const watched = watch(page);
  for (const path of [...(await listedPages(request)), '/search?query=brass', '/cart']) {
    await page.goto(path);
    await hydrated(page);
    await expect(banner(page)).toContainText(QUESTION);
    await page.waitForLoadState('networkidle');
    await expect(launcher(page)).toHaveCount(0);
  }
  expect(watched.foreignRequests).toEqual([]);
  expect(await unneeded(page)).toEqual([]);
});

test('Yes and No look alike, and neither shifts the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width, height, backgroundColor, color, borderColor, fontSize, fontWeight };
      }),
    );
  expect(looks.length).toBe(2);
  expect(looks[0]).toEqual(looks[1]);
  await answer(page, 'Decline');
  await expect(launcher(page)).toBeVisible();
  expect(
    await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    ),
  ).toBeLessThan(0.02);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the consent dialog never covers the focused element`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/interior-lighting/');
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const cover = document.querySelector('section[aria-label=Cookies]');
        if (!focused || !cover || cover.contains(focused) || focused === document.body) return null;
        const [box, over] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()];
        return box.bottom > over.top && box.top >= over.top ? focused.outerHTML.slice(0, 120) : null;
      });
      expect(covered).toBeNull();
    }
  });
}

test('after No the launcher stays on every visit, and still no other host is requested', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/');
  await answer(page, 'Decline');
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/interior-lighting/');
  await expect(launcher(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await launcher(page).click();
  const panel = page.getByRole('dialog', { name: 'Talk to us' });
  await expect(panel).toContainText('020 7946 0123');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  expect(watched.foreignRequests).toEqual([]);
  expect(await unneeded(page)).toEqual(['consent']);
});

test('the footer reopens the dialog with focus in it, and Escape changes nothing', async ({ page }) => {
  await page.goto('/');
  await answer(page, 'Decline');
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await expect(banner(page)).toContainText('You have declined them.');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  await expect(launcher(page)).toBeVisible();
});

test('a choice made in one tab applies to the others', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/brands/');
  await expect(banner(other)).toBeVisible();
  await answer(page, 'Decline');
  await expect(banner(other)).toHaveCount(0);
  await expect(launcher(other)).toBeVisible();
});
