import { expect, test } from 'vitest';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import type { SearchDocument } from '../options.ts';
import {
  BY_MEASURE,
  DESIGNERS,
  ELECTRICIANS,
  ENGLISH_WORDS,
  HOUSEHOLDERS,
  NOTHING_WRONG,
  SOLD_BY_MEASURE,
  type KnownItem,
} from './known-items.data.ts';
import { sampleCatalogue, searchOver } from './sample-catalogue.ts';

const MISSED_MAXIMUM = 5;
const WRONG_MAXIMUM = 0;

/** The shop's own catalogue, and a few products sold by other measures. */
const catalogue = sampleCatalogue();
const products = [...catalogue.products()];
const byMeasure = SOLD_BY_MEASURE.map((name, index): SearchDocument => ({
  id: 9_000_000 + index,
  name,
  sku: `INCH-${index}`,
  brand: 'Ironmonger',
  description: 'Turned brass.',
  categories: ['Screws'],
  fields: ['Brass'],
  codes: [`INCH-${index}`],
  popularity: 1,
  categoryIds: [1],
  brandId: 1,
}));
const documents = [...catalogue.documents(), ...byMeasure];
const byId = new Map(documents.map((document) => [document.id, document]));
const search = await searchOver(documents);

function best(term: string, count: number): SearchDocument[] {
  const hits = search.search(term);
  if (!hits) return [];
  return Array.from(hits.ids.keys())
    .sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0))
    .slice(0, count)
    .flatMap((index) => byId.get(hits.ids[index] ?? 0) ?? []);
}

const plain = products.filter(({ variants, gtin }) => variants.length === 0 && gtin);
const varied = products.filter(({ variants }) => variants.length > 1);
const at = (list: readonly CatalogueProduct[], part: number) =>
  list[Math.floor(list.length * part)] as CatalogueProduct;
const dashed = plain.filter(({ sku }) => /^[A-Z]+(-[A-Z0-9]+)+$/.test(sku) && /\d/.test(sku));
const spellings = (sku: string) => [
  sku,
  sku.toLowerCase().replaceAll('-', ''),
  sku.replaceAll('-', ' '),
  sku.toLowerCase().replaceAll('-', '/'),
];

/** Codes of letters only, which could be taken for words. */
const lettered = products.filter(({ sku }) => /^[A-Z]{2}(-[A-Z]{2,})+$/.test(sku));

const spelled = [at(dashed, 0.1), at(dashed, 0.5), at(dashed, 0.9), at(lettered, 0.4)];
const gtin = at(plain, 0.3).gtin;
const codes: readonly (readonly [code: string, id: number])[] = [
  ...spelled.flatMap(({ sku, id }) => spellings(sku).map((code) => [code, id] as const)),
  ...[at(varied, 0.2), at(varied, 0.7)].map(({ id, variants }) => [variants[0]?.sku ?? '', id] as const),
  ...[at(plain, 0.3), at(plain, 0.6)].map((product) => [product.gtin, product.id] as const),
  [`${gtin.slice(0, 7)} ${gtin.slice(7)}`, at(plain, 0.3).id],
  [`please ${at(dashed, 0.5).sku} x2`, at(dashed, 0.5).id],
];

test.each(codes)('%s finds its product first', (code, id) => {
  expect(best(code, 1)[0]?.id).toBe(id);
});

/** Queries of a name's brand and range; then with a typo in each word. */
const ranged = products.filter(({ name }) => /^[A-Z][a-z]+( [A-Z][a-z]+)? [A-Z][a-z]{5,} \d Gang /.test(name));
const known = [0.05, 0.35, 0.65, 0.95].map((part) => at(ranged, part).name.split(/ \d Gang /)[0] ?? '');
const slip = (word: string, index: number) =>
  index % 2 === 0
    ? word.slice(0, 3) + word.slice(4)
    : word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);
const slipped = (name: string) =>
  name
    .split(' ')
    .map((word, index) => (word.length > 5 ? slip(word, index) : word))
    .join(' ')
    .toLowerCase();
const named = known.flatMap((name): KnownItem[] => [
  [name.toLowerCase(), new RegExp(name)],
  [slipped(name), new RegExp(name)],
]);

const items = [...ELECTRICIANS, ...DESIGNERS, ...HOUSEHOLDERS, ...BY_MEASURE, ...named];

function isRight(document: SearchDocument, [, name, ...says]: KnownItem): boolean {
  const said = [document.name, document.brand, ...document.categories, ...document.fields].join(' · ');
  return name.test(document.name) && says.every((pattern) => pattern.test(said));
}

test('there are 150 known items, and each has a right product', () => {
  expect(items.length + codes.length).toBe(150);
  for (const item of [...items, ...NOTHING_WRONG])
    expect(
      documents.some((document) => isRight(document, item)),
      item[0],
    ).toBe(true);
});

test.each(ENGLISH_WORDS)('%j is not corrected', (query) => {
  expect(search.search(query)?.correctedTerm).toBeNull();
});

test('the right product is among the first three', () => {
  const missed = items.filter((item) => !best(item[0], 3).some((document) => isRight(document, item)));
  expect(missed.length, missed.map(([query]) => query).join(', ')).toBeLessThanOrEqual(MISSED_MAXIMUM);
});

test('nothing wrong is among the first five', () => {
  const wrong = NOTHING_WRONG.filter((item) => {
    const right = documents.filter((document) => isRight(document, item)).length;
    const first = best(item[0], Math.min(5, right));
    return first.length === 0 || !first.every((document) => isRight(document, item));
  });
  expect(wrong.length, wrong.map(([query]) => query).join(', ')).toBeLessThanOrEqual(WRONG_MAXIMUM);
});

test('matches in names rank above matches in descriptions', () => {
  const names = (term: string) => best(term, 3).map(({ name }) => name);
  expect(names('cupboard handle')).toEqual(names('cupboard handle').filter((name) => name.includes('Handle')));
  expect(names('dimmer for led')).toEqual(names('dimmer for led').filter((name) => name.includes('Dimmer')));
  expect(names('double socket')).toEqual(
    names('double socket').filter((name) => /2 Gang.*Socket|Double Socket/.test(name)),
  );
});
