import type { HomePageQuery$rawResponse } from '../../__generated__/HomePageQuery.graphql.ts';
import { paragraph, link, list, section, type Part } from './nodes.rules.ts';
import type { MarkdownContext, MarkdownPage } from './context.ts';

/** Pages that answer in Markdown and that no shop API lists. */
const OWN_PAGES = [
  { title: 'Delivery and returns', path: '/shipping-returns/' },
  { title: 'Contact us', path: '/contact-us/' },
];

/** The start page in the form of llms.txt (https://llmstxt.org): the shop, and where to find what. */
export function homeMarkdown(
  { categories, blogPosts, shop: { tagline, description } }: HomePageQuery$rawResponse,
  { at, layout }: MarkdownContext,
): MarkdownPage | null {
  if (!layout) return null;
  const { shop, pages } = layout;
  const named = (categories ?? []).map(({ name }) => name);
  const kinds = new Intl.ListFormat('en-GB').format(named);
  const own = OWN_PAGES.filter(({ path }) => !pages?.some((page) => page.path === path));
  const entry = (title: string, path: string, note = ''): Part[] => [link(title, at(path)), note && `: ${note}`];
  return {
    path: '/',
    title: shop.name,
    trail: [],
    content: [
      {
        type: 'blockquote',
        children: [
          paragraph(description ?? tagline ?? `${shop.name} is an online shop in the UK${kinds && `: ${kinds}`}.`),
        ],
      },
      paragraph(
        'Pages of products, lists, posts and policies are Markdown for requests with ',
        { type: 'inlineCode', value: 'Accept: text/markdown' },
        '. Prices are in pounds sterling, inc and ex VAT. They and the stock change: read a page again before you rely on them.',
      ),
      ...section(
        'Departments',
        list(
          (categories ?? []).map(({ name, path, children }) =>
            entry(name, path, children.map((child) => child.name).join(', ')),
          ),
        ),
      ),
      ...section(
        'Find products',
        list([
          entry('Search', '/search?query=', 'add the words to the address'),
          entry('Brands', '/brands/'),
          entry('Featured products', '/featured/'),
        ]),
      ),
      ...section(
        'Policies and pages',
        list([
          ...[...own, ...(pages ?? [])].map(({ title, path }) => entry(title, path)),
          ...(blogPosts?.edges.length ? [entry('Blog', '/blog/')] : []),
        ]),
      ),
      ...section(
        'Documentation',
        list([
          entry('Graph API', '/docs', 'GraphQL: keys, errors, limits, types and examples'),
          entry('Schema', '/docs/schema.graphql'),
        ]),
      ),
      ...section(
        'Optional',
        list([
          entry('Sitemap', '/sitemap.xml', 'every page'),
          entry('Product feed', '/feeds/google.xml', 'everything on sale, in the format of Google Merchant Center'),
        ]),
      ),
    ],
  };
}
