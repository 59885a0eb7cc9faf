import { quantityTermsText, soldQuantity, type QuantityTerms } from '@storefront/domain/quantity.rules.ts';
import { unsoldMessage } from '@storefront/domain/stock-words.rules.ts';
import type { Stock } from '../product/stock.rules.ts';
import type { AskedQuantity } from './line/asked-quantity.rules.ts';
import { previousPrice, type Cart, type CartLine } from './cart.rules.ts';

/** A difference from the requested quantity or from the price and stock when the line was added. */
export interface CartWarning {
  code: 'QUANTITY_RAISED' | 'QUANTITY_REDUCED' | 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'REMOVED';
  message: string;
  /** Null when it has been removed. */
  line: CartLine | null;
}

/** A quantity that the product's terms raised or the stock reduced, or a new price. */
export function changeWarnings(before: CartLine | undefined, after: CartLine, asked: AskedQuantity): CartWarning[] {
  const warnings: CartWarning[] = [];
  if (asked.quantity > asked.wanted) warnings.push(quantityRaised(after, asked.terms));
  if (after.quantity < asked.quantity)
    warnings.push({
      code: 'QUANTITY_REDUCED',
      message: `Your basket now has ${after.quantity}, which is all we have in stock.`,
      line: after,
    });
  const isSame = before === undefined || before.price.incVat === after.price.incVat;
  if (!isSame && !(isPriceOf(before, asked) && isPriceOf(after, asked))) warnings.push(priceChanged(after));
  return warnings;
}

/** When a line has it before and after a change, the quantity explains the difference. */
const isPriceOf = ({ price, quantity }: CartLine, { priceOf }: AskedQuantity) =>
  priceOf !== null && priceOf(quantity).incVat === price.incVat;

export function quantityRaised(line: CartLine, terms: QuantityTerms): CartWarning {
  return {
    code: 'QUANTITY_RAISED',
    message: `${line.name}: ${quantityTermsText(terms)} Your basket now has ${line.quantity}.`,
    line,
  };
}

/** In the catalogue. */
export type Standing =
  | { kind: 'sold'; maximum: number; terms: QuantityTerms; stock: Pick<Stock, 'status' | 'expectedOn'> }
  | { kind: 'gone' };

/** `standings` are in the order of the lines. */
export function cartWarnings({ lines, removed }: Cart, standings: readonly Standing[]): CartWarning[] {
  return [
    ...removed.map(({ name }): CartWarning => ({
      code: 'REMOVED',
      message: `We no longer sell ${name || 'one of your items'}, so we’ve removed it from your basket.`,
      line: null,
    })),
    ...lines.flatMap((line, index) => lineWarnings(line, standings[index])),
  ];
}

function lineWarnings(line: CartLine, standing: Standing | undefined): CartWarning[] {
  if (standing?.kind === 'gone')
    return [{ code: 'REMOVED', message: `We no longer sell ${line.name}. Please remove it from your basket.`, line }];
  const warnings: CartWarning[] = [];
  if (standing?.maximum === 0)
    warnings.push({
      code: 'OUT_OF_STOCK',
      message: unsoldMessage(line.name, standing.stock.status, standing.stock.expectedOn),
      line,
    });
  else if (standing && standing.maximum < line.quantity) {
    warnings.push({
      code: 'QUANTITY_REDUCED',
      message: `Stock of ${line.name} has dropped since you added it: only ${standing.maximum} left.`,
      line,
    });
  } else if (standing && soldQuantity(line.quantity, standing.terms) > line.quantity) {
    warnings.push({
      code: 'QUANTITY_RAISED',
      message: `${line.name}: ${quantityTermsText(standing.terms)} Please change the quantity.`,
      line,
    });
  }
  if (previousPrice(line)) warnings.push(priceChanged(line));
  return warnings;
}

function priceChanged(line: CartLine): CartWarning {
  return { code: 'PRICE_CHANGED', message: `The price of ${line.name} has changed since you added it.`, line };
}
