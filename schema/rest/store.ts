import { Type, type Static } from 'typebox';
import { identifier, listOf, optional, optionalText, text } from './values.ts';

const OpeningHoursRecord = Type.Object(
  {
    days: Type.String({ description: 'Days, such as “Monday to Friday”.' }),
    hours: Type.String({ description: 'Hours, such as “8am to 5pm”.' }),
  },
  { title: 'OpeningHoursRecord', description: 'When a store is open on some days.' },
);

/** A store where orders can be collected. */
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
    opening_hours: optional(Type.Array(OpeningHoursRecord, { description: 'Opening hours, in order of the week.' })),
  },
  { title: 'StoreRecord', description: 'A store where orders can be collected.' },
);

/** `GET /stores` */
export const StoreList = listOf(StoreRecord, 'The stores where orders can be collected.');
