import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { graphqlTokens } from './graphql-tokens.ts';
import { joined, patternTokens, type CodeToken, type PatternLanguage, type TokenClass } from './code-tokens.ts';

export type Language = 'graphql' | PatternLanguage;

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['graphql', 'graphql'],
  ['json', 'json'],
  ['sh', 'shell'],
  ['ts', 'typescript'],
  ['python', 'python'],
]);

/** The style class of each kind of token: one letter, because a page has thousands. */
const CLASSES: Readonly<Record<TokenClass, string>> = {
  comment: 'c',
  string: 's',
  number: 'n',
  keyword: 'k',
  variable: 'v',
  type: 't',
  key: 'p',
};

/** The language of a Markdown fence; null for none, or one without colours. */
export function languageOf(fence: string): Language | null {
  return LANGUAGES.get(fence) ?? null;
}

/** A program as HTML with coloured tokens. Its text content is the program unchanged. */
export function highlighted(text: string, language: Language | null): string {
  let html = '';
  let position = 0;
  for (const { start, end, kind } of joined(tokensOf(text, language))) {
    html += `${escapeHtml(text.slice(position, start))}<span class="${CLASSES[kind]}">${escapeHtml(text.slice(start, end))}</span>`;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
}

function tokensOf(text: string, language: Language | null): readonly CodeToken[] {
  if (language === null) return [];
  return language === 'graphql' ? (graphqlTokens(text) ?? []) : patternTokens(text, language);
}
