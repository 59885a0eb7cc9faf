/** A number alone has no unit. */
const NONE = /^(?:no|none|n\/a|0 .*|[^a-z]*)$/i;

/** Longer ones are read among the specifications. */
const LENGTH_MAXIMUM = 40;

/** Such as "Guarantee: 5 years"; null when unknown. */
export function guaranteeWords(
  specifications: readonly { readonly name: string; readonly value: string }[],
): string | null {
  const given = specifications.flatMap(({ name, value }) => {
    const [isNamed, unit = ''] = /^(?:guarantee|warranty)(?: \((\w+)\))?$/i.exec(name) ?? [];
    return isNamed ? [`${value} ${unit}`.trim()] : [];
  });
  const words = given.find((text) => text.length <= LENGTH_MAXIMUM && !NONE.test(text));
  return words === undefined || /guarantee|warranty/i.test(words) ? (words ?? null) : `Guarantee: ${words}`;
}
