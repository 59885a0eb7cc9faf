import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';

/** A table that scrolls horizontally when it is wider than the page. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows
    .map(
      ([first = '', ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
