import sax from 'sax';

/** The parser of feeds decodes them too. */
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries(sax.ENTITIES));

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;

/** The feed's writer may have escaped an already escaped text once more. */
const PASSES_MAXIMUM = 2;

/** The text may be about markup: `<` and `>` stay as they are written. */
const ESCAPED_TAG = /&(?:lt|#60|#x3c);\s*[/!]?[a-z]/i;

const ANGLE = /^&(?:lt|gt|#0*6[02]|#x0*3[ce]);$/i;

/** A closed element, or a line break. */
const ESCAPED_HTML = new RegExp(
  String.raw`&lt;br\s*/?&gt;|&lt;(p|div|span|ul|ol|li|strong|em|b|i|u|h[1-6]|table|a)` +
    String.raw`(?:\s(?:(?!&[lg]t;).){0,500})?&gt;(?:(?!&lt;\1\b)[^]){0,100000}?&lt;/\1\s*&gt;`,
  'i',
);

/** Of a title or the like: there `26&quot;` can mean nothing but `26"`. An escaped tag stays. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let pass = 0; pass < PASSES_MAXIMUM && decoded.includes('&'); pass += 1) {
    const keepsAngles = ESCAPED_TAG.test(decoded);
    decoded = decoded.replace(REFERENCE, (reference, ...groups: (string | undefined)[]) =>
      keepsAngles && ANGLE.test(reference) ? reference : (characterOf(groups) ?? reference),
    );
  }
  return decoded;
}

/** Escaped twice: as a whole (`&lt;p&gt;`), or in its text (`26&amp;quot;`). Escaped tags within markup stay. */
export function correctHtml(html: string): string {
  if (!html.includes('&')) return html;
  const whole = !/<[a-z!/]/i.test(html) && ESCAPED_HTML.test(html) ? unescaped(html) : html;
  return whole.replace(/&amp;(#?[a-z\d]{1,31};)/gi, (escaped, reference: string) => {
    const once = `&${reference}`;
    return ANGLE.test(once) || decodeEntities(once) === once ? escaped : once;
  });
}

const unescaped = (html: string): string =>
  html
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&(?:#39|apos);/gi, "'")
    .replace(/&amp;/gi, '&');

function characterOf([decimal, hexadecimal, name]: readonly (string | undefined)[]): string | undefined {
  if (name !== undefined) return NAMED.get(name);
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  // Control characters and halves of surrogate pairs are no text.
  const isText =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 0x7f && code < 0xa0);
  return isText ? String.fromCodePoint(code) : undefined;
}
