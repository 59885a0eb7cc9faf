import { Type, type Static } from 'typebox';
import { addressProperties } from '../order.ts';
import {
  identifier,
  listOf,
  optional,
  optionalFlag,
  optionalIdentifier,
  optionalText,
  optionalToken,
  token,
} from '../values.ts';

const IDENTIFIER_LENGTH_MAXIMUM = 200;

export type CustomerAddressRecord = Static<typeof CustomerAddressRecord>;
export const CustomerAddressRecord = Type.Object(
  { id: identifier('The entry’s identifier.', IDENTIFIER_LENGTH_MAXIMUM), ...addressProperties },
  { title: 'CustomerAddressRecord', description: 'An entry of a customer’s address book.' },
);

/** `GET /account/info` */
export type CustomerRecord = Static<typeof CustomerRecord>;
export const CustomerRecord = Type.Object(
  {
    id: identifier('The customer’s identifier.', IDENTIFIER_LENGTH_MAXIMUM),
    email: Type.String({ description: 'The email address that the customer signs in with.' }),
    pending_email: optional(
      Type.String({ description: 'A new email address that the customer has not confirmed yet.' }),
    ),
    first_name: optionalText('First name.'),
    last_name: optionalText('Last name.'),
    phone: optionalText('Phone number.'),
    company: optionalText('Company.'),
    vat_number: optionalText('The company’s VAT number.'),
    newsletter: optionalFlag('Whether the customer is subscribed to the newsletter.'),
    default_address_id: optionalIdentifier('The identifier of the default address.', IDENTIFIER_LENGTH_MAXIMUM),
    addresses: optional(listOf(CustomerAddressRecord, 'The address book.')),
  },
  { title: 'CustomerRecord', description: 'A customer with an account.' },
);

/** `PUT /update_account` */
export const UpdateAccountAnswer = Type.Object(
  {
    customer: CustomerRecord,
    token: optionalToken('The new session’s token, when a changed password ended the old session.'),
  },
  { title: 'UpdateAccountAnswer', description: 'The customer after the change.' },
);

/** `POST /create_account` and `POST /login` */
export type SignInAnswer = Static<typeof SignInAnswer>;
export const SignInAnswer = Type.Object(
  {
    token: token('The session’s token.'),
    cart_merged: optionalFlag('Whether the shop has merged the anonymous cart into the customer’s.'),
    device_token: optionalToken('The token by which the device is recognised at the next sign-in.'),
  },
  { title: 'SignInAnswer', description: 'A new session.' },
);

/** `POST /reset_password` */
export const ResetPasswordAnswer = Type.Object(
  { device_token: optionalToken('The token by which the device is recognised at the next sign-in.') },
  { title: 'ResetPasswordAnswer', description: 'The password was changed.' },
);

/** `POST /create_address` */
export const CreateAddressAnswer = Type.Object(
  { id: identifier('The identifier of the new entry.', IDENTIFIER_LENGTH_MAXIMUM) },
  { title: 'CreateAddressAnswer', description: 'The entry that was added to the address book.' },
);

/** `POST /confirm_email` */
export const ConfirmEmailAnswer = Type.Object(
  { email: Type.String({ description: 'The customer’s new email address.' }) },
  { title: 'ConfirmEmailAnswer', description: 'The email address was changed.' },
);

/** `GET /account/export` */
export const AccountExport = Type.Object(
  {},
  { title: 'AccountExport', description: 'All data that the shop stores about a customer, in the shop’s own format.' },
);
