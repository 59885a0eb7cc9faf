import type { DocsPage } from './docs-page.ts';
import { PLACEHOLDERS } from './placeholders.data.ts';

/** A page of the documentation as it is served to readers of Markdown: without what only the site understands, its links with their origin. */
export function plainMarkdown({ title, description, markdown }: DocsPage): string {
  const text = markdown
    .replace(/ \{#\S+\}$/gm, '')
    // A diagram with its explanation; the lists after it say the same.
    .replace(/(?:^.*diagram.*\n\n)?<div class="type-map">[\s\S]*?<\/div>\n*/gm, '')
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replace(/<\/?span\b[^>]*>/g, '')
    .replace(/^(```\w+) title="(.*)"$/gm, '$2:\n\n$1')
    .replace(/\]\(\//g, `](${PLACEHOLDERS.origin}/`);
  return `# ${title}\n\n> ${description}\n\n${text.trim()}\n`;
}
