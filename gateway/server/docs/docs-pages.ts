import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf } from '@storefront/schema/shop-folder/content/markdown.ts';
import type { DocsPage } from './docs-page.ts';

const DIRECTORY = join(import.meta.dirname, '../../../docs/partners');

/** Files of `docs/partners`, in the order of the menu. */
const NAMES = ['index', 'access', 'errors', 'limits', 'webhooks', 'sandbox', 'deprecated', 'examples'];

const pathOf = (name: string) => (name === 'index' ? '/docs' : `/docs/${name}`);

export const DOCS_PATHS: readonly string[] = NAMES.map(pathOf);

/** Reads the pages for partners, with the values of this deployment: texts in the pages, and HTML in their place. */
export function readDocsPages(values: Readonly<Record<string, string>> = {}): DocsPage[] {
  return NAMES.map((name) => {
    const file = `docs/partners/${name}.md`;
    const [, title = '', text = ''] =
      /^# (.+)\n([^]*)$/.exec(readFileSync(join(DIRECTORY, `${name}.md`), 'utf8')) ?? [];
    const sections = sectionsOf({ text, file, linesAbove: 1 }).map((section) => ({
      ...section,
      body: Object.entries(values).reduce(
        (html, [placeholder, value]) => html.replaceAll(placeholder, () => value),
        withPagePaths(section.body),
      ),
    }));
    return { path: pathOf(name), title, sections };
  });
}

function withPagePaths(html: string): string {
  return html.replaceAll(/href="([a-z-]+)\.md\b/g, (_, name: string) => `href="${pathOf(name)}`);
}
