import { UserError } from '../errors.ts';

export class NotSoldOutError extends UserError {
  override name = 'NotSoldOutError';
  constructor(message: string) {
    super('NOT_SOLD_OUT', message);
  }
}

export class InvalidStockAlertTokenError extends UserError {
  override name = 'InvalidStockAlertTokenError';
  constructor(message: string) {
    super('INVALID_STOCK_ALERT_TOKEN', message);
  }
}

export class StockAlertRefusedError extends UserError {
  override name = 'StockAlertRefusedError';
  constructor(message: string) {
    super('STOCK_ALERT_REFUSED', message);
  }
}

export class StockAlertsUnavailableError extends UserError {
  override name = 'StockAlertsUnavailableError';
  constructor() {
    super('STOCK_ALERTS_UNAVAILABLE', 'We can’t email you about stock right now. Please call or email us.');
  }
}
