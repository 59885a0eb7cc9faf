import type { CartLine } from '../cart/cart.rules.ts';
import { UserError } from '../errors.ts';

export class CartEmptyError extends UserError {
  override name = 'CartEmptyError';
  constructor() {
    super('CART_EMPTY', 'Your shopping cart is empty.');
  }
}

export class CartChangedError extends UserError {
  override name = 'CartChangedError';
  constructor() {
    super(
      'CART_CHANGED',
      'Your basket or its prices have changed. Please check the new total, then place your order again.',
    );
  }
}

/** A cart line whose quantity exceeds the stock. */
export interface Shortage {
  line: CartLine;
  available: number;
}

export class StockShortageError extends UserError {
  override name = 'StockShortageError';
  readonly shortages: readonly Shortage[];
  constructor(shortages: readonly Shortage[]) {
    super(
      'STOCK_SHORTAGE',
      'We no longer have enough stock of some items, so we haven’t placed your order. Please change your basket and try again.',
    );
    this.shortages = shortages;
  }
}

export class IdempotencyConflictError extends UserError {
  override name = 'IdempotencyConflictError';
  constructor() {
    super(
      'IDEMPOTENCY_CONFLICT',
      'You’ve already placed this order with different details. Please check it before you order again.',
    );
  }
}

export class CheckoutUnavailableError extends UserError {
  override name = 'CheckoutUnavailableError';
  constructor() {
    super('CHECKOUT_UNAVAILABLE', 'We can’t take orders online right now. Please call or email us to place an order.');
  }
}

export class CheckoutRefusedError extends UserError {
  override name = 'CheckoutRefusedError';
  constructor(message: string) {
    super('CHECKOUT_REFUSED', message);
  }
}

export class OrderNotPayableError extends UserError {
  override name = 'OrderNotPayableError';
  constructor() {
    super('ORDER_NOT_PAYABLE', 'This order isn’t awaiting a card payment.');
  }
}

export class PaymentUnavailableError extends UserError {
  override name = 'PaymentUnavailableError';
  constructor() {
    super(
      'PAYMENT_UNAVAILABLE',
      'We couldn’t open the card payment page. Your order is safe: please try again in a moment.',
    );
  }
}
