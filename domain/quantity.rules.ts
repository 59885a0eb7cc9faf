/** The most that one line of a cart may hold. */
export const LINE_QUANTITY_MAXIMUM = 9_999;

/** Whether a line may hold so many: whole numbers from 1 to 9,999. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= LINE_QUANTITY_MAXIMUM;
}
