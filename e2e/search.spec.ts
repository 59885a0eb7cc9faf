import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './watch.ts';

const NAME = { name: 'Search the shop' };
/** The header's field; on `/search` it has no suggestions. */
const field = (page: Page) => page.getByRole('combobox', NAME).or(page.getByRole('searchbox', NAME));
const filters = (page: Page) => page.getByRole('list', { name: 'Selected filters' });

/** Pages of results, with what they say and a path that they link to. */
const SERVED: readonly [query: string, says: string | RegExp, linksTo?: string][] = [
  [
    'dimer+swich',
    'Showing results for dimmer switch. Search for dimer swich instead.',
    '/search?query=dimer+swich&verbatim=yes',
  ],
  [
    'gunmetal+toggle+switch',
    'We don’t sell gunmetal. Showing the nearest we do: black nickel. Search for gunmetal toggle switch instead.',
    '/search?query=gunmetal+toggle+switch&verbatim=yes',
  ],
  ['gunmetal+toggle+switch&verbatim=yes', 'These don’t match gunmetal,'],
  ['gu10+5w+cool+white', /[\d,]+ products: \d+ match all words, [\d,]+ match some/],
  ['gu10', /\d products(?!: \d+ match)/],
  ['zzzzqqqq', 'Oops.. No products found matching "zzzzqqqq"', '/interior-lighting/'],
];

test('results say what was searched for instead, and how many match', async ({ request }) => {
  for (const [query, says, linksTo] of SERVED) {
    const html = await (await request.get(`/search?query=${query}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<!--.*?-->/g, '');
    const text = main.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');
    if (typeof says === 'string') expect(text).toContain(says);
    else expect(text).toMatch(says);
    if (linksTo) expect(main).toContain(`href="${linksTo.replaceAll('&', '&amp;')}"`);
  }
  // A word that a page answers stays as it is.
  expect((await request.get('/search?query=sark+delivery')).url()).toMatch(/&verbatim=yes$/);
});

test('a price and a material in words become filters that can be removed', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/');
  await field(page).fill('brass wall light under £60');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?query=brass+wall+light&max-price=60');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “brass wall light”');
  await filters(page).getByRole('link', { name: 'Remove filter Price: up to £60' }).click();
  await expect(page).toHaveURL('/search?query=brass+wall+light');
  await expect(filters(page)).toHaveCount(0);

  await field(page).fill('brass door handle');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “brass door handle”');
  const suggested = page.getByRole('list', { name: 'Suggested filters' });
  await expect(suggested.getByRole('link')).toHaveText(['Only Brass Material']);
  await suggested.getByRole('link', { name: 'Only Brass' }).click();
  await expect(page).toHaveURL('/search?query=door+handle&filter.Material=Brass');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “door handle”' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Remove filter Material: Brass' })).toBeVisible();
  await expect(suggested).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});
