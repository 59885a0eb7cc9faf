import type { CatalogueProduct, CatalogueVariant } from '../catalogue.ts';
import { facetName, isFinish, numberOf } from './facet-fields.rules.ts';
import type { ListFilter } from './list-query.ts';

type VariantsOf = Pick<CatalogueProduct, 'inventoryTracking' | 'variants'>;

type Wanted = Map<string, ReadonlySet<string>>;

/** The searched SKU, else the first in stock with the values that filters, then the term, name; null if unclear. */
export function matchingVariant(
  product: VariantsOf,
  filters: readonly ListFilter[],
  term = '',
): CatalogueVariant | null {
  const { variants, inventoryTracking } = product;
  if (variants.length === 0 || (filters.length === 0 && term === '')) return null;
  const code = codeOf(term);
  const coded = code === '' ? undefined : variants.find(({ sku }) => codeOf(sku) === code);
  if (coded) return coded;
  const { filtered, named } = wantedOf(product, filters, term);
  const left = filtered.size > 0 ? variants.filter((variant) => hasAll(variant, filtered)) : variants;
  const meant = named.size > 0 ? left.filter((variant) => hasAll(variant, named)) : [];
  const matching = meant.length > 0 ? meant : filtered.size > 0 ? left : [];
  if (filtered.size === 0 && finishesOf(matching).size > 1) return null;
  const inStock = matching.find(({ inventoryLevel }) => inventoryTracking !== 'variant' || inventoryLevel > 0);
  return inStock ?? matching[0] ?? null;
}

function finishesOf(variants: readonly CatalogueVariant[]): Set<string> {
  const options = variants.flatMap(({ optionValues }) => optionValues);
  return new Set(options.filter((option) => isFinish(option.optionDisplayName)).map(({ label }) => label));
}

function wantedOf({ variants }: VariantsOf, filters: readonly ListFilter[], term: string) {
  const words = wordsOf(term);
  const [filtered, named]: [Wanted, Wanted] = [new Map(), new Map()];
  for (const [option, labels] of labelsByOption(variants)) {
    const filter = filters.find(({ name }) => name === facetName(option));
    const selected = filter ? [...labels].filter((label) => isSelected(filter, label)) : [];
    if (selected.length > 0) filtered.set(option, new Set(selected));
    else {
      // The longest, so that "satin brass" does not also mean a finish called Brass.
      const [label] = [...labels].filter((each) => isNamed(each, words)).sort((a, b) => b.length - a.length);
      if (label !== undefined) named.set(option, new Set([label]));
    }
  }
  return { filtered, named };
}

function labelsByOption(variants: readonly CatalogueVariant[]): Map<string, Set<string>> {
  const options = new Map<string, Set<string>>();
  for (const { optionDisplayName, label } of variants.flatMap(({ optionValues }) => optionValues))
    options.set(optionDisplayName, (options.get(optionDisplayName) ?? new Set()).add(label));
  return options;
}

function isSelected({ values, minimum, maximum }: ListFilter, label: string): boolean {
  if (values.includes(label)) return true;
  if (minimum === null && maximum === null) return false;
  const number = numberOf(label);
  return number >= (minimum ?? Number.NEGATIVE_INFINITY) && number <= (maximum ?? Number.POSITIVE_INFINITY);
}

const hasAll = ({ optionValues }: CatalogueVariant, wanted: Wanted): boolean =>
  [...wanted].every(([option, labels]) =>
    optionValues.some(({ optionDisplayName, label }) => optionDisplayName === option && labels.has(label)),
  );

/** A text as its words with a space around each: " 2 gang ". A letter and a figure are apart: "cat6" is "cat 6". */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .trim()} `;

function isNamed(label: string, words: string): boolean {
  const wanted = wordsOf(label);
  return wanted.trim() !== '' && words.includes(wanted);
}

/** A SKU as it is compared: "hd 100-001" is HD100001. */
const codeOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
