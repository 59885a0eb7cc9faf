import { formatPostcode } from '@storefront/domain/contact/postcode.rules.ts';
import { builder, textOrNull } from '../builder.ts';
import { countryCodes } from '../customer/addresses/countries.data.ts';
import { CountryCode } from '../scalar/scalar.schema.ts';
import type { Address as AddressRecord } from './order.rules.ts';

const optional = (what: string) => `${what} Null when there is none.`;

/** Not an interface: a fragment on it would bypass the scopes of its types. */
export function addAddressFields(type: ReturnType<typeof builder.objectRef<AddressRecord>>) {
  builder.objectFields(type, (t) => ({
    firstName: t.exposeString('firstName', { description: 'The recipient’s first name.' }),
    lastName: t.exposeString('lastName', { description: 'The recipient’s last name.' }),
    company: t.string(textOrNull('company', optional('Company.'))),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.string(textOrNull('address2', optional('Second address line.'))),
    city: t.exposeString('city', { description: 'Town or city.' }),
    county: t.string(textOrNull('county', optional('County.'))),
    postcode: t.string({
      nullable: true,
      description: optional('Postcode, as `SW1A 1AA` where the shop delivers.'),
      resolve: ({ postcode }) => formatPostcode(postcode) || null,
    }),
    country: t.exposeString('country', { description: 'Country, by its English name.' }),
    countryCode: t.field({
      type: CountryCode,
      nullable: true,
      description: 'The code of its country. Null for a country that is not one of `countries`.',
      resolve: ({ country }) => countryCodes.get(country),
    }),
    phone: t.string(textOrNull('phone', optional('The recipient’s telephone number.'))),
  }));
}

export const Address = builder.objectRef<AddressRecord>('Address');
Address.implement({ description: 'A delivery or billing address of an order.' });
addAddressFields(Address);

export const AddressInput = builder.inputType('AddressInput', {
  description: 'A delivery or billing address. Lines have at most 100 characters; names at most 60, without links.',
  fields: (t) => ({
    firstName: t.string({
      description: 'The recipient’s first name. Defaults to that of the contact or the customer.',
    }),
    lastName: t.string({ description: 'The recipient’s last name. Defaults to that of the contact or the customer.' }),
    company: t.string({ description: 'Company; optional.' }),
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
        'The country’s English name; in an address book one of `countries`, United Kingdom by default. ' +
        'Where the shop delivers, the country follows from the postcode.',
    }),
    phone: t.string({
      description:
        'The recipient’s telephone number, 10 to 12 digits. Defaults to the contact’s in a checkout, else to none.',
    }),
  }),
});
