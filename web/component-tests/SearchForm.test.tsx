import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
// Loaded before the field asks for it.
import '../catalogue/suggest/SuggestBox.tsx';
import { SearchForm } from '../layout/SearchForm.tsx';
import { Announcer } from '../ui/Announcer.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const FOUND = {
  term: 'downl',
  correctedTerm: null,
  terms: ['downlights', 'downlight brass'],
  categories: [
    {
      id: 'downlights',
      name: 'Downlights',
      path: '/downlights/',
      breadcrumb: [{ name: 'Downlights', path: '/downlights/' }],
    },
  ],
  brands: [],
  products: [],
  totalCount: 7,
};

beforeEach(() => localStorage.clear());
const stored = () => localStorage.getItem('recent-searches');
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** Puts the focus into the field of a page, and waits for the code of suggestions. */
async function open(address = '/', recent?: readonly string[]) {
  if (recent) localStorage.setItem('recent-searches', JSON.stringify(recent));
  const subject = renderWithRelay(
    <Announcer>
      <SearchForm />
      <button type="button">Elsewhere</button>
    </Announcer>,
    { Query: () => ({ featuredProducts: null }) },
    { address },
  );
  await subject.user.click(field());
  await screen.findByRole('listbox', { hidden: true });
  return {
    ...subject,
    url: () => subject.router.state.location.pathname + subject.router.state.location.search,
    async type(text: string, suggestions: object | null = FOUND) {
      await subject.user.type(field(), text);
      await waitFor(() => expect(subject.environment.mock.getAllOperations()).toHaveLength(1));
      await subject.answer({ suggestions, siteMatches: suggestions && [] });
    },
  };
}

test('suggests, and announces the number of suggestions and a corrected term', async () => {
  const { type } = await open();
  await type('downl');
  expect(optionNames()).toEqual(['downlights', 'downlight brass', 'in Downlights', 'See all 7 results']);
  expect(screen.getByRole('status').textContent).toContain('4 suggestions');
  await type('i', { ...FOUND, term: 'downli', correctedTerm: 'downlight' });
  expect(screen.getByText('Showing suggestions for', { exact: false, selector: 'p' }).textContent).toContain(
    'downlight',
  );
  expect(screen.getByRole('status').textContent).toContain('Showing suggestions for downlight.');
});

test('the list does not change under an entry that is pressed', async () => {
  const { user, type, url, answer, environment } = await open();
  await type('downl');
  await user.type(field(), 'i');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Downlights') });
  await answer({ suggestions: { ...FOUND, term: 'downli', terms: [] }, siteMatches: [] });
  expect(optionNames()).toHaveLength(4);
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(url()).toBe('/downlights/'));
});

test('arrow keys copy a term into the field; Escape restores the typed text, a second one closes', async () => {
  const { user, type } = await open();
  await type('downl');
  await user.keyboard('{ArrowDown}');
  const [first] = screen.getAllByRole('option');
  expect([field().value, first?.getAttribute('aria-selected')]).toEqual(['downlights', 'true']);
  expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
  await user.keyboard('{Escape}');
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['downl', 'true']);
  await user.keyboard('{Escape}');
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['downl', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test.each([
  ['{Enter}', '/search?query=downl', '["downl"]'],
  ['{ArrowDown}{Enter}', '/search?query=downlights', '["downlights"]'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', '/downlights/', null],
])('%s opens %s, and remembers %s', async (keys, path, recent) => {
  const { user, type, url } = await open();
  await type('downl');
  await user.keyboard(keys);
  await waitFor(() => expect(url()).toBe(path));
  expect(stored()).toBe(recent);
});

test.each([
  ['Tab', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Tab}{Tab}{Tab}')],
  ['a press outside', (user: Awaited<ReturnType<typeof open>>['user']) => user.click(screen.getByText('Elsewhere'))],
])('%s closes the suggestions and leaves the typed text', async (_, leave) => {
  const { user, type } = await open();
  await type('downl');
  await user.keyboard('{ArrowDown}');
  await leave(user);
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['downl', 'false']);
  expect(optionNames()).toEqual([]);
});

test('recent searches can be removed one by one or all, and the field keeps the focus', async () => {
  const { user } = await open('/', ['pendant', 'gu10 bulb', 'brass']);
  expect(optionNames()).toEqual(['pendant', 'gu10 bulb', 'brass']);
  await user.click(screen.getByRole('button', { name: 'Remove “gu10 bulb” from recent searches' }));
  expect(optionNames()).toEqual(['pendant', 'brass']);
  expect(document.activeElement).toBe(field());
  await user.keyboard('{ArrowDown}');
  expect(field().value).toBe('pendant');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([optionNames(), stored()]).toEqual([[], null]);
});

test('recent searches can be turned off', async () => {
  const { user, url } = await open('/', ['brass']);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect([optionNames(), stored()]).toEqual([[], '"off"']);
  await user.type(field(), 'pendant{Enter}');
  await waitFor(() => expect(url()).toBe('/search?query=pendant'));
  expect(stored()).toBe('"off"');
});

test('when suggestions fail the form still searches, and recent searches are shown', async () => {
  const { user, type, url } = await open('/', ['brass']);
  await type('pend', null);
  expect(optionNames()).toEqual(['brass']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/search?query=pend'));
});

test('an empty term is not searched for', async () => {
  const { user, url } = await open('/lamps/');
  await user.type(field(), '   {Enter}');
  expect(url()).toBe('/lamps/');
});

test('on the page of results the field searches in place, without suggestions, and remembers', async () => {
  const { router, user } = renderWithRelay(<SearchForm />, {}, { address: '/search?query=brass' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(box.value).toBe('brass');
  await user.clear(box);
  await user.type(box, 'gu10{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?query=gu10'));
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  await waitFor(() => expect(stored()).toBe('["gu10"]'));
});
