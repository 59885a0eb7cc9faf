import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchDocument } from '../options.ts';
import { randomFrom } from '@storefront/sample-catalogue/random.ts';
import {
  candidatesOf,
  gradeOf,
  parseProducts,
  readJudgedProducts,
  readJudgedSet,
  type JudgedQuery,
} from './judged-set.ts';
import { figuresLine, figuresOf, ndcg, RESULTS, type Score } from './relevance.rules.ts';
import { searchedProducts, seededProducts } from './searched-products.ts';
import { mistyped } from './typing-error.rules.ts';

/**
 * node shop/search/bench/relevance.ts PRODUCTS QUERIES (both default to the sample's; forms: judged/README.md).
 * `--worst 20` prints the worst queries; `--seed 2` makes other typing errors; `--least 0.8` fails below it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worst: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '0' },
  },
});
const [productFile = '-', queryFile = '-'] = positionals;

/** Of each query, for a steadier figure. */
const TYPING_ERRORS = 3;

/** Of each of the worst queries: results, and products that should have been among them. */
const RESULTS_PRINTED = 5;
const MISSED_PRINTED = 3;

const ownQueries = join(import.meta.dirname, '../judged/judged.json');
const set = fromFile(queryFile === '-' ? ownQueries : queryFile, (text) => readJudgedSet(JSON.parse(text)));
const products =
  productFile === '-'
    ? await seededProducts()
    : await searchedProducts(fromFile(productFile, (text) => readJudgedProducts(parseProducts(text))));
const bySku = new Map(products.documents.map((document) => [document.sku, document]));

const scored = set.queries.map((query) => {
  const wanted = candidatesOf(query, products.documents, bySku)
    .map((product) => ({ product, grade: grade(query, product) }))
    .filter((candidate) => candidate.grade > 0);
  const known = wanted.map((candidate) => candidate.grade);
  const shown = products.find(query.query, RESULTS);
  const gradeOfIt = (product: SearchDocument) => grade(query, product);
  const score = (results: readonly SearchDocument[]) => ndcg(results.map(gradeOfIt), known);
  const slips = Array.from({ length: TYPING_ERRORS }, (_, index) =>
    mistyped(query.query, randomFrom(`${values.seed} ${index} ${query.query}`)),
  )
    .filter((slip) => slip !== null)
    .map((slip) => ({ slip, ndcg: score(products.find(slip, RESULTS)) }));
  return {
    query: query.query,
    kind: query.kind,
    typed: score(shown),
    slips,
    shown: shown.map((product) => ({ product, grade: gradeOf(set, query, product) })),
    wanted,
  };
});
const figures = figuresOf(
  scored.map(({ kind, typed, slips, shown }): Score => ({
    kind,
    typed,
    mistyped: slips.map((slip) => slip.ndcg),
    shown: shown.map((result) => result.grade),
  })),
);

for (const one of scored.toSorted((a, b) => a.typed - b.typed).slice(0, Number(values.worst))) {
  console.log(`${one.typed.toFixed(2)}  ${one.query} (${one.kind})`);
  for (const { slip, ndcg: mistypedScore } of one.slips) console.log(`${mistypedScore.toFixed(2)}  ${slip}`);
  for (const { product, grade: given } of one.shown.slice(0, RESULTS_PRINTED))
    console.log(`   ${given ?? '?'}  ${product.name}`);
  const seen = new Set(one.shown.map(({ product }) => product));
  const missed = one.wanted.filter(({ product }) => !seen.has(product)).sort((a, b) => b.grade - a.grade);
  for (const { product, grade: given } of missed.slice(0, MISSED_PRINTED))
    console.log(`   ${given}  ${product.name}, not in the first ${RESULTS}`);
  console.log('');
}

const skus = set.queries.flatMap(({ grades }) => grades.flatMap(({ sku }) => sku ?? []));
const unknown = skus.filter((sku) => !bySku.has(sku));
if (unknown.length > 0)
  console.error(`${unknown.length} grades are for products that do not exist, such as ${unknown[0]}`);
console.log(figuresLine(figures));
if (figures.ndcg < Number(values.least)) {
  console.error(`The relevance is below ${values.least}`);
  process.exitCode = 1;
}

/** A product that nobody judged counts as wrong. */
function grade(query: JudgedQuery, product: SearchDocument): number {
  return gradeOf(set, query, product) ?? 0;
}

/** Ends the process with one line on what is wrong with the file. */
function fromFile<Content>(file: string, read: (text: string) => Content): Content {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
