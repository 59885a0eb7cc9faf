import { encodeId } from '../../graph/ids.rules.ts';
import { selectionOf, type Facet, type ListPage } from '../../graph/list/list.rules.ts';
import type { ProductDetail, Variant } from '../../graph/product/product.rules.ts';
import { stockOfProduct } from '../../graph/product/stock.rules.ts';
import type { GatewayServices } from '../../graph/services.ts';
import { noExcludedFields } from '../../graph/sparse-fieldsets.rest.ts';
import { cachedRead } from '../../upstream/catalogue-cache.ts';
import { UpstreamError } from '../../upstream/errors.ts';

/**
 * By the texts in `schema/examples` that stand for them, such as `/example-product/`. Null where an example is to say
 * null; a text that the shop has no value for is missing, and stays.
 */
export type ExampleValues = ReadonlyMap<string, string | null>;

const NO_VALUES: ExampleValues = new Map();

/** Longer than the pages that show them are cached. */
const TTL_MILLISECONDS = 10 * 60_000;

/** Enough to find one that is sold out. */
const PRODUCTS_MAXIMUM = 8;

/** More than the examples put into a cart together. */
const STOCK_MINIMUM = 30;

const request = {
  selection: selectionOf({}),
  brandIds: [],
  withFacets: true,
  excludedFields: noExcludedFields.items,
};

type Services = Pick<
  GatewayServices,
  'catalogue' | 'categories' | 'brands' | 'finishes' | 'blogPage' | 'config' | 'changes'
>;

/** Reads the values from the shop's catalogue. None while the shop API does not answer. */
export function createExampleValues(services: Services): () => Promise<ExampleValues> {
  const read = cachedRead(() => readValues(services), {
    max: 1,
    ttlMilliseconds: TTL_MILLISECONDS,
    onExpiry: (expire) => services.changes.onChange((change) => change === 'everything' && expire()),
    isCacheable: (values) => values.size > 0,
  });
  return async () =>
    read().catch((error: unknown) => {
      if (error instanceof UpstreamError) return NO_VALUES;
      throw error;
    });
}

async function readValues({
  catalogue,
  categories,
  brands,
  finishes,
  blogPage,
  config,
}: Services): Promise<ExampleValues> {
  const category = (await categories()).roots[0];
  const [featured, listed, [brand], [finish], posts] = await Promise.all([
    catalogue.featuredPage(1, request),
    category && catalogue.categoryPage(category, 1, request),
    brands(),
    finishes(),
    blogPage(1),
  ]);
  const products = await detailsOf([featured, listed], catalogue);
  const items = products.flatMap((product) => itemsOf(product, config));
  const first = buyable(items);
  const second = buyable(items.filter(({ product }) => product !== first?.product));
  const soldOut = items.find(({ maximum }) => maximum === 0);
  const term = first && termOf(first.product.name);
  return new Map(
    [
      ...itemValues('/example-product/', first),
      ...itemValues('/sold-out-product/', soldOut ?? first),
      ['EXAMPLE-1', first?.sku],
      ['EXAMPLE-2', (second ?? first)?.sku],
      [encodeId('Category', 1), category && encodeId('Category', category.entityId)],
      ['/example-category/', category?.path],
      ['/brands/example-brand/', brand?.path],
      ['/ranges/example-range/', products.find(({ rangePath }) => rangePath)?.rangePath],
      ['example-finish', finish?.slug],
      ['example-post', posts.items[0]?.slug],
      [encodeId('ProductSearch', 'example-term'), term && encodeId('ProductSearch', term)],
      ['example-term', term],
      ...facetValues(listed),
    ].filter((entry): entry is [string, string | null] => entry[1] !== undefined && entry[1] !== ''),
  );
}

type Entry = [text: string, value: string | null | undefined];

interface Item {
  product: ProductDetail;
  variant: Variant | null;
  sku: string;
  maximum: number;
}

/** The records of the first products of lists that can be bought as they are. */
async function detailsOf(
  pages: readonly (ListPage | undefined)[],
  catalogue: Services['catalogue'],
): Promise<ProductDetail[]> {
  const paths = pages.flatMap((page) => (page?.items ?? []).flatMap((item) => item?.path ?? []));
  const answers = await Promise.all(
    [...new Set(paths)].slice(0, PRODUCTS_MAXIMUM).map((path) => catalogue.product(path, noExcludedFields.records)),
  );
  return answers.flatMap((answer) => (answer.kind === 'found' ? (answer.product.detail ?? []) : []));
}

function itemsOf(product: ProductDetail, config: Services['config']): Item[] {
  const variants = product.variants.length > 0 ? product.variants : [null];
  return variants.map((variant) => ({
    product,
    variant,
    sku: (variant ?? product).sku,
    maximum: stockOfProduct(product, config, variant ?? undefined).maximumQuantity ?? Infinity,
  }));
}

/** The first with enough stock, or else the one with the most. */
function buyable(items: readonly Item[]): Item | undefined {
  const [most] = items.toSorted((a, b) => b.maximum - a.maximum);
  return items.find(({ maximum }) => maximum >= STOCK_MINIMUM) ?? (most && most.maximum > 0 ? most : undefined);
}

function itemValues(path: string, item: Item | undefined): Entry[] {
  if (!item) return [];
  const { product, variant } = item;
  return [
    [encodeId('Product', path), encodeId('Product', product.path)],
    [encodeId('Variant', `${path}#1`), variant && encodeId('Variant', `${product.path}#${variant.id}`)],
    [path, product.path],
  ];
}

/** The last word of a name, which says what the product is. */
function termOf(name: string): string | undefined {
  return name
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.at(-1);
}

/** The first property that a list can be narrowed by, and its most frequent value. */
function facetValues(list: ListPage | undefined): Entry[] {
  const facet: Facet | undefined = list?.facets.find(({ kind, values }) => kind === 'VALUES' && values.length > 0);
  return [
    ['Example property', facet?.name],
    ['Example value', facet?.values[0]?.value],
  ];
}

/** `escape` writes a value, which is already escaped for JSON, in the language of the text. */
export function withExampleValues(
  text: string,
  values: ExampleValues,
  escape: (value: string) => string = (value) => value,
): string {
  return [...values].reduce(
    (written, [example, value]) =>
      value === null
        ? written.replaceAll(new RegExp(`("|&quot;)${example}\\1`, 'g'), 'null')
        : written.replaceAll(example, () => escape(JSON.stringify(value).slice(1, -1))),
    text,
  );
}
