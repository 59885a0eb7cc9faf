import { Type, type Static } from 'typebox';
import { company, names, phone, place } from './address.ts';
import { clientAddress, optionalFlag, optionalText, pageNumber, text, token } from './values.ts';

/** Longer than any password may be: what is wrong with a password is told in words of its own. */
const password = text('The password.', { maxLength: 1_000, examples: ['a pass phrase of mine'] });
const email = text('The e-mail address.', { examples: ['ann@example.com'] });
const mailedToken = text('The token of the link that was mailed.', { maxLength: 256 });

/** By what guesses of a password are limited. */
const guesser = {
  client_address: clientAddress(64),
  device_token: optionalText('The token of a device that has signed in before.', { maxLength: 256 }),
};
const caller = {
  cart_token: optionalText('The cart to take over.', { maxLength: 256 }),
  ...guesser,
};

/** The query of a call for a customer who is signed in. */
export const CustomerParameters = Type.Object({ token });
export const CustomerOrdersParameters = Type.Object({ token, page_no: pageNumber });

export type RegistrationBody = Static<typeof RegistrationBody>;
export const RegistrationBody = Type.Object(
  {
    email,
    password,
    ...names,
    phone,
    ...place,
    postcode: optionalText('Postcode.', { examples: ['LS1 4DT'] }),
    newsletter: optionalFlag('Whether to send the newsletter. Defaults to false.'),
    ...caller,
  },
  { title: 'Registration', description: 'An account to make, with its first address.' },
);

export const LoginBody = Type.Object(
  { email: text('The e-mail address.', { maxLength: 1_000, examples: ['ann@example.com'] }), password, ...caller },
  { title: 'Credentials', description: 'What a customer signs in with.' },
);

/** What is missing stays as it is. */
export type AccountUpdateBody = Static<typeof AccountUpdateBody>;
export const AccountUpdateBody = Type.Object(
  {
    details: Type.Optional(
      Type.Object({ ...names, phone, company }, { title: 'CustomerDetails', description: 'The customer’s details.' }),
    ),
    email: Type.Optional(text('A new e-mail address, which counts once it is confirmed.')),
    new_password: Type.Optional(text('A new password, 10 to 128 characters.', { maxLength: 1_000 })),
    newsletter: Type.Optional(Type.Boolean({ description: 'Whether to send the newsletter.' })),
    current_password: Type.Optional(
      text('The password, needed for a new password or e-mail address.', { maxLength: 1_000 }),
    ),
    ...guesser,
  },
  { title: 'AccountUpdate', description: 'Changes of an account. What is missing stays as it is.' },
);

export const ResetRequestBody = Type.Object(
  {
    email: text('The account’s e-mail address.', { maxLength: 1_000, examples: ['ann@example.com'] }),
    client_address: clientAddress(64),
  },
  { title: 'PasswordResetRequest', description: 'The account whose password was forgotten.' },
);

export const ResetBody = Type.Object(
  { token: mailedToken, password, ...guesser },
  { title: 'PasswordReset', description: 'A new password with the token of a mailed link.' },
);

export const EmailConfirmationBody = Type.Object(
  {
    token: mailedToken,
    session_token: optionalText('The session that stays signed in.', { maxLength: 256 }),
    client_address: clientAddress(64),
  },
  { title: 'EmailConfirmation', description: 'The token of a link that was mailed to a new e-mail address.' },
);

export const PasswordBody = Type.Object(
  { password, ...guesser },
  { title: 'PasswordConfirmation', description: 'The password, asked for again.' },
);
