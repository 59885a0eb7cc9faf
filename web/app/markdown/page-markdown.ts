import type { RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import type { GraphQLResponse } from 'relay-runtime';
import type { ShopLayoutQuery$rawResponse } from '../../__generated__/ShopLayoutQuery.graphql.ts';
import type { UrlPageQuery$rawResponse } from '../../__generated__/UrlPageQuery.graphql.ts';
import { blogMarkdown, contactMarkdown, ownPageMarkdown, postMarkdown, shippingMarkdown } from './content.rules.ts';
import type { MarkdownContext, MarkdownPage } from './context.ts';
import { finishesMarkdown, finishMarkdown, rangeMarkdown } from './finishes.rules.ts';
import { homeMarkdown } from './home.rules.ts';
import { absoluteUrl } from './html.rules.ts';
import {
  brandMarkdown,
  brandsMarkdown,
  categoryMarkdown,
  featuredMarkdown,
  searchMarkdown,
  type RawCategory,
} from './lists.rules.ts';
import { heading, link, paragraph } from './nodes.rules.ts';
import { productMarkdown, type RawProduct } from './product.rules.ts';

/** The answer to one of a page's queries, by its name. */
export interface NamedAnswer {
  name: string;
  answer: GraphQLResponse;
}

/** What writes a page, by the name of its query. The types of the answers are generated from the queries (`@raw_response_type`). */
const writers = new Map<string, (answer: never, context: MarkdownContext) => MarkdownPage | null>(
  Object.entries({
    HomePageQuery: homeMarkdown,
    UrlPageQuery: urlMarkdown,
    OwnPageQuery: ownPageMarkdown,
    ShippingReturnsPageQuery: shippingMarkdown,
    ContactPageQuery: contactMarkdown,
    PostPageQuery: postMarkdown,
    BlogPageQuery: blogMarkdown,
    BrandPageQuery: brandMarkdown,
    BrandsPageQuery: brandsMarkdown,
    FeaturedPageQuery: featuredMarkdown,
    SearchPageQuery: searchMarkdown,
    FinishesPageQuery: finishesMarkdown,
    FinishPageQuery: finishMarkdown,
    RangePageQuery: rangeMarkdown,
  }),
);

/** A product or category. A content page has a query of its own. */
function urlMarkdown({ resolveUrl }: UrlPageQuery$rawResponse, context: MarkdownContext): MarkdownPage | null {
  if (resolveUrl?.__typename === 'Product') return productMarkdown(resolveUrl as RawProduct, context);
  if (resolveUrl?.__typename === 'Category') return categoryMarkdown(resolveUrl as RawCategory, context);
  return null;
}

export interface PageMarkdown {
  text: string;
  /** The page's canonical URL; null for none. */
  canonical: string | null;
  /** The answers lack parts of the page. */
  isPartial: boolean;
}

/** A page's Markdown, from the answers that its HTML would be rendered from; null for a page that has none. */
export function pageMarkdown(answers: readonly NamedAnswer[], address: string): PageMarkdown | null {
  const url = new URL(address);
  const layout = dataOf(answers.find(({ name }) => name === 'ShopLayoutQuery')) as ShopLayoutQuery$rawResponse | null;
  const context: MarkdownContext = {
    url,
    layout,
    recommendedLabel: layout?.shop.retailPriceLabel ?? 'RRP',
    at: (path) => absoluteUrl(path, url.origin),
  };
  const isPartial = answers.some(({ answer }) => 'errors' in answer);
  for (const named of answers) {
    const data = dataOf(named);
    const page = data && writers.get(named.name)?.(data as never, context);
    if (page)
      return {
        text: documentText(page, context, isPartial),
        canonical: page.path === null ? null : context.at(page.path),
        isPartial,
      };
  }
  return null;
}

const dataOf = (named: NamedAnswer | undefined): object | null =>
  named && 'data' in named.answer ? (named.answer.data ?? null) : null;

function documentText({ title, trail, content }: MarkdownPage, context: MarkdownContext, isPartial: boolean): string {
  const { layout, at } = context;
  const parents = trail.flatMap(({ name, path }) => [link(name, at(path)), ' › ']);
  const children: RootContent[] = [
    heading(1, title),
    ...(parents.length > 0 ? [paragraph(link('Home', at('/')), ' › ', ...parents, title)] : []),
    ...content,
    ...(isPartial ? [paragraph('Some of this page could not be loaded just now.')] : []),
    ...(layout ? [{ type: 'thematicBreak' as const }, shopLine(layout.shop, at('/'))] : []),
  ];
  return toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      rule: '-',
      handlers: { link: plainLink },
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  );
}

/** A link whose address reads as it is: the library escapes each ampersand, which only matters before a semicolon. */
const plainLink: typeof defaultHandlers.link = Object.assign(
  ((node, parent, state, info) => {
    const text = defaultHandlers.link(node, parent, state, info);
    const address = text.lastIndexOf('](');
    return node.url.includes(';') || address < 0
      ? text
      : text.slice(0, address) + text.slice(address).replaceAll('\\&', '&');
  }) satisfies Handle,
  { peek: defaultHandlers.link.peek },
);

function shopLine({ name, phone, email }: ShopLayoutQuery$rawResponse['shop'], home: string) {
  return paragraph(link(name, home), ...[phone, email].flatMap((way) => (way ? [` · ${way}`] : [])));
}
