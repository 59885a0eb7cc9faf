import type { DocsPage } from './page-content.ts';

/** The path and anchor of every element with an id, by id. Throws when two have the same. */
export function anchorsOf(pages: readonly DocsPage[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, html } of pages)
    for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) {
      if (found.has(id)) throw new Error(`The documentation has two anchors ${id}`);
      found.set(id, `${path}#${id}`);
    }
  return found;
}

/** Gives links to anchors of other pages the path of their page. Inserted text has no quotes of its own: they are escaped. */
export function withResolvedLinks({ path, html }: DocsPage, anchors: ReadonlyMap<string, string>): string {
  return html.replace(/ href="#([^"]+)"/g, (link, id: string) => {
    const address = anchors.get(id);
    return address === undefined || address === `${path}#${id}` ? link : ` href="${address}"`;
  });
}
