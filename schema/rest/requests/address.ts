import { Type, type Static } from 'typebox';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { optionalFlag, optionalText, parameter, text, token } from './values.ts';

const atMost = (length: number) => `up to ${length} characters`;
const addressLine = atMost(TEXT_LENGTHS.addressLine);

export const names = {
  first_name: text(`First name, ${atMost(TEXT_LENGTHS.name)}.`, { examples: ['Ann'] }),
  last_name: text(`Last name, ${atMost(TEXT_LENGTHS.name)}.`, { examples: ['Lee'] }),
};
export const phone = optionalText('Phone number.', { examples: ['02079460123'] });
export const company = optionalText(`Company, ${addressLine}.`);

export const place = {
  company,
  address1: text(`First line of the address, ${addressLine}.`, { examples: ['1 Example Street'] }),
  address2: optionalText(`Second line of the address, ${addressLine}.`),
  city: text(`Town or city, ${addressLine}.`, { examples: ['Leeds'] }),
  county: optionalText(`County, ${addressLine}.`),
  country: text(`Country, ${addressLine}.`, { examples: ['United Kingdom'] }),
};

export type AddressBody = Static<typeof AddressBody>;
export const AddressBody = Type.Object(
  {
    ...names,
    ...place,
    postcode: optionalText('Postcode.', { examples: ['LS1 4DT'] }),
    phone,
    is_default: optionalFlag('Whether it becomes the default address. Defaults to false.'),
  },
  { title: 'NewAddress', description: 'An address for the address book.' },
);

export const AddressParameters = Type.Object({
  token,
  address_id: parameter('The address’s id.', { examples: ['1'] }),
});
