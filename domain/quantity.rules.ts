/** The highest quantity of a cart line. */
export const LINE_QUANTITY_MAXIMUM = 9_999;

/** The range as text for messages and descriptions: '1 to 9,999'. */
export const LINE_QUANTITY_RANGE = `1 to ${LINE_QUANTITY_MAXIMUM.toLocaleString('en-GB')}`;

/** Whether a quantity is a whole number from 1 to 9,999. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= LINE_QUANTITY_MAXIMUM;
}
