const NAME = /^(?:guarantee|warranty)(?: \((years?|months?)\))?:?$/i;
const PERIOD = /^(\d+)[ -]?(year|month)s?$/i;
const NONE = /^(?:no|none|n\/?a|-|0|\d+)?$/i;

/** Longer ones are read among the specifications. */
const LENGTH_MAXIMUM = 40;

/** Such as "5-year guarantee"; null for none, and for a number whose unit is unknown. */
export function guaranteeWords(
  specifications: readonly { readonly name: string; readonly value: string }[],
): string | null {
  for (const { name, value } of specifications) {
    const named = NAME.exec(name.trim());
    const given = value.trim();
    const text = named?.[1] && /^[1-9]\d*$/.test(given) ? `${given} ${named[1]}` : given;
    if (!named || NONE.test(text) || text.length > LENGTH_MAXIMUM) continue;
    const [, count, unit = ''] = PERIOD.exec(text) ?? [];
    if (count !== undefined) return Number(count) > 0 ? `${Number(count)}-${unit.toLowerCase()} guarantee` : null;
    return /guarantee|warranty/i.test(text) ? text : `Guarantee: ${text}`;
  }
  return null;
}
