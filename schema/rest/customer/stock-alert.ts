import { Type, type Static } from 'typebox';
import { pathWithQuery, text } from '../values.ts';

/** `POST /confirm_stock_alert` */
export type StockAlertRecord = Static<typeof StockAlertRecord>;
export const StockAlertRecord = Type.Object(
  {
    name: text('The name of the product, with the options of its variant.'),
    url: pathWithQuery('The path of its page, with the options of its variant.'),
  },
  { title: 'StockAlertRecord', description: 'What a confirmed alert waits for.' },
);
