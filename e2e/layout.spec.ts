import { expect, test, type Page } from '@playwright/test';
import { boxOf } from './box.ts';
import { holdScripts, hydrated, open } from './watch.ts';

const banner = (page: Page) => page.getByRole('banner');
const chat = (page: Page) => page.getByRole('button', { name: 'Contact us' });
const firstPrice = (page: Page) => page.getByRole('main').getByRole('article').locator('[data-price]').first();
const promises = (page: Page) =>
  page.getByRole('list', { name: 'Our promises' }).getByRole('listitem').filter({ visible: true });

const scrollBy = (page: Page, pixels: number) =>
  page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels);

/** Returns the controls of the page, other than the chat button, of which some part is under it. */
async function coveredByChat(page: Page): Promise<string[]> {
  return chat(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const under = points.flatMap(([x, y]) =>
      document.elementsFromPoint(own.left + own.width * x, own.top + own.height * y),
    );
    // A control that the list's bar hides cannot be pressed.
    const bar = under.findIndex((element) => element.matches('[data-list-bar]'));
    const controls = under
      .slice(0, bar === -1 ? undefined : bar)
      .flatMap((element) => element.closest('a, button, input, select, summary, label') ?? []);
    return [...new Set(controls)].filter((one) => one !== button).map((one) => one.outerHTML.slice(0, 120));
  });
}

test('announcements take turns on a phone, until they are hovered or stopped', async ({ page }) => {
  await page.clock.install();
  await open(page, '/terms/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(promises(page)).toHaveText([
    /^Free UK mainland delivery over £/,
    /^Trusted for 40 years/,
    /^100% secure checkout/,
    /^Quick and easy returns/,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(promises(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(promises(page)).toHaveText([/^Free UK/]);
  await page.clock.runFor(5_000);
  await expect(promises(page)).toHaveText([/^Trusted/]);
  await promises(page).hover();
  await page.clock.runFor(11_000);
  await expect(promises(page)).toHaveText([/^Trusted/]);
  await page.mouse.move(10, 400);
  await page.clock.runFor(5_000);
  await expect(promises(page)).toHaveText([/^100% secure/]);
  const stop = banner(page).getByRole('button', { name: 'Stop rotating' });
  await stop.press('Enter');
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await stop.blur();
  await page.clock.runFor(11_000);
  await expect(promises(page)).toHaveText([/^100% secure/]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(promises(page)).toHaveCount(4);
});

test('hydration keeps a page’s place; its header hides on the way down and comes back', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/terms/');
  await page.evaluate(() => window.scrollTo(0, 600));
  letGo();
  await hydrated(page);
  // One frame later any scrolling would have happened.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await page.mouse.wheel(0, 900);
  await expect(banner(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(banner(page).getByRole('combobox')).toBeInViewport();
  // In a low window it scrolls away with the page.
  for (const [width, height] of [
    [640, 400],
    [1440, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await scrollBy(page, -60);
    await expect(banner(page)).not.toBeInViewport();
  }
  // A page opened anew opens at the top, wherever it was left.
  await page.goto('/search');
  await open(page, '/terms/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lists show the first price at once, and the chat button covers no control', async ({ page }) => {
    const filters = page.getByRole('link', { name: 'Filter and sort' });
    for (const path of ['/interior-lighting/?brand=astro&in-stock=yes', '/interior-lighting/']) {
      await open(page, path);
      expect((await boxOf(firstPrice(page))).bottom, path).toBeLessThan((await boxOf(filters)).top);
    }
    await expect(chat(page)).toBeVisible();
    for (const distance of [0, 1_400, 300]) {
      await scrollBy(page, distance);
      expect(await coveredByChat(page)).toEqual([]);
    }
    // Elsewhere it follows the page's content.
    await page.goto('/terms/');
    await chat(page).scrollIntoViewIfNeeded();
    expect(await coveredByChat(page)).toEqual([]);
  });
});

test('on a desktop the chat button covers no control either', async ({ page }) => {
  await open(page, '/interior-lighting/');
  await expect(chat(page)).toBeVisible();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const distance of [0, 1_000, 333, 333]) {
      await scrollBy(page, distance);
      expect(await coveredByChat(page)).toEqual([]);
    }
  }
});
