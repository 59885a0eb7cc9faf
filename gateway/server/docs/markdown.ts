import { codeBlock, escaped, table } from './html.ts';

const inline = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const FENCE = /^```\w*\n([\s\S]*?)\n```$/gm;

/**
 * The Markdown of our own pages as HTML: headings of two levels below the title, paragraphs, lists, tables and fenced code, each
 * block between blank lines. The title is left out; a list item or table row is one line.
 */
export function markdownHtml(markdown: string): string {
  // Code may hold blank lines, so that it is taken out before the text is divided into blocks.
  const programs: string[] = [];
  const text = markdown.replace(FENCE, (_, program: string) => `\`\`\`${programs.push(program) - 1}`);
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
      if (block.startsWith('```')) return codeBlock(programs[Number(block.slice(3))] ?? '', heading);
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
      // A pipe of a union in a cell is written \|.
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|'))),
  );
  return table(caption, heads, rows);
}
