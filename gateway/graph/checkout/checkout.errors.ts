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
      'This order was already placed with other details. Please look at it before you order again.',
    );
  }
}

export class CheckoutUnavailableError extends UserError {
  override name = 'CheckoutUnavailableError';
  constructor() {
    super(
      'CHECKOUT_UNAVAILABLE',
      'Orders cannot be placed online just now. Please call or email us to place an order.',
    );
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
    super('ORDER_NOT_PAYABLE', 'This order does not wait for a card payment.');
  }
}

export class PaymentUnavailableError extends UserError {
  override name = 'PaymentUnavailableError';
  constructor() {
    super(
      'PAYMENT_UNAVAILABLE',
      'The card payment could not be opened. Your order is kept: please try again in a moment.',
    );
  }
}
