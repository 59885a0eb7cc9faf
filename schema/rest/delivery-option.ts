import { Type, type Static } from 'typebox';
import { DELIVERY_OPTION_ID_LENGTH } from './requests/delivery-option.ts';
import { identifier, listOf, optionalDate, text, total } from './values.ts';

export type DeliveryOptionRecord = Static<typeof DeliveryOptionRecord>;
export const DeliveryOptionRecord = Type.Object(
  {
    id: identifier('The option’s identifier, which is sent with the order.', DELIVERY_OPTION_ID_LENGTH),
    name: text('The name to show, such as “Next working day”.'),
    price_inc_vat: total(
      'The charge including VAT, whatever the deployment’s prices do; in whole pence, and 0 for free delivery.',
    ),
    earliest_date: optionalDate('The first day of delivery. Defaults to none promised.'),
    latest_date: optionalDate('The last day of delivery. Defaults to the earliest.'),
  },
  { title: 'DeliveryOptionRecord', description: 'A way to deliver a cart.' },
);

/** `GET /delivery_options` */
export const DeliveryOptionList = listOf(
  DeliveryOptionRecord,
  'The ways to deliver the cart to the postcode, in the order to show; empty where the shop does not deliver.',
);
