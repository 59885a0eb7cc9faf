import type { DocsPage } from './docs-page.ts';

/** The address of every anchor, by its id: a heading's, or an element's. Throws when two have the same. */
export function anchorsOf(pages: readonly DocsPage[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, markdown } of pages)
    for (const [, heading, element] of markdown.matchAll(/^#+ .* \{#(\S+)\}$| id="([^"]+)"/gm)) {
      const id = heading ?? element ?? '';
      if (found.has(id)) throw new Error(`The documentation has two anchors ${id}`);
      found.set(id, `${path}#${id}`);
    }
  return found;
}

/** Gives links to anchors the path of the page that has them. Throws for an anchor that no page has. */
export function withResolvedLinks(markdown: string, anchors: ReadonlyMap<string, string>): string {
  return markdown.replace(/\]\(#([^)\s]+)\)/g, (_, id: string) => {
    const address = anchors.get(id);
    if (address === undefined) throw new Error(`The documentation links to #${id}, which no page has`);
    return `](${address})`;
  });
}
