import { decodeEntities } from './entities.rules.ts';

/** Without quotes, unlike `escapeHtml`: stored descriptions would differ, and every product count as changed. */
const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** Text with markup stays as it is. */
export function paragraphs(text: string): string {
  if (/<(p|br|div|span|ul|ol|li|strong|em|b|i|u|h[1-6]|table|a)\b/i.test(text)) return text;
  return decodeEntities(text)
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (character) => ENTITIES.get(character) ?? character)}</p>`)
    .join('');
}

const BLOCK = /<(p|div|ul|ol|li|h[1-6]|table|section)\b/i;

/** HTML without paragraphs, which content systems keep apart by empty lines alone. */
export function htmlParagraphs(html: string): string {
  if (!/<[a-z]/i.test(html) || BLOCK.test(html)) return paragraphs(html);
  return html
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
