import type { ProductDetail } from './product.rules.ts';

/** Custom fields as shoppers read them: no trailing colon, none whose name starts with two underscores, several values of one name in one line. */
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

/** What divides the products of a list, the most telling first. */
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

/** Up to three data that tell a product apart in a list; its energy class has a sign of its own. */
export function highlightsOf(customFields: ProductDetail['customFields']): { name: string; value: string }[] {
  const known = new Map(specifications(customFields).map((specification) => [specification.name, specification]));
  return HIGHLIGHTS.flatMap((name) => known.get(name) ?? []).slice(0, HIGHLIGHTS_MAXIMUM);
}

/** The energy class of a light source, A to G; null for anything else, which no label could show. */
export function energyClassOf(customFields: ProductDetail['customFields']): string | null {
  const fields = customFields.filter(({ name }) => name.includes('Energy Class'));
  const letter = specifications(fields)
    .find(({ name }) => name === 'Energy Class')
    ?.value.trim()
    .toUpperCase();
  return letter && /^[A-G]$/.test(letter) ? letter : null;
}
