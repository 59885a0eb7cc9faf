import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';

/** As far as the state of its row depends on it. */
export interface RowMatch {
  readonly product: (Stocked & { readonly variants: readonly Choice[] | null | undefined }) | null | undefined;
  readonly variant: (Stocked & { readonly selectedOptions: readonly Option[] }) | null | undefined;
}

interface Stocked {
  readonly stock: { readonly maximumQuantity: number | null | undefined };
}

interface Option {
  readonly name: string;
  readonly value: string;
}

interface Choice {
  readonly sku: string;
  readonly selectedOptions: readonly Option[];
}

/** `unknown` while a code is looked up, and where the shop cannot look codes up: it can still be added. */
export type RowState = 'ready' | 'choice' | 'unavailable' | 'missing' | 'unknown';

export function rowState(match: RowMatch | undefined): RowState {
  if (!match) return 'unknown';
  const { product, variant } = match;
  if (!product) return 'missing';
  if (!variant && (product.variants ?? []).length > 0) return 'choice';
  return (variant ?? product).stock.maximumQuantity === 0 ? 'unavailable' : 'ready';
}

/** Removes the line for null. A code that is in the list already takes its quantity. */
export function withChange(lines: readonly OrderLine[], sku: string, next: OrderLine | null): OrderLine[] {
  if (next === null) return lines.filter((line) => line.sku !== sku);
  const twin = lines.find((line) => line.sku !== sku && skuKey(line.sku) === skuKey(next.sku));
  const quantity = Math.min(LINE_QUANTITY_MAXIMUM, next.quantity + (twin?.quantity ?? 0));
  return lines.flatMap((line) => {
    if (line === twin) return [];
    return line.sku === sku ? { ...next, quantity } : line;
  });
}

/** A value of an option, such as a finish, and the codes that each row would have by it. */
export interface SharedChoice {
  name: string;
  value: string;
  /** By the code that the row has now. */
  skus: ReadonlyMap<string, string>;
}

/** An option's value, and the code that it leaves with the row's other options. */
export interface RowChoice {
  name: string;
  value: string;
  sku: string;
}

const ROWS_MINIMUM = 2;

/** Choices that settle several rows at once, those of most rows first. */
export function sharedChoices(rows: readonly { sku: string; choices: readonly RowChoice[] }[]): SharedChoice[] {
  const found = new Map<string, { name: string; value: string; skus: Map<string, string> }>();
  for (const row of rows)
    for (const { name, value, sku } of row.choices) {
      const key = keyOf({ name, value });
      const shared = found.get(key) ?? { name, value, skus: new Map<string, string>() };
      shared.skus.set(row.sku, sku);
      found.set(key, shared);
    }
  return [...found.values()]
    .filter(({ skus }) => skus.size >= ROWS_MINIMUM)
    .toSorted((a, b) => b.skus.size - a.skus.size || a.value.localeCompare(b.value, 'en-GB'));
}

/** Values that leave one variant, with the other options as they are chosen now. */
export function rowChoices({ product, variant }: RowMatch): RowChoice[] {
  const variants = product?.variants ?? [];
  const options = new Map(
    variants.flatMap(({ selectedOptions }) => selectedOptions.map((option) => [keyOf(option), option])),
  );
  return [...options.values()].flatMap(({ name, value }) => {
    const chosen = variantWith(variants, variant?.selectedOptions ?? [], { name, value });
    return chosen ? { name, value, sku: chosen.sku } : [];
  });
}

/** Null where the value leaves several. */
function variantWith(variants: readonly Choice[], now: readonly Option[], wanted: Option): Choice | null {
  const others = now.filter(({ name }) => name !== wanted.name);
  const fitting = variants.filter(({ selectedOptions }) =>
    [...others, wanted].every((option) =>
      selectedOptions.some(({ name, value }) => name === option.name && value === option.value),
    ),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

const keyOf = ({ name, value }: Option): string => JSON.stringify([name, value]);
