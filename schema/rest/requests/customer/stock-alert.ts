import { Type } from 'typebox';
import { clientAddress, optionalInteger, optionalText, parameter, text, token } from '../values.ts';

const sessionToken = optionalText(
  'The token of the session of a customer, whose account lists the alert if it has the same email address.',
  { maxLength: 1_024 },
);

export const StockAlertBody = Type.Object(
  {
    product_id: Type.Integer({ minimum: 1, description: 'The product.', examples: [1] }),
    variant_id: optionalInteger('The variant; none for any of the product’s.', { minimum: 1 }),
    email: text('The email address to write to once it is confirmed.', {
      maxLength: 1_000,
      examples: ['ann@example.com'],
    }),
    session_token: sessionToken,
    client_address: clientAddress(64),
  },
  { title: 'StockAlertRequest', description: 'A product, and the address to write to when it is back in stock.' },
);

const mailedToken = text('The token of the mailed link.', { minLength: 1, maxLength: 1_024 });

export const StockAlertTokenBody = Type.Object(
  { token: mailedToken, client_address: clientAddress(64) },
  { title: 'StockAlertToken', description: 'The token of the link that was mailed for a stock alert.' },
);

export const StockAlertConfirmationBody = Type.Object(
  { token: mailedToken, session_token: sessionToken, client_address: clientAddress(64) },
  { title: 'StockAlertConfirmation', description: 'The token of the link that confirms a stock alert.' },
);

export const CustomerStockAlertParameters = Type.Object({
  token,
  alert_id: parameter('The alert’s id.', { examples: ['1'] }),
});
