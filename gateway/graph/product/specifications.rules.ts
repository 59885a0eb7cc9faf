import { CARD_FACTS, ENERGY_CLASS } from '@storefront/domain/product/card-facts.data.ts';
import { efficacyOf } from '@storefront/domain/product/efficacy.rules.ts';
import type { ProductDetail } from './product.rules.ts';

export interface Specification {
  name: string;
  value: string;
  /** Products of its kind are chosen by it; missing for any other. */
  isLead?: boolean;
}

/** Without trailing colons and names with a leading `__`; the values of one name are joined. */
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

const HIGHLIGHTS_MAXIMUM = 3;

const EFFICACY = 'Efficacy (lm/W)';

/** Up to three for a card: those that its kind is chosen by, then the usual. The energy class has its own label. */
export function highlightsOf(
  customFields: ProductDetail['customFields'],
  leadFields: readonly string[] = [],
): Specification[] {
  const known = new Map(
    shownSpecifications(customFields, leadFields).map((specification) => [specification.name, specification]),
  );
  return [...new Set([...leadFields, ...CARD_FACTS])]
    .filter((name) => name !== ENERGY_CLASS)
    .flatMap((name) => known.get(name) ?? [])
    .slice(0, HIGHLIGHTS_MAXIMUM);
}

/** The specifications of a product's page: those that its kind is chosen by first. What can be worked out is added. */
export function shownSpecifications(
  customFields: ProductDetail['customFields'],
  leadFields: readonly string[] = [],
): Specification[] {
  const given = specifications(customFields);
  const valueOf = (name: string) => given.find((one) => one.name === name)?.value;
  const worked = valueOf(EFFICACY) === undefined ? efficacyOf(valueOf('Lumens (lm)'), valueOf('Wattage (W)')) : null;
  const all = worked === null ? given : [...given, { name: EFFICACY, value: String(worked) }];
  const leads = leadFields.flatMap((name) => all.filter((one) => one.name === name));
  return [...leads.map((one) => ({ ...one, isLead: true })), ...all.filter((one) => !leads.includes(one))];
}

/** A to G; null for any other value, which the label cannot show. */
export function energyClassOf(customFields: ProductDetail['customFields']): string | null {
  const fields = customFields.filter(({ name }) => name.includes(ENERGY_CLASS));
  const letter = specifications(fields)
    .find(({ name }) => name === ENERGY_CLASS)
    ?.value.trim()
    .toUpperCase();
  return letter && /^[A-G]$/.test(letter) ? letter : null;
}
