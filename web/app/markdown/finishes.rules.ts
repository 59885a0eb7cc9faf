import type { FinishesPageQuery$rawResponse } from '../../__generated__/FinishesPageQuery.graphql.ts';
import { FINISHES } from '../../catalogue/finish/finishes.data.ts';
import type { FinishPageQuery$rawResponse } from '../../__generated__/FinishPageQuery.graphql.ts';
import type { RangePageQuery$rawResponse } from '../../__generated__/RangePageQuery.graphql.ts';
import { filteredPath, makersSummary } from '../../catalogue/finish/finish.rules.ts';
import { productCount } from '../../catalogue/list/visible-range.rules.ts';
import type { MarkdownContext, MarkdownPage } from './context.ts';
import { link, list, paragraph, section } from './nodes.rules.ts';
import { edgesTable, type RawCard, type RawEdge } from './product-cards.rules.ts';

/** Products, each with the variant that it is shown by. */
const productsTable = (
  products: readonly { readonly product: RawCard; readonly matchingVariant: RawEdge['matchingVariant'] }[],
  context: MarkdownContext,
) =>
  edgesTable(
    products.map(({ product: node, matchingVariant }) => ({ node, matchingVariant })),
    context,
  );

export function finishesMarkdown({ finishes }: FinishesPageQuery$rawResponse, { at }: MarkdownContext): MarkdownPage {
  return {
    path: FINISHES.path,
    title: 'Shop by finish',
    trail: [],
    content: list(finishes.map(({ name, path }) => [link(name, at(path))])),
  };
}

export function finishMarkdown({ finish }: FinishPageQuery$rawResponse, context: MarkdownContext): MarkdownPage | null {
  if (!finish) return null;
  const { name, path, makers, departments } = finish;
  const summary = makersSummary(
    name,
    makers.map((maker) => ({ brand: maker.brand.name, names: maker.names })),
  );
  return {
    path,
    title: name,
    trail: [FINISHES],
    content: [
      paragraph(summary),
      ...departments.flatMap(({ category, names, products, productCount: count }) =>
        section(category.name, [
          ...productsTable(products, context),
          paragraph(
            link(`${category.name} in ${name}`, context.at(filteredPath(category.path, names))),
            `: ${productCount(count)}`,
          ),
        ]),
      ),
    ],
  };
}

export function rangeMarkdown({ range }: RangePageQuery$rawResponse, context: MarkdownContext): MarkdownPage | null {
  if (!range) return null;
  const { name, path, brand, finish, kinds } = range;
  return {
    path,
    title: finish ? `${name} in ${finish}` : name,
    trail: brand ? [brand] : [],
    content:
      kinds.length === 0
        ? [paragraph('No products match all filters.')]
        : kinds.flatMap((kind) => section(kind.name, productsTable(kind.products, context))),
  };
}
