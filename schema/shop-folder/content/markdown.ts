import createMarkdown, { type Token } from 'markdown-it';
import { ShopFolderError } from '../shop-folder-error.ts';
import type { PageFaq, PageSection } from './content.ts';

export interface MarkdownText {
  text: string;
  file: string;
  linesAbove: number;
}

// HTML is let through as it is in other Markdown: the gateway sanitises all content.
const markdown = createMarkdown({ html: true });

export function htmlOf(text: MarkdownText): string {
  return written(tokensOf(text));
}

export function sectionsOf(text: MarkdownText): PageSection[] {
  return partsOf(tokensOf(text), 'h2').map(({ heading, anchor, tokens }) => ({
    anchor,
    heading,
    body: written(tokens),
  }));
}

/** Topics are headings of level two, questions those of level three. */
export function questionsOf(text: MarkdownText): PageFaq[] {
  return partsOf(tokensOf(text), 'h2').flatMap(({ heading: topic, tokens }) =>
    partsOf(tokens, 'h3').map(({ heading, line, tokens: answer }) => {
      if (heading === '' || answer.length === 0)
        throw new ShopFolderError({
          file: text.file,
          line: line + text.linesAbove,
          found: heading === '' ? 'a text above the first question' : 'a question without an answer',
          allowed: '## a topic, ### a question, and its answer below it',
        });
      return { topic, question: heading, answer: written(answer) };
    }),
  );
}

interface Part {
  heading: string;
  anchor: string;
  /** Counted from 1. */
  line: number;
  tokens: Token[];
}

/** A heading's own anchor, at its end. */
const ANCHOR = /(?<!\s)\s*\{#([a-zA-Z][\w-]*)\}\s*$/;

function tokensOf({ text, file, linesAbove }: MarkdownText): Token[] {
  const tokens = markdown.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h1')
      throw new ShopFolderError({
        file,
        line: linesAbove + lineOf(token),
        found: 'a heading of level one',
        allowed: '## or below: the title above the page is the field title',
      });
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type === 'tr_open') headRow(tokens.slice(index + 1, index + 4));
  }
  return tokens;
}

/** A row's first cell that is all bold is the heading of the row, which screen readers read with each of its cells. */
function headRow([open, cell, close]: Token[]): void {
  const children = (cell?.children ?? []).filter(({ type, content }) => type !== 'text' || content !== '');
  const isBold =
    children[0]?.type === 'strong_open' &&
    children.findIndex(({ type }) => type === 'strong_close') === children.length - 1;
  if (!isBold || open?.type !== 'td_open' || close?.type !== 'td_close' || !cell) return;
  open.tag = close.tag = 'th';
  open.attrSet('scope', 'row');
  cell.children = children.slice(1, -1);
}

/** Text above the first heading is a part without one. */
function partsOf(tokens: readonly Token[], tag: 'h2' | 'h3'): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (token.type === 'heading_open' && token.tag === tag && token.level === 0) {
      const text = tokens[index + 1]?.children?.map(({ content }) => content).join('') ?? '';
      const heading = text.replace(ANCHOR, '').trim();
      parts.push({ heading, anchor: ANCHOR.exec(text)?.[1] ?? slugOf(heading), line: lineOf(token), tokens: [] });
      index += 2;
    } else {
      if (parts.length === 0) parts.push({ heading: '', anchor: '', line: lineOf(token), tokens: [] });
      parts.at(-1)?.tokens.push(token);
    }
  }
  return parts;
}

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+|-$/g, '');

function written(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}
