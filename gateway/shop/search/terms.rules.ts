const STOP_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);

/** A number and its unit are one term, however they are written: "10 w" and "10W", "ip 44" and "IP44". */
const UNITS = /\b(\d+(?:\.\d+)?)\s+(w|watts?|v|mm|cm|m|lm|k|gang|way|a|amp|amps)\b/g;
const UNIT_NAMES: Readonly<Record<string, string>> = { watt: 'w', watts: 'w', amp: 'a', amps: 'a' };

/** The terms of a text or a query: lower case, accents folded, units joined, plurals made singular, filler words left out. */
export function terms(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNITS, (_, number: string, unit: string) => `${number}${UNIT_NAMES[unit] ?? unit}`)
    .replace(/\b(ip|gu|e|b|t|g)\s+(\d{1,3})\b/g, '$1$2');
  return plain
    .split(/[^a-z0-9.]+/)
    .map((word) => singular(word.replace(/^\.+|\.+$/g, '')))
    .filter((word) => word && !STOP_WORDS.has(word));
}

function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
