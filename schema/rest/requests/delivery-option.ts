import { Type } from 'typebox';
import { parameter, token } from './values.ts';

/** Longer than any shop’s ids; only bounds what an order may hold. */
export const DELIVERY_OPTION_ID_LENGTH = 255;

export const DeliveryOptionsParameters = Type.Object({
  token,
  postcode: parameter('The postcode to deliver to, formatted.', { examples: ['LS1 4DT'] }),
});
