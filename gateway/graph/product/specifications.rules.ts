import type { ProductDetail } from './product.rules.ts';

/** The specifications that shoppers see: removes trailing colons, omits names with a leading `__`, joins the values of one name. */
export function specifications(customFields: ProductDetail['customFields']): { name: string; value: string }[] {
  const known = new Map<string, string[]>();
  for (const field of customFields) {
    if (field.name.startsWith('__')) continue;
    const name = specificationName(field.name);
    const values = known.get(name);
    if (!values) known.set(name, [field.value]);
    else if (!values.includes(field.value)) values.push(field.value);
  }
  return Array.from(known, ([name, values]) => ({ name, value: values.join(', ') }));
}

function specificationName(name: string): string {
  const trimmed = name.trim();
  return trimmed.endsWith(':') ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

/** The specifications that best distinguish the products of a list, the most useful first. */
const HIGHLIGHTS = [
  'Cap Type',
  'Wattage (W)',
  'Colour Temperature (K)',
  'IP Rating',
  'Number of Gangs',
  'CTC (mm)',
  'Lumens (lm)',
  'Dimmable',
  'Material',
];

const HIGHLIGHTS_MAXIMUM = 3;

/** Up to three specifications for a product's card. Excludes the energy class, which has its own label. */
export function highlightsOf(customFields: ProductDetail['customFields']): { name: string; value: string }[] {
  const known = new Map(specifications(customFields).map((specification) => [specification.name, specification]));
  return HIGHLIGHTS.flatMap((name) => known.get(name) ?? []).slice(0, HIGHLIGHTS_MAXIMUM);
}

/** The energy class of a light source, A to G; null for any other value, which the label cannot show. */
export function energyClassOf(customFields: ProductDetail['customFields']): string | null {
  const fields = customFields.filter(({ name }) => name.includes('Energy Class'));
  const letter = specifications(fields)
    .find(({ name }) => name === 'Energy Class')
    ?.value.trim()
    .toUpperCase();
  return letter && /^[A-G]$/.test(letter) ? letter : null;
}
