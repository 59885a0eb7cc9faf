import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { soundHtml } from './html-structure.rules.ts';

/** Deeper is no text of anyone's. Chosen: tables in lists in tables have ten. */
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

/** What has been cleaned lately: the same texts come again and again, and reading HTML takes longer than all else about a product. */
const cleaned = new LRUCache<string, string>({
  maxSize: CHARACTERS_MAXIMUM,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
});

/** HTML from the shop API with everything taken out that is not plain text structure: no scripts, styles, frames or handlers. What is left is valid HTML. */
export function safeHtml(html: string): string {
  if (!html) return '';
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const safe = soundHtml(sanitizeHtml(html, ALLOWED));
  cleaned.set(html, safe);
  return safe;
}
