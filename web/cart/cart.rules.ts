import { lineTotal, sum, type Price } from '@storefront/domain/money.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';

export interface CountedLine {
  /** Of one item. */
  price: Pick<Price, 'incVat'>;
  quantity: number;
}

export function subtotalOf(lines: readonly CountedLine[]): Price {
  return sum(lines.map(({ price, quantity }) => lineTotal(price, quantity)));
}

/** Add-ons included. */
export function quantityOf(lines: readonly Pick<CountedLine, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

interface DescribedLine {
  readonly condition: string | null | undefined;
  readonly sku: string;
  readonly selectedOptions: readonly { readonly value: string }[];
}

export function lineDetails({ condition, sku, selectedOptions }: DescribedLine): string {
  return [conditionLabel(condition), sku, ...selectedOptions.map(({ value }) => value)].filter(Boolean).join(' · ');
}
