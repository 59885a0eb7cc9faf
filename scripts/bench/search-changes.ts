import { parseArgs } from 'node:util';
import { buildIndex } from '../../search/build/build-index.ts';
import { searchDocumentOf } from '../../shop/search-index/search-document.ts';
import type { SearchDocument } from '../../search/document.ts';
import { createProductSearch } from '../../search/product-search.ts';
import { generateCatalogue } from '../../sample-catalogue/generate-catalogue.ts';

/**
 * Measures what changes of products cost the search: `npm run bench:search-changes -- --products 50000`. Applies them in batches as the shop
 * does every two seconds, up to the tenth of all products after which it rebuilds, and prints the CPU time of each changed product and of
 * searches between the batches, the first after a batch with a word to correct.
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '50000' } } });
const wanted = Number(values.products);

const QUERIES = [
  'satin brass',
  'dimmer switch',
  '2 gang socket',
  'gu10 dimmable warm white',
  'polished chrome door handle',
];
const MISTYPED = ['dimer swich', 'chandalier', 'polised chrome'];
const BATCHES = [2, 20, 200, 1_000];

const catalogue = generateCatalogue({ products: wanted });
const names = { brand: nameIn(catalogue.brands), category: nameIn(catalogue.categories) };
function nameIn(named: readonly { id: number; name: string }[]) {
  const byId = new Map(named.map(({ id, name }) => [id, name]));
  return (id: number) => byId.get(id) ?? '';
}
/** The products that change: evenly spread over the catalogue. */
const changing: SearchDocument[] = [];
function* documents(): Generator<SearchDocument> {
  let index = 0;
  for (const batch of catalogue.batches())
    for (const product of batch.products) {
      const document = searchDocumentOf(product, names);
      if (index++ % 10 === 0) changing.push(document);
      yield document;
    }
}

/** CPU milliseconds of a call: independent of other load on the machine. */
function cpu(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const p95 = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;

const built = await buildIndex(documents());
console.log(`${catalogue.productCount.toLocaleString('en-GB')} products`);
for (const size of BATCHES.filter((batch) => batch <= changing.length)) {
  const search = createProductSearch(built);
  for (const query of [...QUERIES, ...MISTYPED]) search.search(query);
  const rounds = Math.min(100, Math.floor(changing.length / size));
  const applying: number[] = [];
  const searching: number[] = [];
  const correcting: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const batch = changing.slice(round * size, (round + 1) * size);
    applying.push(cpu(() => search.apply(batch)));
    correcting.push(cpu(() => search.search(MISTYPED[round % MISTYPED.length] ?? '')));
    for (const query of QUERIES) searching.push(cpu(() => search.search(query)));
  }
  console.log(
    `${String(size).padStart(5)} at once, ${(rounds * size).toLocaleString('en-GB').padStart(7)} in all: ${(sum(applying) / rounds / size).toFixed(3)} ms a product, slowest batch ${Math.max(...applying).toFixed(0)} ms; search p95 ${p95(searching).toFixed(2)} ms, first correction ${(sum(correcting) / rounds).toFixed(1)} ms`,
  );
}
