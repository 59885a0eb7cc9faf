import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.rules.ts';

test.each([
  ['no header', undefined, false],
  ['an empty header', '', false],
  ['curl', '*/*', false],
  ['Chrome', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['Safari', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['any text', 'text/*', false],
  ['HTML first at the same quality', 'text/html, text/markdown', false],
  ['Markdown at a lower quality', 'text/html, text/markdown;q=0.9', false],
  ['Markdown refused', 'text/markdown;q=0, */*', false],
  ['another type that starts alike', 'text/markdown-x', false],
  ['Markdown alone', 'text/markdown', true],
  ['Markdown in capitals', 'Text/Markdown', true],
  ['Markdown with a variant', 'text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1', true],
  ['Markdown first at the same quality', 'text/markdown, text/html, */*', true],
  ['Markdown at a higher quality', 'text/html;q=0.8, text/markdown', true],
  ['Markdown or anything', 'text/markdown, */*', true],
  ['hostile parameters', `text/markdown${';q'.repeat(5_000)}`, true],
  ['a list of thousands', `${'a/b,'.repeat(4_000)}text/markdown`, true],
])('%s: %s', (_, accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
