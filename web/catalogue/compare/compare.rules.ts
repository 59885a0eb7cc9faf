import { SKU_LENGTH_MAXIMUM, skuKey } from '@storefront/domain/sku.rules.ts';
import { lineOf } from '@storefront/domain/text.rules.ts';

/** More cannot be read side by side. */
const COMPARED_MAXIMUM = 4;

/** Each once; unreadable ones are dropped. */
export function codesOf(parameter: string | null): string[] {
  const codes = new Map<string, string>();
  for (const code of (parameter ?? '').split(',').map(lineOf))
    if (skuKey(code) !== '' && code.length <= SKU_LENGTH_MAXIMUM && !codes.has(skuKey(code)))
      codes.set(skuKey(code), code);
  return [...codes.values()].slice(0, COMPARED_MAXIMUM);
}

interface Specification {
  readonly name: string;
  readonly value: string;
  /** Products of its kind are chosen by it. */
  readonly isLead: boolean;
}

export interface CompareRow {
  name: string;
  /** Null where a product has none. */
  values: readonly (string | null)[];
}

/** Upper and lower case are the same. */
export const areDifferent = (values: CompareRow['values']): boolean =>
  new Set(values.map((value) => value?.toLowerCase() ?? null)).size > 1;

/** First those that products are chosen by, then those that most products have. */
export function rowsOf(products: readonly (readonly Specification[])[]): CompareRow[] {
  const names = new Map<string, number>();
  for (const specifications of products)
    for (const name of new Set(specifications.map((specification) => specification.name)))
      names.set(name, (names.get(name) ?? 0) + 1);
  const leads = new Set(products.flat().flatMap(({ name, isLead }) => (isLead ? [name] : [])));
  return [...names]
    .toSorted(([nameA, a], [nameB, b]) => Number(leads.has(nameB)) - Number(leads.has(nameA)) || b - a)
    .map(([name]) => {
      const values = products.map((specifications) => {
        const its = specifications.filter((specification) => specification.name === name).map(({ value }) => value);
        return its.length > 0 ? its.join(', ') : null;
      });
      return { name, values };
    });
}
