import { lineTotal, sum, type Price } from '@storefront/domain/money.rules.ts';
import { ageWords } from '@storefront/domain/product/minimum-age.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import type { Saving_line$data } from '../__generated__/Saving_line.graphql.ts';

export interface CountedLine {
  /** Of one item. */
  price: Pick<Price, 'incVat'>;
  quantity: number;
}

export function subtotalOf(lines: readonly CountedLine[]): Price {
  return sum(lines.map(({ price, quantity }) => lineTotal(price, quantity)));
}

/** How far the lines are below their struck-through prices. */
export function savingOf(lines: readonly Pick<Saving_line$data[number], 'price' | 'wasPrice' | 'quantity'>[]): Price {
  const saving = { incVat: 0, exVat: 0 };
  for (const { quantity, price, wasPrice } of lines) {
    const [was, now] = [wasPrice ?? price, price].map(({ incVat }) => lineTotal({ incVat: incVat.pence }, quantity));
    if (!was || !now || was.incVat <= now.incVat) continue;
    saving.incVat += was.incVat - now.incVat;
    saving.exVat += was.exVat - now.exVat;
  }
  return saving;
}

/** Add-ons included. */
export function quantityOf(lines: readonly Pick<CountedLine, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

interface DescribedLine {
  readonly condition: string | null | undefined;
  readonly minimumAge?: number | null | undefined;
  readonly sku: string;
  readonly selectedOptions: readonly { readonly value: string }[];
}

export function lineDetails({ condition, minimumAge, sku, selectedOptions }: DescribedLine): string {
  const options = selectedOptions.map(({ value }) => value);
  return [conditionLabel(condition), sku, ...options, ageWords({ minimumAge })].filter(Boolean).join(' · ');
}
