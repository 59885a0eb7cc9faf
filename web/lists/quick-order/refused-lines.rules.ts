import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { cutTo, formatNumber } from '@storefront/domain/text.rules.ts';

/** Says which lines were not read, because their quantity is no whole number; null for none. */
export function refusedLinesText(refused: readonly string[]): string | null {
  const [first] = refused;
  if (first === undefined) return null;
  const others = refused.length === 1 ? '' : ` and ${formatNumber(refused.length - 1)} more`;
  return `Not added: “${cutTo(first, 60)}”${others}. Please write each quantity as a whole number from ${LINE_QUANTITY_RANGE}, such as 12.`;
}
