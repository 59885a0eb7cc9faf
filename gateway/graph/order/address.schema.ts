import { builder } from '../builder.ts';
import type { Address as AddressRecord } from './order.rules.ts';

export const Address = builder.objectRef<AddressRecord>('Address').implement({
  description: 'A delivery or billing address. Omitted fields are empty.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    company: t.exposeString('company', { description: 'Company.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.exposeString('address2', { description: 'Second address line.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    county: t.exposeString('county', { description: 'County.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode, as `SW1A 1AA`.' }),
    country: t.exposeString('country', { description: 'Country, by its English name.' }),
    phone: t.exposeString('phone', { description: 'Telephone number.' }),
  }),
});

export const AddressInput = builder.inputType('AddressInput', {
  description: 'A delivery or billing address. Lines have at most 100 characters; names at most 60, without links.',
  fields: (t) => ({
    firstName: t.string({
      description: 'The recipient’s first name. Defaults to that of the contact or the customer.',
    }),
    lastName: t.string({ description: 'The recipient’s last name. Defaults to that of the contact or the customer.' }),
    company: t.string({ description: 'Company, without links.' }),
    address1: t.string({ required: true, description: 'Street and number.' }),
    address2: t.string({ description: 'Second address line.' }),
    city: t.string({ required: true, description: 'Town or city.' }),
    county: t.string({ description: 'County; optional.' }),
    postcode: t.string({
      required: true,
      description:
        'A UK postcode in any case and spacing where the shop delivers; elsewhere any text, at most 20 characters.',
    }),
    country: t.string({
      description:
        'The country’s English name; in an address book one of `countries`, United Kingdom by default. Where the shop delivers, the country follows from the postcode.',
    }),
    phone: t.string({
      description:
        'The recipient’s telephone number, 10 to 12 digits in any notation. Defaults to that of the contact in a checkout, to none in an address book.',
    }),
  }),
});
