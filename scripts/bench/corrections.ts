import { buildIndex } from '../../search/build/build-index.ts';
import { searchDocumentOf } from '../../shop/search-index/search-document.ts';
import { BOOSTS } from '../../search/document.ts';
import { createProductSearch, type ProductSearch } from '../../search/product-search.ts';
import { terms } from '../../search/words/analysis.rules.ts';
import type { English } from '../../search/words/english.rules.ts';
import { readEnglish } from '../../search/words/english.ts';
import { readSynonyms } from '../../search/words/synonyms.ts';
import { generateCatalogue } from '../../sample-catalogue/generate-catalogue.ts';
import { randomFrom } from '../../sample-catalogue/random.ts';
import { mistyped } from './relevance/typing-error.rules.ts';

/**
 * Counts the typing errors that the search corrects: `npm run bench:corrections`. The errors are made of the words of the seeded catalogue's
 * names, the same ones in every run. Those that spell another word of the catalogue are no errors to correct. Compares the search with one that
 * knows no English; fails when English words keep it from correcting more than 1 in 100.
 */
const ERRORS_OF_EACH_WORD = 20;
const LOSS_MAXIMUM = 0.01;

const { categories, brands, batches } = generateCatalogue();
const names = { brand: nameIn(brands), category: nameIn(categories) };
function nameIn(named: readonly { id: number; name: string }[]): (id: number) => string {
  const nameById = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => nameById.get(id) ?? '';
}
const documents = [...batches()].flatMap(({ products }) => products.map((product) => searchDocumentOf(product, names)));
const index = await buildIndex(documents);
const searchWith = (english: English) => createProductSearch(index, BOOSTS, readSynonyms(), english);
const anything = searchWith({ mayCorrect: () => true });
const english = searchWith(readEnglish());

const words = [...new Set(documents.flatMap(({ name }) => name.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? []))].sort();
const meantBy = new Map<string, string>();
for (const word of words)
  for (let number = 0; number < ERRORS_OF_EACH_WORD; number += 1) {
    const error = mistyped(word, randomFrom(`${number} ${word}`));
    if (error !== null && !meantBy.has(error)) meantBy.set(error, word);
  }
const isKnown = ({ vocabulary }: { vocabulary: readonly string[] }) => {
  const known = new Set(vocabulary);
  return (error: string) => terms(error).every((term) => known.has(term));
};
const known = isKnown(index.segment);
const errors = [...meantBy].filter(([error]) => !known(error));

const before = counted(anything);
const after = counted(english);
const line = (name: string, { corrected, asMeant }: ReturnType<typeof counted>) =>
  console.log(`${name.padEnd(30)} ${corrected} corrected, ${asMeant} of them to the word meant`);
console.log(`${errors.length} typing errors of ${words.length} words`);
line('without knowledge of English', before);
line('with the English words', after);
if (after.corrected < before.corrected * (1 - LOSS_MAXIMUM)) {
  console.error(`English words keep more than ${LOSS_MAXIMUM * 100} in 100 typing errors from being corrected`);
  process.exitCode = 1;
}

function counted(search: ProductSearch): { corrected: number; asMeant: number } {
  const corrections = errors.map(([error, word]) => ({ to: search.search(error)?.correctedTerm ?? null, word }));
  const corrected = corrections.filter(({ to }) => to !== null);
  const asMeant = corrected.filter(({ to, word }) => terms(to ?? '').join(' ') === terms(word).join(' '));
  return { corrected: corrected.length, asMeant: asMeant.length };
}
