import type { RootContent } from 'mdast';
import type { ShopLayoutQuery$rawResponse } from '../../__generated__/ShopLayoutQuery.graphql.ts';

/** What the Markdown of a page may need beside the answer to the page's own query. */
export interface MarkdownContext {
  /** The canonical URL of the request. */
  url: URL;
  /** The answer for header and footer; null when it could not be loaded. */
  layout: ShopLayoutQuery$rawResponse | null;
  /** The label of a higher recommended price. */
  recommendedLabel: string;
  /** The absolute URL of a path. */
  at(path: string): string;
}

/** A page as Markdown nodes. */
export interface MarkdownPage {
  /** The canonical path, with the query string of a list's page; null for a page that has none. */
  path: string | null;
  title: string;
  /** Its parents. */
  trail: readonly { readonly name: string; readonly path: string }[];
  content: readonly RootContent[];
}
