import type { CatalogueFaq } from '@storefront/embedded/catalogue/catalogue.ts';

/** Plain text, by category address. */
export type FaqTable = Readonly<Record<string, readonly (readonly [question: string, answer: string])[]>>;

export function faqsFrom(tables: readonly FaqTable[], url: string): CatalogueFaq[] {
  const rows = tables.flatMap((table) => (Object.hasOwn(table, url) ? (table[url] ?? []) : []));
  return rows.map(([question, answer]) => ({
    question,
    answerHtml: `<p>${answer.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  }));
}
