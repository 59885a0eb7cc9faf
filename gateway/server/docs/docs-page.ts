/** A page of the documentation. */
export interface DocsPage {
  /** Its URL path. */
  path: string;
  /** The part of the sidebar that lists it. */
  group: 'Guide' | 'Reference';
  title: string;
  /** A sentence for search engines. */
  description: string;
  /** Its sections. Links may name any anchor of the documentation: `[Cart](#Cart)`. */
  markdown: string;
}
