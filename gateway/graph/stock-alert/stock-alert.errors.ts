import { userError } from '../errors.schema.ts';

export const NotSoldOutError = userError('NOT_SOLD_OUT');

export const InvalidStockAlertTokenError = userError('INVALID_STOCK_ALERT_TOKEN');

export const StockAlertRefusedError = userError('STOCK_ALERT_REFUSED');

export const StockAlertsUnavailableError = userError(
  'STOCK_ALERTS_UNAVAILABLE',
  'We can’t email you about stock right now. Please call or email us.',
);
