import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';

/** What XML 1.0 cannot contain, not even escaped: most control characters, lone surrogates, and two others. */
// oxlint-disable-next-line no-control-regex -- the pattern has to name control characters
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML cannot contain. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(ILLEGAL, ''));
}
