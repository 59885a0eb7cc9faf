import type { SearchEntry } from '../search-index.ts';

/** The results that a list shows. */
export const RESULTS_MAXIMUM = 20;

/** The entries that contain every word of the text, best first: whole names, then beginnings, then parts of names. */
export function foundIn(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  if (whole === '') return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, whole, words);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.entry[0].length - other.entry[0].length)
    .slice(0, RESULTS_MAXIMUM)
    .map(({ entry }) => entry);
}

/** Lower is better; null for an entry without all the words. */
function rankOf([title]: SearchEntry, whole: string, words: readonly string[]): number | null {
  const name = title.toLowerCase();
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (name === whole) return 0;
  if (last === whole) return 1;
  if (name.startsWith(whole)) return 2;
  if (last.startsWith(whole)) return 3;
  if (!words.every((word) => name.includes(word))) return null;
  return words.every((word) => startsPart(title, word)) ? 4 : 5;
}

/** Whether a word of the title begins with the text. Capitals inside a name begin a word. */
function startsPart(title: string, text: string): boolean {
  return title.split(/(?<=[a-z0-9])(?=[A-Z])|[\s._]+/).some((part) => part.toLowerCase().startsWith(text));
}

/**
 * The address that an anchor of the former single page has now. An argument, such as `Query.search.first`, has the address of its field's page.
 * Null for an unknown anchor.
 */
export function addressOfAnchor(entries: readonly SearchEntry[], anchor: string): string | null {
  const parts = anchor.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const id = parts.slice(0, length).join('.');
    const address = entries.find(([, , each]) => each.slice(each.indexOf('#') + 1) === id)?.[2];
    if (address !== undefined) return address.replace(/#.*/, `#${anchor}`);
  }
  return null;
}
