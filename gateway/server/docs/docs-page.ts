export interface DocsPage {
  path: string;
  title: string;
  sections: readonly DocsSection[];
}

interface DocsSection {
  /** Empty for the text above the first heading, as the heading is. */
  anchor: string;
  heading: string;
  /** HTML. */
  body: string;
}
