import type { RootContent } from 'mdast';
import type { BrandPageQuery$rawResponse } from '../../__generated__/BrandPageQuery.graphql.ts';
import type { BrandsPageQuery$rawResponse } from '../../__generated__/BrandsPageQuery.graphql.ts';
import type { FeaturedPageQuery$rawResponse } from '../../__generated__/FeaturedPageQuery.graphql.ts';
import type { SearchPageQuery$rawResponse } from '../../__generated__/SearchPageQuery.graphql.ts';
import type { UrlPageQuery$rawResponse } from '../../__generated__/UrlPageQuery.graphql.ts';
import { ALL_BRANDS } from '../../catalogue/brand/brands.data.ts';
import { FEATURED } from '../../catalogue/featured/featured.data.ts';
import { wholeList } from '../../catalogue/list/list-state.rules.ts';
import { listSearch, listStateFrom } from '../../catalogue/list/list-url.rules.ts';
import { productCount } from '../../catalogue/list/visible-range.rules.ts';
import { isNothingNamed, isVerbatimIn, matchNote, searchPath, termFrom } from '../../catalogue/search/search.rules.ts';
import type { MarkdownContext, MarkdownPage } from './context.ts';
import { htmlContent } from './html.rules.ts';
import { heading, link, list, paragraph, section } from './nodes.rules.ts';
import { cardsTable, type RawList } from './product-cards.rules.ts';
import { listContent } from './product-list.rules.ts';

export type RawCategory = Extract<
  NonNullable<UrlPageQuery$rawResponse['resolveUrl']>,
  { readonly __typename: 'Category' }
>;

/** The canonical path of a list: without filters, with its page. */
const canonical = (path: string, { url }: MarkdownContext) =>
  path + listSearch({ ...wholeList, page: listStateFrom(url.searchParams).page });

const links = (places: readonly { readonly name: string; readonly path: string }[], { at }: MarkdownContext) =>
  list(places.map(({ name, path }) => [link(name, at(path))]));

export function categoryMarkdown(category: RawCategory, context: MarkdownContext): MarkdownPage {
  const { name, path, breadcrumb, description, children, siblings, questions } = category;
  const { origin } = context.url;
  return {
    path: canonical(path, context),
    title: name,
    trail: breadcrumb.slice(0, -1),
    content: [
      ...htmlContent(description, origin, 2),
      ...section('Categories', links(children, context)),
      ...section('Products', listContent(category.products as RawList | null | undefined, { path }, context)),
      ...section('More like this', breadcrumb.length > 1 ? links(siblings, context) : []),
      ...section(`Questions about ${name.toLowerCase()}`, questionContent(questions ?? [], origin)),
    ],
  };
}

/** Questions, each with its answer. */
export function questionContent(
  questions: readonly { readonly question: string; readonly answer: string }[],
  origin: string,
): RootContent[] {
  return questions.flatMap(({ question, answer }) => [heading(3, question), ...htmlContent(answer, origin, 4)]);
}

export function brandMarkdown({ brand }: BrandPageQuery$rawResponse, context: MarkdownContext): MarkdownPage | null {
  if (!brand) return null;
  const { name, path, about, places } = brand;
  return {
    path: canonical(path, context),
    title: name,
    trail: [ALL_BRANDS],
    content: [
      ...htmlContent(about, context.url.origin, 2),
      ...section(
        'Categories',
        list(
          (places ?? []).map(({ category, productCount: count }) => [
            link(category.name, context.at(category.path)),
            `: ${productCount(count)}`,
          ]),
        ),
      ),
      ...section('Products', listContent(brand.products, { path }, context)),
    ],
  };
}

export function brandsMarkdown({ brands }: BrandsPageQuery$rawResponse, { at }: MarkdownContext): MarkdownPage {
  return {
    path: ALL_BRANDS.path,
    title: ALL_BRANDS.name,
    trail: [],
    content: list(
      (brands ?? []).map(({ name, path, productCount: count }) => [
        link(name, at(path)),
        typeof count === 'number' ? `: ${productCount(count)}` : '',
      ]),
    ),
  };
}

export function featuredMarkdown(
  { featuredCollection }: FeaturedPageQuery$rawResponse,
  context: MarkdownContext,
): MarkdownPage {
  return {
    path: canonical(FEATURED.path, context),
    title: FEATURED.name,
    trail: [],
    content: listContent(featuredCollection.products, FEATURED, context),
  };
}

export function searchMarkdown(
  { productSearch, siteMatches, featuredProducts }: SearchPageQuery$rawResponse,
  context: MarkdownContext,
): MarkdownPage {
  const { searchParams } = context.url;
  const term = termFrom(searchParams);
  const products = productSearch?.products;
  const note = products && matchNote(products);
  const own = [
    ...new URL(searchPath(term), context.url).searchParams,
    ...(isVerbatimIn(searchParams) ? [VERBATIM] : []),
  ];
  return {
    path: null,
    title: term ? `Results for “${term}”` : 'Search',
    trail: [],
    content: [
      ...(term === '' ? [paragraph('Search by name, brand, size, colour or product code: ', SEARCH_FORM, '.')] : []),
      ...(products ? notes(products, term) : []),
      ...section(
        'Categories and pages',
        list(
          (siteMatches ?? []).map(({ name, heading: part, path }) => [
            link(part ? `${part}, ${name}` : name, context.at(path)),
          ]),
        ),
      ),
      ...section(
        'Products',
        term === ''
          ? []
          : listContent(
              products as RawList | null | undefined,
              { path: '/search', own, empty: 'No products match.' },
              context,
            ),
      ),
      ...(note ? [paragraph(`${note}.`)] : []),
      ...section(
        'Featured products',
        cardsTable(featuredProducts?.edges.map(({ node }) => node as RawList['edges'][number]['node']) ?? [], context),
      ),
    ],
  };
}

const VERBATIM = ['verbatim', 'yes'] as const;
const SEARCH_FORM = { type: 'inlineCode', value: '/search?query=…' } as const;

type RawSearch = NonNullable<NonNullable<SearchPageQuery$rawResponse['productSearch']>['products']>;

/** How the results differ from the term. */
function notes(products: RawSearch, term: string): RootContent[] {
  const { correctedTerm, replacedWords, excludedWords } = products;
  return [
    ...(correctedTerm ? [`Showing results for “${correctedTerm}”.`] : []),
    ...(isNothingNamed(products)
      ? [`We don’t sell anything called “${term}”. Here are the closest things we have.`]
      : []),
    ...replacedWords.map(({ words, instead }) => `We don’t sell ${words}. Showing the nearest we do: ${instead}.`),
    ...(excludedWords.length > 0 ? [`Leaving out ${excludedWords.join(', ')}.`] : []),
  ].map((line) => paragraph(line));
}
