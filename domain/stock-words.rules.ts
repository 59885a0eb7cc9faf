import { longDate } from './long-date.rules.ts';
/** The stock status of an item; the same values as in the graph. */
export type StockStatus =
  | 'IN_STOCK'
  | 'LOW_STOCK'
  | 'PLENTY'
  | 'OUT_OF_STOCK'
  | 'MADE_TO_ORDER'
  | 'PREORDER'
  | 'BACKORDER'
  | 'UNAVAILABLE';

/** Our choice: the specification names this threshold without a value. */
export const LOW_STOCK_MAXIMUM = 5;

/** Our choice, as above. */
export const PLENTY_ABOVE = 100;

/** Beside "Add to basket", of the chosen variant if any. `expectedOn` is the ISO date of a pre- or back-order. */
export function stockMessage(
  status: StockStatus,
  noun: 'product' | 'variant',
  expectedOn: string | null = null,
): string {
  switch (status) {
    case 'IN_STOCK':
      return 'In stock';
    case 'LOW_STOCK':
      return 'Hurry! Limited stock available';
    case 'PLENTY':
      return `${PLENTY_ABOVE}+ available`;
    case 'OUT_OF_STOCK':
      return `This ${noun} is currently out of stock. Please call or email us to place an order.`;
    case 'MADE_TO_ORDER':
      return 'Made to order, 3–7 working days';
    case 'PREORDER':
    case 'BACKORDER':
      return `${stockLabel(status, expectedOn)}. Please call or email us to place an order.`;
    case 'UNAVAILABLE':
      return `This ${noun} is not available at the moment. Please call or email us for an alternative.`;
  }
}

/** The stock message with the number of units, where shoppers may know it: up to `PLENTY_ABOVE`. */
export function countedStockMessage(status: string, message: string, level: number | null | undefined): string {
  if (typeof level !== 'number') return message;
  if (status === 'IN_STOCK') return `${level} in stock`;
  return status === 'LOW_STOCK' ? `${message}: ${level} left` : message;
}

/** Why what is in a basket cannot be bought any more; `subject` is such as the product's name. */
export function unsoldMessage(subject: string, status: string | null | undefined, expectedOn?: string | null): string {
  const label = stockLabel(status ?? '', expectedOn);
  if (status === 'PREORDER' || status === 'BACKORDER')
    return `${subject} can’t be ordered online just now. ${label}. Please call or email us to place an order.`;
  if (status === 'UNAVAILABLE')
    return `${subject} is not available at the moment. Please call or email us for an alternative.`;
  return `${subject} has sold out since you added it.`;
}

const labels = new Map<string, string>(
  Object.entries({
    IN_STOCK: 'In stock',
    LOW_STOCK: 'Low stock',
    PLENTY: `${PLENTY_ABOVE}+ available`,
    OUT_OF_STOCK: 'Out of stock',
    MADE_TO_ORDER: 'Made to order',
    PREORDER: 'Pre-order',
    BACKORDER: 'Back-order',
    UNAVAILABLE: 'Not available',
  } satisfies Record<StockStatus, string>),
);

/** The stock label for lists, with the date on which the item is expected, if any; empty for an unknown status. */
export function stockLabel(status: string, expectedOn: string | null = null): string {
  const label = labels.get(status) ?? '';
  return label && expectedOn ? `${label}: expected ${longDate(expectedOn)}` : label;
}
