import { Type, type Static } from 'typebox';
import { identifier, listOf, optional, optionalNumber, optionalText, text } from './values.ts';

const OpeningHoursRecord = Type.Object(
  {
    days: Type.String({ description: 'Days, such as “Monday to Friday”.' }),
    hours: Type.String({ description: 'Hours, such as “8am to 5pm”.' }),
  },
  { title: 'OpeningHoursRecord', description: 'A store’s opening hours on some days.' },
);

export type StoreRecord = Static<typeof StoreRecord>;
export const StoreRecord = Type.Object(
  {
    id: identifier('The store’s identifier.', 100),
    name: text('The store’s name.'),
    address1: optionalText('First line of the address.'),
    address2: optionalText('Second line of the address.'),
    city: optionalText('Town or city.'),
    postcode: optionalText('Postcode.'),
    phone: optionalText('Phone number.'),
    opening_hours: optional(
      Type.Array(OpeningHoursRecord, { description: 'The opening hours, in order of weekdays.' }),
    ),
    ready_hours: optionalNumber(
      'The opening hours after which goods that are in the store are ready to collect. Missing for no promise.',
    ),
  },
  { title: 'StoreRecord', description: 'A store where orders can be collected.' },
);

/** `GET /stores` */
export const StoreList = listOf(StoreRecord, 'The stores where orders can be collected.');
