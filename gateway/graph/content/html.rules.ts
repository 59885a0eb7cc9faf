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

/** Keeps text structure and links; removes scripts, styles, frames and event handlers. Returns valid HTML. */
export function safeHtml(html: string): string {
  if (!html) return '';
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const safe = soundHtml(sanitizeHtml(html, ALLOWED));
  cleaned.set(html, safe);
  return safe;
}
