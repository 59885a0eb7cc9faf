import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { highlighted, type Language } from './highlight.ts';

interface CodeBlockOptions {
  /** The name of the block for assistive technology. */
  label: string;
  /** Null for code without colours. */
  language: Language | null;
  /** The example in `schema/examples` that GraphiQL opens. Defaults to none. */
  example?: string;
}

/** The address of GraphiQL with an example in its editors. It is not run. */
export function graphiqlAddress(example: string): string {
  return `/graphql?example=${encodeURIComponent(example)}`;
}

/** A labelled block of code, focusable so that the keyboard can scroll it. Its copy button is hidden until the script runs. */
export function codeBlock(text: string, { label, language, example }: CodeBlockOptions): string {
  const name = escapeHtml(label);
  const open =
    example === undefined
      ? ''
      : `<a href="${escapeHtml(graphiqlAddress(example))}">Open in GraphiQL<span class="unseen"> “${name}”</span></a>`;
  const copy = `<button type="button" data-copy hidden><span>Copy</span><span class="unseen"> “${name}”</span></button>`;
  return `<div class="code"><pre tabindex="0" role="group" aria-label="${name}"><code>${highlighted(text.trim(), language)}</code></pre><p>${copy}${open}</p></div>`;
}
