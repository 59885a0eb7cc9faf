/** A heading that the navigation lists below its page. */
export interface Heading {
  /** The anchor. Unique across all pages, so that a link needs no page. */
  id: string;
  title: string;
  /** Whether it is below the heading before it. Defaults to false. */
  isNested?: boolean;
}

/** A page of the documentation without what all pages share. */
export interface DocsPage {
  /** Its URL path. */
  path: string;
  /** The part of the navigation that lists it. */
  group: 'Guide' | 'Reference';
  /** Plain text. */
  title: string;
  /** A sentence for search engines. */
  description: string;
  headings: readonly Heading[];
  /** Its sections. Links to anchors may name any anchor of the documentation: `#Cart.warnings`. */
  html: string;
}
