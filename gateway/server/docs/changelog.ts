import { escaped } from './html.ts';

const inline = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** `schema/CHANGELOG.md` as HTML. It is generated, and has headings of two levels, paragraphs of one line, and lists. */
export function changelogHtml(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map((block) => {
      if (block.startsWith('### ')) return `<h4>${inline(block.slice(4))}</h4>`;
      if (block.startsWith('## ')) return `<h3>${inline(block.slice(3))}</h3>`;
      if (block.startsWith('- '))
        return `<ul>${block
          .split('\n')
          .map((line) => `<li>${inline(line.slice(2))}</li>`)
          .join('')}</ul>`;
      return `<p>${inline(block)}</p>`;
    })
    .join('');
}
