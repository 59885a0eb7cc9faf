import { expect, test, type Page } from '@playwright/test';
import { register } from './account-steps.ts';
import { findPlain } from './find-product.ts';
import { listedPages } from './page-kinds.ts';
import { open, watch } from './watch.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const QUESTION = 'This website uses cookies to enhance the user experience';
/** The offline cart. */
const NEEDED = new Set(['cart']);
/** Gone with the tab: the scroll positions, and what was viewed. */
const NEEDED_IN_TAB = new Set(['react-router-scroll-positions', 'recently-viewed']);
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Contact us' });
const answer = (page: Page, name: 'Accept' | 'Decline') => banner(page).getByRole('button', { name }).click();

/** Returns the names of everything in local storage, session storage and cookies. */
async function stored(page: Page): Promise<[local: string[], inTab: string[], cookies: string[]]> {
  const [local, inTab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
  return [local, inTab, (await page.context().cookies()).map(({ name }) => name)];
}

/** Returns the names of everything stored that a visitor has not agreed to and does not need. */
async function unneeded(page: Page): Promise<string[]> {
  const [local, inTab, cookies] = await stored(page);
  return [
    ...[...local, ...cookies].filter((name) => !NEEDED.has(name)),
    ...inTab.filter((name) => !NEEDED_IN_TAB.has(name)),
  ].sort();
}

test('before a choice no page stores anything or asks another host', { tag: '@wide' }, async ({ page, request }) => {
  const watched = watch(page);
  for (const path of [...(await listedPages(request)), '/search?query=brass', '/cart']) {
    await open(page, path);
    await expect(banner(page)).toContainText(QUESTION);
    await expect(launcher(page)).toHaveCount(0);
  }
  expect(watched.foreignRequests).toEqual([]);
  expect(await unneeded(page)).toEqual([]);
});

test('Yes and No look alike; No applies to all tabs and visits, and can be changed', async ({ page, context }) => {
  const watched = watch(page);
  await page.goto('/');
  await expect(banner(page)).toContainText(QUESTION);
  await expect(launcher(page)).toHaveCount(0);
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
  const other = await context.newPage();
  await other.goto('/brands/');
  await expect(banner(other)).toBeVisible();
  expect(await unneeded(page)).toEqual([]);
  await page.bringToFront();
  await answer(page, 'Decline');
  await expect(launcher(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  await expect(launcher(other)).toBeVisible();

  await page.goto('/interior-lighting/');
  await expect(launcher(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await launcher(page).click();
  const panel = page.getByRole('dialog', { name: 'Talk to us' });
  await expect(panel).toContainText('020 7946 0123');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await expect(banner(page)).toContainText('You have declined them.');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  await expect(launcher(page)).toBeVisible();
  expect(watched.foreignRequests).toEqual([]);
  expect(await unneeded(page)).toEqual(['consent', 'measuring']);
});

test('the consent dialog never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/interior-lighting/');
  await expect(banner(page)).toBeVisible();
  for (let press = 0; press < 40; press += 1) {
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

test('a whole visit stores only what the cookie page names', async ({ page, request }) => {
  const seen = new Set<string>();
  const note = async (name: string) => {
    await expect.poll(async () => (await stored(page)).flat()).toContain(name);
    for (const one of (await stored(page)).flat()) seen.add(one);
  };
  const { path } = await findPlain(request, 'bulb');

  await open(page, '/');
  await answer(page, 'Accept');
  await note('consent');
  await page.getByRole('banner').getByRole('radio', { name: 'Excluded' }).check();
  await note('vat');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await note('colour-scheme');
  await page.getByRole('banner').getByRole('combobox').fill('brass');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\?query=brass/);
  await note('recent-searches');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Two per row' }).click();
  await note('list-columns');
  await page.setViewportSize({ width: 1280, height: 720 });

  await open(page, '/quick-order');
  await page.getByRole('textbox', { name: 'Codes and quantities' }).fill('HB-STP-CP-SB x 2');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await note('quick-order');
  await open(page, path);
  await note('react-router-scroll-positions');
  await note('recently-viewed');
  await page.getByRole('button', { name: 'Save to a list' }).click();
  await page.getByRole('dialog', { name: 'Save to a list' }).getByRole('button', { name: 'Save', exact: true }).click();
  await note('saved-lists');
  await note('saved-skus');
  await page.getByRole('main').getByRole('button', { name: 'Compare' }).first().click();
  await note('compare');
  await page.getByRole('button', { name: 'Check postcode' }).click();
  await page.getByRole('dialog', { name: 'Delivery Estimator' }).getByRole('textbox').fill('SE1 0ZZ');
  await page.getByRole('dialog', { name: 'Delivery Estimator' }).getByRole('textbox').press('Enter');
  await note('postcode');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  await note('cart');
  await note('cart_token');
  await page.goto('/checkout-now');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'First name' }).blur();
  await note('checkout');

  await register(page, `kept-${Date.now()}@shopper.example`);
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await note('session_token');
  await note('device_token');
  await note('signed_in');

  await page.goto('/cookies/');
  await page.getByRole('checkbox', { name: 'Don’t measure my visits' }).check();
  await note('measuring');
  const named = await page.getByRole('main').locator('tbody th').allInnerTexts();
  // Stored after a failed script, a mailed link or an order, or for a moment.
  const always = (names: Iterable<string>) =>
    [...names].filter((name) => !/^(?:reloaded:|token:|(?:placed|last)-order$|probe$)/.test(name)).toSorted();
  expect(always(named)).toEqual(always(seen));
  expect(named).toEqual(expect.arrayContaining(['last-order', 'placed-order', 'probe']));
});
