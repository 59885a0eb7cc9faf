import { note, type FeedOption, type FeedVariant, type Taken } from './feed.rules.ts';

export interface PlacedVariant {
  row: number;
  variant: FeedVariant;
}

/** A second option of the same name gets a number, so that shoppers can choose both. */
export function distinctNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return name && count > 1 ? `${name} ${count}` : name;
  });
}

/** Notes those with the same option values as an earlier one. */
export function distinctVariants(
  variants: readonly PlacedVariant[],
  column: string,
): { kept: FeedVariant[]; notes: Taken[] } {
  const seen = new Set<string>();
  const kept: FeedVariant[] = [];
  const notes: Taken[] = [];
  for (const { row, variant } of variants) {
    const values = variant.options.map(({ value }) => value);
    const identity = JSON.stringify(variant.options.map(({ name, value }) => [name, value.toLowerCase()]));
    if (values.length > 0 && seen.has(identity)) {
      const code = variant.sku ? ` (${variant.sku})` : '';
      notes.push(note(row, column, `The variant “${values.join(' / ')}”${code} is there twice; the first one counts`));
      continue;
    }
    seen.add(identity);
    kept.push(variant);
  }
  return { kept, notes };
}

/** Several variants, each with an option value. */
export function areChoices(variants: readonly { options: readonly FeedOption[] }[]): boolean {
  return variants.length > 1 && variants.every(({ options }) => options.length > 0);
}

/** As one, or by its variants where there is a choice. */
export function soldAs(kept: readonly FeedVariant[], isCounted: boolean) {
  const hasOptions = areChoices(kept);
  return {
    price: Math.min(...kept.map(({ price }) => price)),
    sale: hasOptions ? undefined : kept[0]?.sale,
    ...(!hasOptions && kept[0]?.unitPricing && { unitPricing: kept[0].unitPricing }),
    retailPrice: 0,
    tracking: isCounted ? (hasOptions ? 'variant' : 'product') : 'none',
    inventoryLevel: isCounted && !hasOptions ? (kept[0]?.inventoryLevel ?? 0) : 0,
    variants: hasOptions ? kept : [],
  } as const;
}
