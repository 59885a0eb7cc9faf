import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import type { DocsPage } from './docs-page.ts';

export interface FoundSection {
  address: string;
  /** Its own heading and the title of its page. */
  title: string;
  /** The text around the first word, as HTML. */
  excerpt: string;
}

const EXCERPT_CHARACTERS = 200;
const EXCERPT_CHARACTERS_BEFORE = 60;

/** The sections that have every word of a term, those with one in the heading first. */
export function findSections(pages: readonly DocsPage[], term: string): FoundSection[] {
  const words = escapeHtml(term).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap(({ path, title, sections }) =>
      sections.map(({ anchor, heading, body }) => {
        const text = body
          .replace(/<[^>]+>/g, '')
          .replace(/\s+/g, ' ')
          .trim();
        const named = `${heading || title} ${title}`.toLowerCase();
        return { path, title, anchor, heading, text, named };
      }),
    )
    .filter(({ text, named }) => words.every((word) => `${named} ${text.toLowerCase()}`.includes(word)))
    .map((found) => ({ ...found, isNamed: words.some((word) => found.named.includes(word)) }))
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .map(({ path, title, anchor, heading, text }) => ({
      address: anchor ? `${path}#${anchor}` : path,
      title: heading && heading !== title ? `${heading} – ${title}` : title,
      excerpt: excerptOf(text, words),
    }));
}

/** Cut between words, so that no escape is. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).find((index) => index >= 0) ?? 0;
  const start = text.lastIndexOf(' ', found - EXCERPT_CHARACTERS_BEFORE) + 1;
  const end = text.indexOf(' ', start + EXCERPT_CHARACTERS);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
}
