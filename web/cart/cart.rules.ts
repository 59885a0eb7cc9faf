import { lineTotal, sum, type Price } from '@storefront/domain/money.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';

/** The part of a cart line that its totals depend on. */
export interface CountedLine {
  /** Of one item. */
  price: Pick<Price, 'incVat'>;
  quantity: number;
}

/** The sum of the lines, inc and ex VAT, by the graph's rules. */
export function subtotalOf(lines: readonly CountedLine[]): Price {
  return sum(lines.map(({ price, quantity }) => lineTotal(price, quantity)));
}

/** The number of items in the lines, add-ons included. */
export function quantityOf(lines: readonly Pick<CountedLine, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

interface DescribedLine {
  readonly condition: string | null | undefined;
  readonly sku: string;
  readonly selectedOptions: readonly { readonly value: string }[];
}

/** The small print below the name of a cart's or an order's line: condition, code and chosen options. */
export function lineDetails({ condition, sku, selectedOptions }: DescribedLine): string {
  return [conditionLabel(condition), sku, ...selectedOptions.map(({ value }) => value)].filter(Boolean).join(' · ');
}
