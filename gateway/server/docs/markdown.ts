import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { codeBlock } from './highlight/code-block.ts';
import { languageOf } from './highlight/highlight.ts';
import { table } from './html.ts';

const inline = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const FENCE = /^```(\w*)\n([\s\S]*?)\n```$/gm;

/**
 * Renders our own Markdown pages as HTML: two levels of headings, paragraphs, lists, tables and fenced code. Leaves out the title. A list item or
 * table row is one line.
 */
export function markdownHtml(markdown: string): string {
  // Code may contain blank lines, so it is extracted before the text is split into blocks.
  const programs: { language: string; program: string }[] = [];
  const text = markdown.replace(
    FENCE,
    (_, language: string, program: string) => `\`\`\`${programs.push({ language, program }) - 1}`,
  );
  let heading = '';
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map((block) => {
      const level = /^(##|###) /.exec(block)?.[1]?.length;
      if (level) {
        heading = block.slice(level + 1);
        return `<h${level + 1}>${inline(heading)}</h${level + 1}>`;
      }
      if (block.startsWith('```')) {
        const { language, program } = programs[Number(block.slice(3))] ?? { language: '', program: '' };
        return codeBlock(program, { label: heading, language: languageOf(language) });
      }
      if (block.startsWith('| ')) return tableHtml(block, heading);
      if (block.startsWith('- '))
        return `<ul>${block
          .split('\n')
          .map((line) => `<li>${inline(line.slice(2))}</li>`)
          .join('')}</ul>`;
      return `<p>${inline(block)}</p>`;
    })
    .join('');
}

function tableHtml(block: string, caption: string): string {
  const [heads = [], , ...rows] = block.split('\n').map((line) =>
    line
      .slice(1, -1)
      // Cells escape the pipe of a union as \|.
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|'))),
  );
  return table(caption, heads, rows);
}
