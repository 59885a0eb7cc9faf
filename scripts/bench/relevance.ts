import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '../../shop/search/build/build-index.ts';
import { searchDocumentOf, type SearchDocument } from '../../shop/search/document.ts';
import { createProductSearch } from '../../shop/search/product-search.ts';
import { generateCatalogue } from '../../shop/seed/generate-catalogue.ts';
import { gradeOf, readJudgedProducts, readJudgedSet, type JudgedQuery } from './relevance/judged-set.ts';
import { mistyped, ndcg, RESULTS } from './relevance/relevance.rules.ts';

/**
 * How well the search ranks, by queries whose products were judged by hand: `npm run bench:relevance -- PRODUCTS QUERIES`. Without arguments
 * the seeded catalogue and `relevance/judged.json`.
 *
 * PRODUCTS is JSON: `[{ "sku", "name", "brand"?, "description"?, "categories"?, "fields"?, "codes"?, "popularity"? }]`; `-` is the seeded
 * catalogue. QUERIES is JSON: `{ "queries": [{ "query", "kind", "grades": [{ "sku" | "name" and/or "says", "grade", "reason" }] }] }`, where
 * `name` and `says` are regular expressions (see `judged-set.ts`).
 *
 * Prints nDCG@10 of all queries and of each kind, queries without results, and the typo loss: how much is lost when two letters of the
 * longest word are swapped. `--worst 20` prints the worst queries; `--least 0.8` fails below that nDCG.
 */
const {
  values,
  positionals: [productFile = '-', queryFile = join(import.meta.dirname, 'relevance/judged.json')],
} = parseArgs({
  allowPositionals: true,
  options: { worst: { type: 'string', default: '0' }, least: { type: 'string', default: '0' } },
});

const documents = productFile === '-' ? seededDocuments() : readJudgedProducts(readJson(productFile));
const judged = readJudgedSet(readJson(queryFile));
const byId = new Map(documents.map((document) => [document.id, document]));
const search = createProductSearch(await buildIndex(documents));

const scored = judged.map((query) => {
  const known = documents.map((document) => gradeOf(query, document));
  const slip = mistyped(query.query);
  const typed = score(query, query.query, known);
  return { ...query, typed, slipped: slip === null ? null : score(query, slip, known), first: best(query.query) };
});
const slipped = scored.filter((one) => one.slipped !== null);
const total = mean(scored.map(({ typed }) => typed));
const typoLoss = mean(slipped.map(({ typed }) => typed)) - mean(slipped.map((one) => one.slipped ?? 0));
const kinds = Map.groupBy(scored, ({ kind }) => kind);
console.log(
  [
    `nDCG@${RESULTS} ${total.toFixed(3)} of ${scored.length} queries`,
    ...Array.from(kinds, ([kind, own]) => `${kind} ${mean(own.map(({ typed }) => typed)).toFixed(3)}`),
    `nothing found ${scored.filter(({ first }) => first.length === 0).length}`,
    `typo loss ${(typoLoss * 100).toFixed(1)} points`,
  ].join(', '),
);
for (const { query, typed, first, ...rest } of scored
  .toSorted((a, b) => a.typed - b.typed)
  .slice(0, Number(values.worst))) {
  console.log(`\n${typed.toFixed(2)}  ${query}`);
  for (const product of first.slice(0, 5))
    console.log(`        ${gradeOf({ ...rest, query }, product)}  ${product.name}`);
}
if (total < Number(values.least)) {
  console.error(`The relevance is below ${values.least}`);
  process.exitCode = 1;
}

function score(query: JudgedQuery, text: string, known: readonly number[]): number {
  return ndcg(
    best(text).map((document) => gradeOf(query, document)),
    known,
  );
}

function best(text: string): SearchDocument[] {
  const hits = search.search(text);
  if (!hits) return [];
  return Array.from(hits.ids.keys())
    .sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0))
    .slice(0, RESULTS)
    .flatMap((index) => byId.get(hits.ids[index] ?? 0) ?? []);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function seededDocuments(): SearchDocument[] {
  const { categories, brands, batches } = generateCatalogue();
  const nameIn = (named: readonly { id: number; name: string }[]) => {
    const nameById = new Map(named.map(({ id, name }) => [id, name]));
    return (id: number) => nameById.get(id) ?? '';
  };
  const names = { brand: nameIn(brands), category: nameIn(categories) };
  return [...batches()].flatMap((batch) => batch.products.map((product) => searchDocumentOf(product, names)));
}
