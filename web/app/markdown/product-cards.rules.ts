import type { Table } from 'mdast';
import { formatExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import { stockLabel } from '@storefront/domain/stock-words.rules.ts';
import type { FeaturedPageQuery$rawResponse } from '../../__generated__/FeaturedPageQuery.graphql.ts';
import { cardAttributes } from '../../catalogue/product/attributes.rules.ts';
import type { MarkdownContext } from './context.ts';
import { link, table } from './nodes.rules.ts';
import { wasWords } from './price-words.rules.ts';

/** The products of a list, as the graph answers them. */
export type RawList = NonNullable<FeaturedPageQuery$rawResponse['featuredCollection']['products']>;
export type RawEdge = RawList['edges'][number];
export type RawCard = Pick<
  RawEdge['node'],
  | 'name'
  | 'sku'
  | 'path'
  | 'brand'
  | 'price'
  | 'fromPrice'
  | 'wasPrice'
  | 'wasRegularPrice'
  | 'condition'
  | 'stock'
  | 'highlights'
  | 'options'
>;

/** A table of products. A product's price is the lowest of its variants'. */
export function cardsTable(products: readonly RawCard[], context: MarkdownContext): Table[] {
  return edgesTable(
    products.map((node) => ({ node, matchingVariant: null })),
    context,
  );
}

interface Card {
  readonly node: RawCard;
  /** The variant that a card shows in place of its product. */
  readonly matchingVariant: RawEdge['matchingVariant'];
}

export function edgesTable(edges: readonly Card[], { at, recommendedLabel }: MarkdownContext): Table[] {
  const rows = edges.map(({ node, matchingVariant: variant }) => {
    const fromPrice = variant ? null : node.fromPrice;
    return {
      node,
      shown: variant ?? node,
      price: fromPrice ?? (variant ?? node).price,
      from: fromPrice ? 'From ' : '',
      name: [node.name, ...(variant?.selectedOptions.map(({ value }) => value) ?? [])].join(', '),
      path: node.path + (variant ? variantSearch(variant) : ''),
    };
  });
  return table(rows, [
    ['Product', ({ name, path }) => link(name, at(path))],
    ['Brand', ({ node }) => node.brand?.name ?? ''],
    ['Product code', ({ shown }) => shown.sku],
    ['Price inc VAT', ({ from, price }) => from + formatMoney(price.incVat.pence)],
    ['Price ex VAT', ({ from, price }) => from + formatExVat(price.exVat)],
    ['Higher price', ({ shown }) => wasWords(shown, recommendedLabel)],
    ['Stock', ({ shown }) => stockLabel(shown.stock.status, shown.stock.expectedOn ?? null)],
    [
      'Details',
      ({ node }) =>
        [conditionLabel(node.condition), ...cardAttributes(node.highlights, node.options)].filter(Boolean).join(' · '),
    ],
  ]);
}
