import { expect, test, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { hostileCatalogue, LONG_WORD } from '../shop/embedded/hostile-catalogue.fixture.ts';
import { openSmallShop } from '../shop/embedded/small-shop.fixture.ts';
import { useSecondGateway } from './second-gateway.ts';
import { FIRST_PORT } from './shops.ts';
import { open, watch } from './watch.ts';

const PORT = FIRST_PORT + 16;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAGES = [
  '/',
  '/lamps/',
  '/lamps/table/',
  '/lamp-1/',
  '/lamp-2/',
  '/finished/',
  '/with-bulb/',
  '/brands/',
  '/brands/heritage-brass/',
  '/featured/',
  '/search?query=lamp',
  `/search?query=${LONG_WORD}`,
  `/${LONG_WORD}/`,
];

const DECLINED = JSON.stringify({ choice: 'declined', at: new Date().toISOString() });

useSecondGateway(PORT, 'imported-text', {}, () => openSmallShop(undefined, hostileCatalogue));

test('pages with merchants’ HTML have valid markup', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const path of PAGES) {
    const { results } = await validator.validateString(await (await request.get(ORIGIN + path)).text());
    expect([
      path,
      results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector ?? ''}`)),
    ]).toEqual([path, []]);
  }
});

/** The elements with unwanted horizontal scrolling: the page, dialogs and suggestion lists with their content. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = [
      document.documentElement,
      ...document.querySelectorAll('dialog[open], dialog[open] *, [role=listbox], [role=listbox] *'),
    ];
    const wide = places.filter(
      (place) =>
        place.clientWidth > 1 &&
        place.scrollWidth > place.clientWidth + 1 &&
        (place === document.documentElement || /auto|scroll/.test(getComputedStyle(place).overflowX)),
    );
    return wide.map((place) => `${place.tagName} ${place.className}: ${place.scrollWidth} px of ${place.clientWidth}`);
  });
}

test('a word of 200 letters breaks at 320 px, from the menu to the order', async ({ page }) => {
  test.setTimeout(90_000);
  const watched = watch(page);
  await page.addInitScript((choice) => localStorage.setItem('consent', choice), DECLINED);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/lamps/', '/brands/heritage-brass/', `/search?query=${LONG_WORD}`, `/${LONG_WORD}/`]) {
    await page.goto(ORIGIN + path);
    expect([path, await tooWide(page)]).toEqual([path, []]);
  }
  await open(page, `${ORIGIN}/lamps/table/`);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  expect(['menu', await tooWide(page)]).toEqual(['menu', []]);

  await open(page, `${ORIGIN}/with-bulb/`);
  await page.getByRole('banner').getByRole('combobox').click();
  await page.getByRole('banner').getByRole('combobox').fill('lamp');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(['search', await tooWide(page)]).toEqual(['search', []]);
  for (const path of ['/finished/', '/with-bulb/']) {
    await open(page, ORIGIN + path);
    await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText(LONG_WORD);
    expect(['drawer', await tooWide(page)]).toEqual(['drawer', []]);
  }
  await page.goto(`${ORIGIN}/cart`);
  await expect(page.getByRole('main')).toContainText(LONG_WORD);
  expect(['cart', await tooWide(page)]).toEqual(['cart', []]);

  await page.goto(`${ORIGIN}/checkout-now`);
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('First name', LONG_WORD.slice(0, 100));
  await fill('Last name', LONG_WORD.slice(0, 100));
  await fill('Email address', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`);
  await fill('Phone number', '020 7946 0123');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await fill('House number and street', LONG_WORD.slice(0, 100));
  await fill('Company (optional)', LONG_WORD.slice(0, 100));
  await fill('Town or city', LONG_WORD.slice(0, 60));
  await fill('Postcode', 'SE1 0ZZ');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await fill('Order reference (optional)', LONG_WORD.slice(0, 40));
  await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
  expect(['review', await tooWide(page)]).toEqual(['review', []]);
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(['order', await tooWide(page)]).toEqual(['order', []]);
  // The small shop’s products have no pictures.
  expect(watched.complaints.filter((text) => !/status of (?:404|502)/.test(text))).toEqual([]);
});
