import { Type } from 'typebox';
import { clientAddress, optionalInteger, text } from '../values.ts';

/** A request to be told when something is back in stock. */
export const StockAlertBody = Type.Object(
  {
    product_id: Type.Integer({ minimum: 1, description: 'The product.', examples: [1] }),
    variant_id: optionalInteger('The variant; none for any of the product’s.', { minimum: 1 }),
    email: text('The email address to write to once it is confirmed.', {
      maxLength: 1_000,
      examples: ['ann@example.com'],
    }),
    client_address: clientAddress(64),
  },
  { title: 'StockAlertRequest', description: 'A product, and the address to write to when it is back in stock.' },
);

/** The token of the link that was mailed for a stock alert. */
export const StockAlertTokenBody = Type.Object(
  {
    token: text('The token of the mailed link.', { minLength: 1, maxLength: 1_024 }),
    client_address: clientAddress(64),
  },
  { title: 'StockAlertToken', description: 'The token of the link that was mailed for a stock alert.' },
);
