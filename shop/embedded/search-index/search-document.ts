import type { SearchDocument } from '@storefront/search/options.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';

interface Names {
  brand: (id: number) => string;
  category: (id: number) => string;
}

/** Searched but hidden. */
const TAGS_FIELD = '__tags';

/** One off sale becomes an empty document, which nothing finds. */
export function searchDocumentOf(product: CatalogueProduct, names: Names): SearchDocument {
  if (product.availability === 'off_sale') return emptyDocument(product.id);
  const fields = product.customFields
    .filter(({ name, value }) => !name.startsWith('__') && value !== 'No')
    .map(({ name, value }) => (value === 'Yes' ? name : `${value}${unitOf(name)}`));
  const tags = product.customFields.filter(({ name }) => name === TAGS_FIELD).map(({ value }) => value);
  const labels = product.variants.flatMap(({ optionValues }) => optionValues.map(({ label }) => label));
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    brand: names.brand(product.brandId),
    description: product.descriptionHtml.replace(/<[^<>]*>/g, ' '),
    categories: product.categoryIds.map(names.category),
    fields: [...new Set([...fields, ...labels, ...tags])],
    optional: optionalLabels(product),
    codes: [...new Set([product.sku, product.gtin, ...product.variants.map(({ sku }) => sku)])].filter(Boolean),
    popularity: product.popularity,
    categoryIds: product.categoryIds,
    brandId: product.brandId,
  };
}

/** Words that some labels of an option have and others lack, as "Without Neon" lacks "neon". */
function optionalLabels({ variants }: CatalogueProduct): string[] {
  const byOption = new Map<string, Set<string>>();
  for (const { optionDisplayName, label } of variants.flatMap(({ optionValues }) => optionValues))
    byOption.set(optionDisplayName, (byOption.get(optionDisplayName) ?? new Set()).add(label));
  return [...byOption.values()].flatMap((labels) => {
    const said = [...labels].map((label) => new Set(LACKING.test(label) ? [] : label.toLowerCase().split(/\s+/)));
    return [...new Set(said.flatMap((words) => [...words]))].filter((word) => !said.every((words) => words.has(word)));
  });
}

const LACKING = /^(?:without|no|none)\b/i;

function emptyDocument(id: number): SearchDocument {
  return {
    id,
    name: '',
    sku: '',
    brand: '',
    description: '',
    categories: [],
    fields: [],
    codes: [],
    popularity: 0,
    categoryIds: [],
    brandId: 0,
  };
}

/** "W" of "(W)" at the end of a field's name: its values are bare numbers. */
function unitOf(name: string): string {
  return /\((W|V|A|lm|K|mm|cm|m)\)\s*:?$/.exec(name)?.[1] ?? '';
}
