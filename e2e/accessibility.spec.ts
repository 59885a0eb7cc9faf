import { expect, test, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { axe } from './axe.ts';
import { hydrated } from './watch.ts';

/** Every kind of page; those that need a product or an order are opened during the tests. */
const PAGES = [
  '/',
  '/interior-lighting/',
  '/lamps-bulbs/spotlight-bulbs/?sort=name',
  '/search',
  '/search?query=brass+switch',
  '/search?query=zzzzqq',
  '/brands/',
  '/brands/astro/',
  '/featured/',
  '/track-order',
  '/finishes',
  '/finishes/satin-brass',
  '/quick-order',
  '/saved-lists?items=HB-STP-CP-SB:2',
  '/cart',
  '/about-us/',
  '/blog/',
  '/blog/dimming-led-without-flicker/',
  '/contact-us/',
  '/faqs/',
  '/login',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/stock-alert',
  '/checkout-now',
  '/no-such-page/',
];
/** Pages of words alone, laid out like `/about-us/`: one width is enough. */
const TEXT_PAGES = [
  '/about-our-business/',
  '/shipping-returns/',
  '/care-guide/',
  '/privacy/',
  '/cookies/',
  '/terms/',
  '/weee/',
  '/accessibility/',
];
/** Also found for a control that a bar at the screen's edge covers in part, which scrolling uncovers. */
const COVERED = 'target-size';

/** Returns the accessibility faults of the current page, one line each. */
async function faults(page: Page): Promise<string[]> {
  // An element fixed to the screen's corner covers another at any scroll position; scrolling on uncovers it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Text that fades in or out has too little contrast on its way.
  const rotation = page.getByRole('button', { name: 'Stop rotating', pressed: false, includeHidden: true });
  for (const button of await rotation.all()) await button.evaluate((element: HTMLElement) => element.click());
  await page.evaluate(async () => {
    // A bar that the scrolling sends away begins to fade some frames later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    );
  });
  const { violations } = await axe(page).analyze();
  const found = lines(page, violations);
  if (!violations.some(({ id }) => id === COVERED)) return found;
  await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }));
  const again = lines(page, (await axe(page).withRules(COVERED).analyze()).violations);
  return found.filter((line) => !line.includes(` ${COVERED}: `) || again.includes(line));
}

function lines(page: Page, violations: Awaited<ReturnType<ReturnType<typeof axe>['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${page.url()} ${id}: ${target.join(' ')}`));
}

/** Closes the topmost layer, and waits until it has faded. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Both widths and both colour schemes, in two of their four pairs: each colour stands on the same grounds at every width. */
const SCREENS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of SCREENS) {
  test.describe(`at ${width} px, in the ${colorScheme} colour scheme`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    for (const path of width === 390 ? [...PAGES, ...TEXT_PAGES] : PAGES)
      test(`${path} has no accessibility fault`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        expect(await faults(page)).toEqual([]);
        if (width > 390) return;
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'wider than 320 px').toBe(320);
      });

    test('a product, its zoom and the basket have no accessibility fault', async ({ page }) => {
      await openProduct(page);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: /view larger/ }).click();
      await expect(page.getByRole('dialog', { name: 'Larger picture' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await addProduct(page);
      expect(await faults(page)).toEqual([]);
    });

    test('a checkout with errors and an order have no accessibility fault', async ({ page }) => {
      await openProduct(page);
      await addProduct(page);
      await page.goto('/checkout-now');
      await page.getByRole('button', { name: 'Continue to delivery' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'First name' }).fill('Ann');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
      await page.getByRole('textbox', { name: 'Email address' }).fill('ann@example.com');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('020 7946 0123');
      await page.getByRole('button', { name: 'Continue to delivery' }).click();
      await page.getByRole('radio', { name: /Collect from a store/ }).check();
      await page.getByRole('radio', { name: /Leeds/ }).check();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await page.getByRole('radio', { name: /Pay in store/ }).check();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: /Place order/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('no menu, filter, quick view or suggestion has an accessibility fault', async ({ page }) => {
      await page.goto('/interior-lighting/');
      await hydrated(page);
      if (width < 768) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await leave(page);
        await page
          .getByRole('link', { name: /^Filter and sort/ })
          .or(page.getByRole('button', { name: /^Filter and sort/ }))
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
      } else {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Hardware/ })
          .click();
        await expect(page.getByRole('link', { name: 'All Hardware' })).toBeVisible();
      }
      expect(await faults(page)).toEqual([]);
      await leave(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Quick View/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Add to basket/ })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await leave(page);
      await page.getByRole('banner').getByRole('combobox').fill('brass');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('neither the delivery estimator nor the cookie settings have an accessibility fault', async ({ page }) => {
      await openProduct(page);
      await page.getByRole('button', { name: 'Check postcode' }).click();
      await expect(page.getByRole('dialog', { name: 'Delivery Estimator' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await leave(page);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}

async function openProduct(page: Page): Promise<void> {
  await page.goto('/search?query=gu10+bulb');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Add to basket/ }).first()).toBeVisible();
  await hydrated(page);
}

async function addProduct(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByRole('listitem')).toHaveCount(1);
}

test('the markup of every page is valid', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const path of [...PAGES, ...TEXT_PAGES]) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    expect([
      path,
      results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector ?? ''}`)),
    ]).toEqual([path, []]);
  }
});
