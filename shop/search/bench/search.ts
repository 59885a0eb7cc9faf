import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { createListIndex } from '@storefront/embedded/catalogue/listing/list-index.ts';
import { listQuery } from '@storefront/embedded/routes/list-query.ts';
import { options, sampleCatalogue, searchOver } from '../judged/sample-catalogue.ts';
import type { SearchDocument } from '../options.ts';
import { createAnalysis } from '../words/analysis.rules.ts';
import { editsAllowed } from '../words/edits.rules.ts';

/**
 * node --expose-gc shop/search/bench/search.ts --products 50000: CPU time of building and querying, beside MiniSearch's
 * with the same analyser (`--alone` skips it).
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '50000' }, alone: { type: 'boolean', default: false } },
});
const wanted = Number(values.products);
const collect = (globalThis as { gc?: () => void }).gc;
const megabytes = () => {
  collect?.();
  collect?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const { productCount, products, documents } = sampleCatalogue(wanted);

/** Generic words with many matches, names, typing errors, sizes and codes. */
function queriesFrom(some: readonly CatalogueProduct[]): string[] {
  const generic = (
    'lamp, light, switch, socket, brass, led, satin brass, wall light, dimmer switch, 2 gang socket, ' +
    'door handle, matt black, gu10, e27, ip44, downlight, pendant, bathroom, outdoor wall lantern, ' +
    'cupboard knob'
  ).split(', ');
  const long = (
    'gu10 dimmable warm white, 2 gang brass socket usb, ip 65 bathroom downlight, down lights, 1/2 inch, ' +
    'polished chrome double socket, fire rated downlight matt white, satin brass lever door handle'
  ).split(', ');
  const slips = (
    'dimer swich, pendent, chandalier, satin bras, bathrom mirror, lantren, extracter fan, handel, ' +
    'spotlite, polised chrome'
  ).split(', ');
  const named = some.map(({ name }) => name.split(' ').slice(0, 4).join(' '));
  const codes = some.flatMap(({ sku }) => [sku, sku.toLowerCase().replaceAll('-', '')]);
  return [...generic, ...generic, ...long, ...long, ...slips, ...slips, ...named, ...codes];
}

const sample: CatalogueProduct[] = [];
let index = 0;
for (const product of products()) {
  if (index % Math.max(1, Math.floor(wanted / 50)) === 0) sample.push(product);
  index += 1;
}
const queries = queriesFrom(sample);

/** Independent of other load on the machine. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** Milliseconds of each call, warmed up. */
function timed(run: (query: string) => void): number[] {
  for (const query of queries) run(query);
  const millisecondsOf = (query: string) => {
    const before = cpuSeconds();
    run(query);
    return (cpuSeconds() - before) * 1_000;
  };
  return queries.map(millisecondsOf).sort((a, b) => a - b);
}
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const row = (name: string, times: readonly number[], buildSeconds: number, memory: number) =>
  console.log(
    `${name.padEnd(28)} p50 ${at(times, 0.5).toFixed(2).padStart(8)} ms  `,
    `p95 ${at(times, 0.95).toFixed(2).padStart(8)} ms  `,
    `built in ${buildSeconds.toFixed(1).padStart(6)} s   ${memory.toFixed(0).padStart(5)} MB`,
  );

// The time of generating products is subtracted.
let started = cpuSeconds();
for (const _ of documents());
const generating = cpuSeconds() - started;

console.log(`${productCount.toLocaleString('en-GB')} products, ${queries.length} queries`);
let empty = megabytes();
started = cpuSeconds();
const search = await searchOver(documents());
const indexSeconds = Math.max(0, cpuSeconds() - started - generating);
const indexMemory = megabytes() - empty;
empty = megabytes();
started = cpuSeconds();
const lists = createListIndex();
for (const product of products()) lists.put(product);
const listSeconds = Math.max(0, cpuSeconds() - started - generating);
const listMemory = megabytes() - empty;

const ours = timed((query) => search.search(query));
const oursWithFacets = timed((query) => {
  const hits = search.search(query);
  if (hits) lists.list({ ...listQuery({}, []), scope: { kind: 'hits', hits } });
});
row('ours, search alone', ours, indexSeconds, indexMemory);
row('ours, page and facets', oursWithFacets, indexSeconds + listSeconds, indexMemory + listMemory);
const facets = (part: number) => (at(oursWithFacets, part) - at(ours, part)).toFixed(2);
console.log(`facets and order: p50 ${facets(0.5)} ms, p95 ${facets(0.95)} ms`);
const suggesting = timed((query) => search.suggest(query.slice(0, -1), 6));
row('ours, suggestions', suggesting, indexSeconds, indexMemory);

if (!values.alone) {
  empty = megabytes();
  started = cpuSeconds();
  const parts = ['name', 'sku', 'brand', 'description', 'categories', 'fields'];
  const other = new MiniSearch<SearchDocument>({
    fields: parts,
    extractField: (document, field) => [document[field as keyof SearchDocument]].flat().join(' '),
    tokenize: createAnalysis(options).terms,
    processTerm: (term) => term,
  });
  for (const document of documents()) other.add(document);
  const otherSeconds = Math.max(0, cpuSeconds() - started - generating);
  const otherMemory = megabytes() - empty;
  // As in the specification.
  const fuzzy = { boost: { ...options.boosts }, fuzzy: editsAllowed };
  const times = timed((query) => other.search(query, fuzzy));
  row('MiniSearch, search alone', times, otherSeconds, otherMemory);
  const share = (part: number) => (at(oursWithFacets, part) / at(times, part)).toFixed(3);
  console.log(`ours with facets takes ${share(0.5)} (p50) and ${share(0.95)} (p95) of what MiniSearch takes without`);
}
