import type { SearchEntry } from '../search-index.ts';
import { loadIndex } from './load-index.ts';
import { foundIn, RESULTS_MAXIMUM } from './search.rules.ts';

interface SearchElements {
  input: HTMLInputElement;
  results: HTMLElement;
  count: HTMLElement;
}

/** Makes the search usable: results below the input as links, which the arrow keys walk and Escape closes. */
export function startSearch(search: HTMLElement): void {
  const elements = elementsOf(search);
  if (!elements) return;
  const { input, results } = elements;
  search.hidden = false;

  const show = async () => {
    const { value } = input;
    let entries: readonly SearchEntry[];
    try {
      entries = await loadIndex();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      elements.count.textContent = 'The search is not available at the moment.';
      return;
    }
    // The text may have changed while the index was loading.
    if (input.value === value) render(elements, foundIn(entries, value));
  };
  input.addEventListener('focus', () => void show());
  input.addEventListener('input', () => void show());
  search.addEventListener('keydown', (event) => onKey(event, elements));
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !search.contains(target)) results.hidden = true;
  });
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) results.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

function elementsOf(search: HTMLElement): SearchElements | null {
  const input = search.querySelector('input');
  const results = search.querySelector('ul');
  const count = search.querySelector<HTMLElement>('[role=status]');
  return input && results && count ? { input, results, count } : null;
}

function render({ input, results, count }: SearchElements, found: readonly SearchEntry[]): void {
  const hasText = input.value.trim() !== '';
  results.hidden = !hasText;
  count.textContent = hasText ? countText(found.length) : '';
  results.replaceChildren(
    ...(hasText && found.length === 0
      ? [noResult()]
      : found.map(([title, kind, address]) => result(title, kind, address))),
  );
}

function countText(length: number): string {
  if (length === 0) return 'No results';
  if (length === RESULTS_MAXIMUM) return `The first ${length} results`;
  return length === 1 ? '1 result' : `${length} results`;
}

function result(title: string, kind: string, address: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const detail = document.createElement('span');
  link.href = address;
  detail.textContent = kind;
  link.append(title, ' ', detail);
  item.append(link);
  return item;
}

function noResult(): HTMLElement {
  const item = document.createElement('li');
  item.textContent = 'Nothing has that name.';
  return item;
}

function onKey(event: KeyboardEvent, { input, results }: SearchElements): void {
  const links = [...results.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  if (event.key === 'Escape') {
    results.hidden = true;
    input.focus();
  } else if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  else if (event.key === 'ArrowDown') links[Math.min(index + 1, links.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') (index > 0 ? links[index - 1] : input)?.focus();
  else return;
  event.preventDefault();
}
