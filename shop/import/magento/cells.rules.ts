import { isDay } from '../offer.rules.ts';
import { deepestPaths } from '../values.rules.ts';

/** By our names, where notes refer to them; the end of a sale stands for its dates. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['special_price', 'sale_price'],
  ['special_price_to_date', 'sale_price_effective_date'],
]);

export function magentoColumn(column: string): string {
  const name = column.trim().toLowerCase();
  return NAMES.get(name) ?? name;
}

/** A value may have commas. */
const NEXT_PAIR = /,(?="?[a-z][a-z\d_]{0,59}=)/;

/** Of `color=Black,"features=Strap|Pocket, zipped"`; a pair with a comma may be quoted. */
export function pairsOf(text: string): [code: string, value: string][] {
  return text.split(NEXT_PAIR).flatMap((part) => {
    const pair = /^"[^]*"$/.test(part.trim()) ? part.trim().slice(1, -1).replaceAll('""', '"') : part.trim();
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as [string, string]] : [];
  });
}

/** Of `Default Category/Hooks/Brass,Default Category/Sale`. A comma in a name has a space after it. */
export function categoriesOf(text: string): (readonly string[])[] {
  const [root = ''] = text.split(/[/,]/, 1);
  const parts: string[] = [];
  for (const part of text.replaceAll('"', '').split(',')) {
    const isNext = !/^\s/.test(part) || part.trim().split('/')[0] === root.trim();
    if (isNext || parts.length === 0) parts.push(part.trim());
    else parts.push(`${parts.pop()},${part}`);
  }
  return deepestPaths(
    parts.map((part) =>
      part
        .split(/(?<!\\)\//)
        .map((name) => name.replaceAll(String.raw`\/`, '/').trim())
        .filter(Boolean)
        .slice(1, 8),
    ),
  );
}

/** Of `2026-11-26 00:00:00`, the British 26/11/2026 or the American 11/26/26; null for anything else. */
export function dateOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? [];
  if (year) return isoOf(year, month, day);
  const [, ukDay, ukMonth, ukYear] = /^(\d\d)\/(\d\d)\/(\d{4})(?!\d)/.exec(text) ?? [];
  if (ukYear) return isoOf(ukYear, ukMonth, ukDay);
  const [, usMonth = '', usDay = '', usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d\d)(?!\d)/.exec(text) ?? [];
  return usYear ? isoOf(`20${usYear}`, usMonth.padStart(2, '0'), usDay.padStart(2, '0')) : null;
}

function isoOf(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : null;
}

/** Of the business rather than the product: shoppers must not see them. */
const INTERNAL = new RegExp(
  'cost|price|margin|supplier|vendor|wholesale|purchase|internal|warehouse|tax|msrp|gift|layout|template|' +
    '_options$|_id$|^ts_',
);

/** "ip_rating" is "IP rating". */
export function nameOf(code: string): string {
  const name = code.replaceAll('_', ' ').replace(/^ip\b/, 'IP');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Those that shoppers may see. */
export function fieldsOf(
  attributes: readonly [code: string, value: string][],
  others: ReadonlySet<string>,
): { name: string; value: string }[] {
  return attributes
    .filter(([code, value]) => value !== '' && !INTERNAL.test(code) && !others.has(code))
    .flatMap(([code, value]) =>
      value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => ({ name: nameOf(code), value: part })),
    );
}
