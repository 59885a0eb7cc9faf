import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { generateCatalogue } from '../seed/generate-catalogue.ts';
import { buildIndex } from './build/build-index.ts';
import { searchDocumentOf, type SearchDocument } from './document.ts';
import { createProductSearch } from './product-search.ts';

/** The shop's own catalogue, and a few products sold by the inch. */
const { categories, brands, batches } = generateCatalogue();
const products = [...batches()].flatMap((batch) => batch.products);
const names = { brand: nameIn(brands), category: nameIn(categories) };
const byTheInch = [
  'Brass Slotted Wood Screw 1/2 inch',
  'Brass Slotted Wood Screw 3/4 inch',
  'Solid Brass Cabin Hook 2 1/2 inch',
].map((name, index): SearchDocument => ({
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
const documents = [...products.map((product) => searchDocumentOf(product, names)), ...byTheInch];
const byId = new Map(documents.map((document) => [document.id, document]));
const search = createProductSearch(await buildIndex(documents));

function nameIn(named: readonly { id: number; name: string }[]) {
  const byNumber = new Map(named.map(({ id, name }) => [id, name]));
  return (id: number) => byNumber.get(id) ?? '';
}

function best(term: string): SearchDocument[] {
  const hits = search.search(term);
  if (!hits) return [];
  return Array.from(hits.ids.keys())
    .sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0))
    .slice(0, 3)
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

describe('a code finds its product first', () => {
  const codes = [at(dashed, 0.1), at(dashed, 0.5), at(dashed, 0.9), at(lettered, 0.4)].flatMap(({ sku, id }) =>
    spellings(sku).map((code) => [code, id] as const),
  );
  const variants = [0.2, 0.7].map((part) => [at(varied, part).variants[0]?.sku ?? '', at(varied, part).id] as const);
  const gtins = [0.3, 0.6].map((part) => [at(plain, part).gtin, at(plain, part).id] as const);
  const cases: (readonly [string, number])[] = [
    ...codes,
    ...variants,
    ...gtins,
    [`${at(plain, 0.3).gtin.slice(0, 7)} ${at(plain, 0.3).gtin.slice(7)}`, at(plain, 0.3).id],
    [`please ${at(dashed, 0.5).sku} x2`, at(dashed, 0.5).id],
  ];
  test.each(cases)('%s', (code, id) => {
    expect(best(code)[0]?.id).toBe(id);
  });
});

/** A query, and patterns that the right product matches in its name, brand, categories or fields. */
const asked: [term: string, ...says: RegExp[]][] = [
  ['gu10 dimmable warm white', /GU10/, /Dimmable/i, /Warm White|2700/i],
  ['2 gang brass socket usb', /2 Gang/, /Brass/, /Socket/, /USB/],
  ['ip 65 bathroom downlight', /IP65/, /Downlight/],
  ['down lights', /Downlight/],
  ['1/2 inch', /1\/2 inch/],
  ['½" brass screw', /1\/2 inch/],
  ['3/4in screw', /3\/4 inch/],
  ['dimer switch', /Dimmer Switch/],
  ['dimmer swich', /Dimmer Switch/],
  ['dimer swich', /Dimmer Switch/],
  ['pendent light', /Pendant/],
  ['chandalier', /Chandelier/],
  ['satin bras door handel', /Satin Brass/, /Door/, /Handle/i],
  ['bathrom mirror', /Bathroom/, /Mirror/],
  ['lantren outdoor', /Lantern/],
  ['smoke alram', /Smoke Alarm/],
  ['extracter fan', /Extractor Fan/],
  ['heritage brass vintage dimmer', /Heritage Brass/, /Vintage/, /Dimmer/],
  ['hamilton arlington rocker', /Hamilton Arlington/, /Rocker/],
  ['astro sorrento', /Astro Sorrento/],
  ['wickham chelsea switch', /Wickham & Reed Chelsea/, /Switch/],
  ['double socket polished chrome', /2 Gang/, /Socket/, /Polished Chrome/],
  ['twin usb socket', /2 Gang/, /USB/],
  ['single light switch', /1 Gang/, /Switch/],
  ['b22 bulb', /B22/, /Bulb/],
  ['e27 filament bulb', /E27/, /Filament/],
  ['gu 10 4000 k', /GU10/, /4000/],
  ['10 w led floodlight', /10W/, /Floodlight/],
  ['fire rated downlights', /Fire Rated/, /Downlight/],
  ['up and down wall light', /Up & Down/],
  ['ip44 bathroom wall lights', /IP44/, /Bathroom/, /Wall Light/],
  ['cooker switch 45 amp', /Cooker|45A/],
  ['shaver socket', /Shaver/],
  ['13 amp fused spur', /Fused Spur/],
  ['cup handles', /Cup Handle/],
  ['lever door handle on rose', /Lever Door Handle/, /Rose/],
  ['letter plate', /Letter Plate/],
  ['door knocker', /Knocker/],
  ['house number 7', /Numeral|Number/],
  ['drum lamp shade', /Drum/, /Shade/],
  ['2.5mm twin and earth cable', /Twin & Earth/],
  ['consumer unit', /Consumer Unit/],
];

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
const named: typeof asked = known.flatMap((name) =>
  [name.toLowerCase(), slipped(name)].map((term): [string, RegExp] => [term, new RegExp(name)]),
);

test('the product asked for is among the first three, for nineteen queries in twenty', () => {
  const said = ({ name, brand, categories: own, fields }: SearchDocument) =>
    [name, brand, ...own, ...fields].join(' · ');
  const cases = [...asked, ...named];
  const missed = cases.filter(
    ([term, ...says]) => !best(term).some((document) => says.every((pattern) => pattern.test(said(document)))),
  );
  expect(missed.length, missed.map(([term]) => term).join(', ')).toBeLessThanOrEqual(Math.floor(cases.length * 0.05));
});

test('matches in names rank above matches in descriptions', () => {
  const names = (term: string) => best(term).map(({ name }) => name);
  expect(names('cupboard handle')).toEqual(names('cupboard handle').filter((name) => name.includes('Handle')));
  expect(names('dimmer for led')).toEqual(names('dimmer for led').filter((name) => name.includes('Dimmer')));
  expect(names('double socket')).toEqual(names('double socket').filter((name) => /2 Gang.*Socket/.test(name)));
});
