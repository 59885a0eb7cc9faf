import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { soundHtml } from './html-structure.rules.ts';

/** Genuine content is shallower: tables in lists in tables nest ten deep. */
const NESTING_MAXIMUM = 24;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'h2',
    'h3',
    'h4',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAXIMUM,
};

const CHARACTERS_MAXIMUM = 8_000_000;

/** Sanitising is the slowest part of mapping a product, and the same texts recur. */
const cleaned = new LRUCache<string, string>({
  maxSize: CHARACTERS_MAXIMUM,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
});

/**
 * Keeps text structure and links; removes scripts, styles, frames and event handlers. Returns valid HTML, whose
 * headings skip no level below that of the heading above it.
 */
export function safeHtml(html: string, above: 1 | 2 = 1): string {
  if (!html) return '';
  const key = `${above}${html}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const safe = withoutSkippedLevels(soundHtml(sanitizeHtml(html, ALLOWED)), above);
  cleaned.set(key, safe);
  return safe;
}

/** Headings of one level under the same heading stay of one level. */
function withoutSkippedLevels(html: string, above: number): string {
  const open: number[] = [];
  return html.replace(/<h([2-4])>(.*?)<\/h\1>/gs, (_, level: string, text: string) => {
    while ((open.at(-1) ?? 0) >= Number(level)) open.pop();
    open.push(Number(level));
    const shown = Math.min(above + open.length, 4);
    return `<h${shown}>${text}</h${shown}>`;
  });
}
