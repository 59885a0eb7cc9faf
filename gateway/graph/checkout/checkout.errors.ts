import type { CartLine } from '../cart/cart.rules.ts';
import { userError, userErrorType } from '../errors.schema.ts';
import { UserError } from '../errors.ts';

export const CartEmptyError = userError('CART_EMPTY', 'Your shopping cart is empty.');

/** Amounts are in pence inc VAT; null where there was, or is, none. */
export interface AgreedChange {
  what: 'item' | 'discount' | 'delivery' | 'total';
  /** Empty for the total. */
  name: string;
  agreed: number | null;
  now: number | null;
}

export class CartChangedError extends UserError {
  readonly changes: readonly AgreedChange[];
  constructor(changes: readonly AgreedChange[]) {
    super(
      'CART_CHANGED',
      'Your basket or its prices have changed. Please check the new total, then place your order again.',
    );
    this.changes = changes;
  }
}

userErrorType(CartChangedError, 'CART_CHANGED');

export interface Shortage {
  line: CartLine;
  available: number;
}

export class StockShortageError extends UserError {
  readonly shortages: readonly Shortage[];
  constructor(shortages: readonly Shortage[]) {
    super(
      'STOCK_SHORTAGE',
      'We no longer have enough stock of some items, so we haven’t placed your order. ' +
        'Please change your basket and try again.',
    );
    this.shortages = shortages;
  }
}

userErrorType(StockShortageError, 'STOCK_SHORTAGE');

export const IdempotencyConflictError = userError(
  'IDEMPOTENCY_CONFLICT',
  'You’ve already placed this order with different details. Please check it before you order again.',
);

export const CheckoutUnavailableError = userError(
  'CHECKOUT_UNAVAILABLE',
  'We can’t take orders online right now. Please call or email us to place an order.',
);

export const CheckoutRefusedError = userError('CHECKOUT_REFUSED');

export const OrderNotPayableError = userError('ORDER_NOT_PAYABLE', 'This order isn’t awaiting a card payment.');

export const PaymentUnavailableError = userError(
  'PAYMENT_UNAVAILABLE',
  'We couldn’t open the card payment page. Your order is safe: please try again in a moment.',
);
