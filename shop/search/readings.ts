import { terms } from './words/analysis.rules.ts';
import { editDistance, editsAllowed } from './words/edits.rules.ts';
import type { Synonyms } from './words/synonyms.rules.ts';
import { countTogether } from './intersection.ts';
import type { Phrases } from './phrases.ts';
import { rooms } from './rooms.data.ts';
import type { Segment } from './segment.ts';

/** A shorter beginning of a word of the trade is that of too many words. */
const TRADE_CHARACTERS_MINIMUM = 3;
const ROOM_CHARACTERS_MINIMUM = 3;
const MISSPELT_CHARACTERS_MINIMUM = 5;
const READINGS_MAXIMUM = 6;

/**
 * What a term that ends with a word of the trade means in the catalogue's words: "outsi" is the beginning of "outside", whose products are named
 * "outdoor". A longer beginning may be misspelt.
 */
export function readingsOf(typed: string, synonyms: Synonyms): string[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const readings = words.flatMap((_, start) => {
    const begun = words.slice(start).join(' ');
    const before = words.slice(0, start);
    return (
      [...synonyms.values()]
        .flat()
        // The beginning of a phrase's first word is not yet the phrase: "kitch" is more than a kitchen handle.
        .filter(({ terms: own }) => own.length <= begun.split(' ').length && isBegun(own.join(' '), begun))
        .flatMap((entry) => entry.synonyms)
        .map((synonym) => ({ text: [...before, ...synonym.terms].join(' '), weight: synonym.weight }))
    );
  });
  const best = readings.toSorted((a, b) => b.weight - a.weight).map(({ text }) => text);
  return [...new Set(best)].slice(0, READINGS_MAXIMUM);
}

function isBegun(word: string, begun: string): boolean {
  if (begun.length >= TRADE_CHARACTERS_MINIMUM && word.startsWith(begun)) return true;
  if (begun.length < MISSPELT_CHARACTERS_MINIMUM || begun.includes(' ')) return false;
  return editDistance(begun, word, editsAllowed(begun)) <= editsAllowed(begun);
}

const KINDS_MAXIMUM = 80;
/** A category with more of the largest one's products is a department, which is no kind of product. */
const DEPARTMENT_PART = 0.3;
const KINDS_OF_ROOM_MAXIMUM = 3;
const PRODUCTS_MINIMUM = 3;
/** More than any category shares with a word; only bounds the count. */
const PRODUCTS_COUNTED = 500;
/** What most rooms are searched for, beside the categories. */
const LIGHTS = { name: 'lights', terms: ['light'] };

/** The beginning of a room's name, with the kinds of products whose descriptions name it: "hall lights", "hall wall lights". */
export function ofRooms(segment: Segment, { categories }: Phrases, typed: string): string[] {
  const begun = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (begun.length < ROOM_CHARACTERS_MINIMUM) return [];
  const begunRooms = rooms.filter(([name]) => name.startsWith(begun));
  if (begunRooms.length === 0) return [];
  const most = categories[0]?.count ?? 0;
  const kinds = categories
    .slice(0, KINDS_MAXIMUM)
    .filter(({ name, count }) => !name.includes('&') && count < most * DEPARTMENT_PART)
    .map(({ name, terms: its }) => ({ name: name.toLowerCase(), terms: its }));
  for (const names of begunRooms) {
    for (const name of names) {
      const own = terms(name);
      const found = [LIGHTS, ...kinds]
        .filter(({ terms: its }) => its.every((term) => !own.includes(term)))
        .map((kind) => ({ ...kind, count: countTogether(segment, [...own, ...kind.terms], PRODUCTS_COUNTED) }))
        .filter(({ count }) => count >= PRODUCTS_MINIMUM)
        .toSorted((a, b) => Number(b.name === LIGHTS.name) - Number(a.name === LIGHTS.name) || b.count - a.count);
      if (found[0]?.name === LIGHTS.name)
        return found.slice(0, KINDS_OF_ROOM_MAXIMUM).map((kind) => `${name} ${kind.name}`);
    }
  }
  return [];
}

const ENDINGS_MAXIMUM = 3;

/** Completes a second word that has barely begun by what names have beside the first: "bathroom m" is "bathroom mirror". */
export function withEndings(segment: Segment, typed: string, endings: readonly string[]): string[] {
  const before = typed.trim().toLowerCase().split(/\s+/).slice(0, -1);
  const own = before.flatMap(terms);
  return endings
    .filter((ending) => /^[a-z]{3,}$/.test(ending) && !own.includes(ending))
    .map((ending) => ({ ending, count: countTogether(segment, [...own, ending], PRODUCTS_COUNTED, true) }))
    .filter(({ count }) => count >= PRODUCTS_MINIMUM)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, ENDINGS_MAXIMUM)
    .map(({ ending }) => [...before, ending].join(' '));
}
