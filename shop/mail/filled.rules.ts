import type { Letterhead } from './mail.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** A text as HTML that shows it as it is. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

/** Puts what the letterhead says into the places of an HTML text that name it, such as `{email}`; `{phoneLink}` and `{emailLink}` become links. */
export function filled(html: string, letterhead: Letterhead): string {
  return html.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'phoneLink')
      return `<a href="tel:${letterhead.phone.replace(/[^\d+]/g, '')}">${escaped(letterhead.phone)}</a>`;
    if (name === 'emailLink') return `<a href="mailto:${escaped(letterhead.email)}">${escaped(letterhead.email)}</a>`;
    return Object.hasOwn(letterhead, name) ? escaped(letterhead[name as keyof Letterhead]) : place;
  });
}
