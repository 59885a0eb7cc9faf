import { builder } from '../builder.ts';
import type { Address as AddressRecord } from './order.rules.ts';

export const Address = builder.objectRef<AddressRecord>('Address').implement({
  description: 'Where something is delivered or billed to. Fields that were left out are empty.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    company: t.exposeString('company', { description: 'Company.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.exposeString('address2', { description: 'More of the address.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    county: t.exposeString('county', { description: 'County; never needed.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode, as `SW1A 1AA`.' }),
    country: t.exposeString('country', { description: 'Country, by its English name.' }),
    phone: t.exposeString('phone', { description: 'Telephone number.' }),
  }),
});

export const AddressInput = builder.inputType('AddressInput', {
  description:
    'Where something is delivered or billed to. Lines are at most 100 characters, names at most 60 without links.',
  fields: (t) => ({
    firstName: t.string({ description: 'The recipient’s. Defaults to the orderer’s.' }),
    lastName: t.string({ description: 'The recipient’s. Defaults to the orderer’s.' }),
    company: t.string({ description: 'Company, without links.' }),
    address1: t.string({ required: true, description: 'Street and number.' }),
    address2: t.string({ description: 'More of the address.' }),
    city: t.string({ required: true, description: 'Town or city.' }),
    county: t.string({ description: 'County; never needed.' }),
    postcode: t.string({ required: true, description: 'A UK postcode in any spelling, where it is delivered to.' }),
    country: t.string({ description: 'English name of the country of a bill; deliveries take it from the postcode.' }),
    phone: t.string({ description: 'The recipient’s. Defaults to the orderer’s.' }),
  }),
});
