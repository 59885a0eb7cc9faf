import { formatNumber, plainText } from './text.rules.ts';

export const LINE_QUANTITY_MAXIMUM = 9_999;

/** The range as text for messages and descriptions: '1 to 9,999'. */
export const LINE_QUANTITY_RANGE = `1 to ${formatNumber(LINE_QUANTITY_MAXIMUM)}`;

/** Longer than any quantity, and short enough to be exact as a number. */
const TYPED_LENGTH_MAXIMUM = 20;

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= LINE_QUANTITY_MAXIMUM;
}

export const WHOLE_NUMBER_MESSAGE = 'Please enter a whole number, such as 12.';

/** Reads 12, 12.00, +12, 1,000, 1 000, full-width digits; else null, as 1.000: 1 to some, 1000 to others. */
export function readQuantity(text: string): number | null {
  const plain = plainText(text);
  if (plain.length > TYPED_LENGTH_MAXIMUM || /^\+?\d{1,3}\.000$/.test(plain)) return null;
  const [, whole] = /^\+?(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:\.0*)?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole.replace(/[,\s]/g, ''));
}

/** The quantities in which a product is sold: from a minimum on, and in multiples. Both are 1 for most. */
export interface QuantityTerms {
  minimum: number;
  multiple: number;
}

/** Terms from outside: anything that is no quantity counts as 1. */
export function quantityTerms(minimum: unknown, multiple: unknown): QuantityTerms {
  const one = (given: unknown) => (typeof given === 'number' && isQuantity(given) ? given : 1);
  return { minimum: one(minimum), multiple: one(multiple) };
}

/** The next quantity that the terms allow, or the highest below the limit of a line. */
export function soldQuantity(wanted: number, { minimum, multiple }: QuantityTerms): number {
  const raised = Math.ceil(Math.max(wanted, minimum) / multiple) * multiple;
  return raised <= LINE_QUANTITY_MAXIMUM ? raised : Math.floor(LINE_QUANTITY_MAXIMUM / multiple) * multiple;
}

/** Says how a product is sold, such as "Sold in multiples of 5, from 10."; empty for single units. */
export function quantityTermsText({ minimum, multiple }: QuantityTerms): string {
  const least = soldQuantity(1, { minimum, multiple });
  if (multiple > 1)
    return least > multiple ? `Sold in multiples of ${multiple}, from ${least}.` : `Sold in multiples of ${multiple}.`;
  return least > 1 ? `The minimum order is ${least}.` : '';
}
