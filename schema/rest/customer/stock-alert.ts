import { Type, type Static } from 'typebox';
import { STOCK_ALERTS_MAXIMUM } from '@storefront/domain/stock-alerts.data.ts';
import { identifier, listOf, optionalText, pathWithQuery, text, time } from '../values.ts';

/** `POST /confirm_stock_alert` */
export type StockAlertRecord = Static<typeof StockAlertRecord>;
export const StockAlertRecord = Type.Object(
  {
    name: text('The name of the product, with the options of its variant.'),
    url: pathWithQuery('The path of its page, with the options of its variant.'),
  },
  { title: 'StockAlertRecord', description: 'What a confirmed alert waits for.' },
);

export type CustomerStockAlertRecord = Static<typeof CustomerStockAlertRecord>;
export const CustomerStockAlertRecord = Type.Object(
  {
    id: identifier('The alert’s identifier.', 200),
    name: text('The name of the product, with the options of its variant.'),
    url: pathWithQuery('The path of its page, with the options of its variant.'),
    sku: optionalText('The code of the product or variant, by which its picture is found; missing for none.'),
    created_at: time('When it was requested.'),
  },
  { title: 'CustomerStockAlertRecord', description: 'A confirmed stock alert of a customer.' },
);

/** `GET /account/stock_alerts` */
export const CustomerStockAlerts = Type.Object(
  {
    alerts: listOf(
      CustomerStockAlertRecord,
      `The alerts that wait, the last requested first, at most ${STOCK_ALERTS_MAXIMUM}.`,
    ),
  },
  { title: 'CustomerStockAlerts', description: 'The stock alerts of a customer.' },
);
