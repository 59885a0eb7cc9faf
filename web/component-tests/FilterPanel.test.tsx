import { cleanup, screen, within } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import type { FilterPanelTestQuery } from './__generated__/FilterPanelTestQuery.graphql.ts';
import { FilterPanel } from '../catalogue/list/filters/FilterPanel.tsx';
import { useListNavigation } from '../catalogue/list/list-address.ts';
import { listStateFrom } from '../catalogue/list/list-url.rules.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const address = { path: '/lamps/', own: [] };
const pounds = (amount: number) => ({ incVat: { pence: amount * 100 } });

function facetOf(name: string, counts: Readonly<Record<string, number>>) {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count, swatch: null }));
  return { name, kind: 'VALUES', valueCount: values.length, values, minimum: null, maximum: null };
}

/** A list of two brands, twelve finishes, one base without products, and heights from 200 to 900 mm. */
const list = {
  brands: [
    { slug: 'astro', count: 3, brand: { name: 'Astro' } },
    { slug: 'tala', count: 1, brand: { name: 'Tala' } },
  ],
  facets: [
    facetOf(
      'Finish',
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Finish ${index + 1}`, 12 - index])),
    ),
    facetOf('Base', { E27: 4, GU10: 0 }),
    { name: 'Height', kind: 'RANGE', unit: 'mm', valueCount: 0, minimum: 200, maximum: 900, values: [] },
    facetOf('Rating', { IP44: 2 }),
  ],
  priceBounds: { minimum: pounds(10), maximum: pounds(250) },
  totalCount: 4,
  inStockCount: 3,
  onSaleCount: 1,
};

function Subject({ fillsOnOpening }: { fillsOnOpening: boolean }) {
  const { search } = useLocation();
  const { shown, go } = useListNavigation(address, listStateFrom(new URLSearchParams(search)));
  const data = useLazyLoadQuery<FilterPanelTestQuery>(
    graphql`
      query FilterPanelTestQuery @relay_test_operation {
        search(query: "lamp") {
          ...FilterPanel_list
        }
      }
    `,
    {},
  );
  return (
    data.search && (
      <FilterPanel
        list={data.search}
        address={address}
        state={shown}
        go={go}
        id="filters"
        fillsOnOpening={fillsOnOpening}
      />
    )
  );
}

function setUp(search = '', shown: object = list, fillsOnOpening = false) {
  const { router, user } = renderWithRelay(
    <Subject fillsOnOpening={fillsOnOpening} />,
    { SearchResult: () => shown },
    { address: address.path + search },
  );
  return { user, search: () => decodeURIComponent(router.state.location.search) };
}

const facet = (name: string) => within(screen.getByRole('group', { name }));
/** jsdom finds the contents of a closed `details` too. */
const isOpen = (name: string) => screen.getByRole('group', { name }).closest('details')?.open;
const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('labels a value with its number of products, disables one without, and opens the first three facets', () => {
  setUp();
  expect(facet('Brand').getByRole('checkbox', { name: /^Astro\W+3 products$/ })).toBeDefined();
  expect(facet('Brand').getByRole('checkbox', { name: /^Tala\W+1 product$/ })).toBeDefined();
  expect(checkbox(/^GU10/).disabled).toBe(true);
  expect(['Finish', 'Base', 'Height', 'Rating'].map(isOpen)).toEqual([true, true, true, false]);
});

test('shows the values that the URL selects and their number, and lets one without products be removed', async () => {
  const { user, search } = setUp(
    '?brand=tala&filter.Finish=Finish+2&filter.Finish=Finish+3&filter.Base=GU10&filter.Rating=IP44',
  );
  expect(checkbox(/^Tala/).checked).toBe(true);
  expect(checkbox(/^Finish 2/).checked).toBe(true);
  expect(screen.getByText('Finish', { selector: 'summary span' }).parentElement?.textContent).toBe('Finish2 selected');
  expect(isOpen('Rating')).toBe(true);
  await user.click(checkbox(/^GU10/));
  expect(search()).toBe('?brand=tala&filter.Finish=Finish+2&filter.Finish=Finish+3&filter.Rating=IP44');
});

test('adds chosen values of several facets to the URL, and goes back to the first page', async () => {
  const { user, search } = setUp('?page=3');
  await user.click(checkbox(/^Astro/));
  await user.click(checkbox(/^E27/));
  expect(search()).toBe('?brand=astro&filter.Base=E27');
  expect(checkbox(/^Astro/).checked).toBe(true);
  await user.click(checkbox(/^Astro/));
  expect(search()).toBe('?filter.Base=E27');
});

test('lists products in stock and on sale only, and the others again', async () => {
  const { user, search } = setUp('?page=2');
  await user.click(checkbox(/^In stock\W+3 products$/));
  expect(search()).toBe('?in-stock=yes');
  await user.click(checkbox(/^On sale\W+1 product$/));
  expect(search()).toBe('?in-stock=yes&on-sale=yes');
  await user.click(checkbox(/^In stock/));
  expect(search()).toBe('?on-sale=yes');
  await user.click(checkbox(/^On sale/));
  expect(search()).toBe('');
});

test.each([
  ['all products are', 4],
  ['no product is', 0],
  ['the shop API cannot filter by them', null],
])('offers no filter by stock or sale where %s, unless it is selected', (_, count) => {
  const shown = { ...list, inStockCount: count, onSaleCount: count };
  setUp('', shown);
  expect(screen.queryByRole('checkbox', { name: /^(?:In stock|On sale)/ })).toBeNull();
  cleanup();
  setUp('?in-stock=yes&on-sale=yes', shown);
  expect(checkbox(/^In stock/).checked).toBe(true);
  expect(checkbox(/^On sale/).checked).toBe(true);
});

test('starts a long facet with ten values, and lets all of them be searched', async () => {
  const { user, search } = setUp();
  expect(facet('Finish').getAllByRole('checkbox')).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: 'Load more filters of Finish' }));
  expect(search()).toBe('');
  expect(facet('Finish').getAllByRole('checkbox')).toHaveLength(12);
  const find = screen.getByRole('searchbox', { name: 'Find in Finish' });
  expect(document.activeElement).toBe(find);
  await user.type(find, 'finish 1');
  expect(facet('Finish').getAllByRole('checkbox')).toHaveLength(4);
  await user.type(find, 'x');
  expect(facet('Finish').queryByRole('checkbox')).toBeNull();
  expect(facet('Finish').getByText('No matches.')).toBeDefined();
});

test('loads the values that a long facet does not have yet', async () => {
  const [finishes] = list.facets;
  const { user, search } = setUp('', { ...list, facets: [{ ...finishes, values: finishes?.values.slice(0, 10) }] });
  await user.click(screen.getByRole('link', { name: 'Load more filters of Finish' }));
  expect(search()).toBe('?facets=all');
});

test.each([
  ['beyond the limits', '5', '400', ''],
  ['at one limit', '10', '99.5', '?max-price=99.50'],
])('takes prices that are typed %s', async (_, least, most, expected) => {
  const { user, search } = setUp();
  await user.type(screen.getByRole('textbox', { name: 'Price from' }), least);
  await user.type(screen.getByRole('textbox', { name: 'Price to' }), `${most}{Enter}`);
  expect(search()).toBe(expected);
});

test('refuses a price with a word, and applies a typed one on blur, not before', async () => {
  const { user, search } = setUp();
  const least = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price from' });
  await user.type(least, '1e2');
  await user.tab();
  expect([search(), least.value, least.getAttribute('aria-invalid')]).toEqual(['', '1e2', 'true']);
  const message = screen.getByRole('alert');
  expect(message.textContent).toBe('Please enter a number, such as 12 or 12.50.');
  expect(least.getAttribute('aria-describedby')).toBe(message.id);
  await user.clear(least);
  await user.type(least, '20');
  expect(search()).toBe('');
  await user.tab();
  expect([search(), screen.queryByRole('alert')]).toEqual(['?min-price=20', null]);
});

test('names the unit of a range, and gives its sliders a text value', () => {
  setUp('?filter.Height.min=300');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Height from, mm' }).value).toBe('300');
  const names = screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'));
  expect(names.some((name) => screen.queryByRole('textbox', { name: name ?? '' }))).toBe(false);
  expect(screen.getByRole('slider', { name: 'Height, least' }).getAttribute('aria-valuetext')).toBe('300 mm');
});

test('in a sheet, draws the values of a facet as it opens', async () => {
  setUp();
  expect(facet('Rating').queryAllByRole('checkbox')).toHaveLength(1);
  cleanup();
  const { user, search } = setUp('', list, true);
  expect(facet('Finish').queryAllByRole('checkbox')).toHaveLength(10);
  expect(facet('Rating').queryAllByRole('checkbox')).toHaveLength(0);
  await user.click(screen.getByText('Rating', { selector: 'summary span' }));
  await user.click(facet('Rating').getByRole('checkbox', { name: /^IP44/ }));
  expect(search()).toBe('?filter.Rating=IP44');
});

test('begins with the facets that the shop puts first, before brand and price', () => {
  const [first, ...others] = list.facets;
  setUp('', { ...list, facets: [{ ...first, leading: true }, ...others.map((one) => ({ ...one, leading: false }))] });
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.textContent);
  const places = [/^Finish/, /^Brand/, /^Price/, /^Base/].map((name) => names.findIndex((one) => name.test(one ?? '')));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
