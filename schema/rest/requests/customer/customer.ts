import { Type, type Static } from 'typebox';
import { company, names, phone, place } from '../address.ts';
import { clientAddress, optionalFlag, optionalText, pageNumber, text, token } from '../values.ts';

/** The limit is above that of passwords, so that routes refuse long ones with a message for shoppers. */
const password = text('The password. A new one has 10 to 128 characters; a shop may refuse common ones, too.', {
  maxLength: 1_000,
  examples: ['a pass phrase of mine'],
});
const email = text('The email address.', { examples: ['ann@example.com'] });
const vatNumber = optionalText('The company’s VAT number; empty for none.', {
  maxLength: 100,
  examples: ['GB 980 7806 84'],
});
const mailedToken = text('The token of the mailed link, after `#token=`.', { maxLength: 1_024 });

const rateLimitSubject = {
  client_address: clientAddress(64),
  device_token: optionalText('The token of a device that has signed in before.', { maxLength: 1_024 }),
};
const caller = {
  cart_token: optionalText('The token of the anonymous cart to merge.', { maxLength: 1_024 }),
  ...rateLimitSubject,
};

export const CustomerParameters = Type.Object({ token });
export const CustomerOrdersParameters = Type.Object({ token, page_no: pageNumber });

export type RegistrationBody = Static<typeof RegistrationBody>;
export const RegistrationBody = Type.Object(
  {
    email,
    password,
    ...Type.Partial(Type.Object({ ...names, ...place })).properties,
    phone,
    postcode: optionalText('Postcode.', { examples: ['LS1 4DT'] }),
    newsletter: optionalFlag('Whether to send the newsletter. Defaults to false.'),
    ...caller,
  },
  {
    title: 'Registration',
    description:
      'A new account. The email address and the password are enough; ' +
      'with a part of an address, all that an address needs is required.',
  },
);

export const LoginBody = Type.Object(
  { email: text('The email address.', { maxLength: 1_000, examples: ['ann@example.com'] }), password, ...caller },
  { title: 'Credentials', description: 'The email address and password of a customer.' },
);

/** Missing properties stay unchanged. */
export type AccountUpdateBody = Static<typeof AccountUpdateBody>;
export const AccountUpdateBody = Type.Object(
  {
    details: Type.Optional(
      Type.Object(
        { ...names, phone, company, vat_number: vatNumber },
        { title: 'CustomerDetails', description: 'The customer’s details. Empty for none; an account may have none.' },
      ),
    ),
    email: Type.Optional(
      text(
        'A new email address. Takes effect when it is confirmed by its mailed link; ' +
          'a shop without `POST /confirm_email`, or one that announces `no_email_change`, refuses it with 422.',
      ),
    ),
    new_password: Type.Optional(
      text('A new password, 10 to 128 characters. A shop that announces `no_password_change` refuses it with 422.', {
        maxLength: 1_000,
      }),
    ),
    newsletter: Type.Optional(Type.Boolean({ description: 'Whether to send the newsletter.' })),
    current_password: Type.Optional(
      text('The current password; required for a new password or email address.', { maxLength: 1_000 }),
    ),
    ...rateLimitSubject,
  },
  { title: 'AccountUpdate', description: 'Changes to an account. Missing properties stay unchanged.' },
);

export const ResetRequestBody = Type.Object(
  {
    email: text('The account’s email address.', { maxLength: 1_000, examples: ['ann@example.com'] }),
    client_address: clientAddress(64),
  },
  { title: 'PasswordResetRequest', description: 'The account whose password is to be reset.' },
);

export const ResetBody = Type.Object(
  { token: mailedToken, password, ...rateLimitSubject },
  { title: 'PasswordReset', description: 'A new password with the token of a mailed link.' },
);

export const EmailConfirmationBody = Type.Object(
  {
    token: mailedToken,
    session_token: optionalText('The token of the session to keep; the account’s other sessions end.', {
      maxLength: 1_024,
    }),
    client_address: clientAddress(64),
  },
  { title: 'EmailConfirmation', description: 'The token of a link that was mailed to a new email address.' },
);

export const PasswordBody = Type.Object(
  { password, ...rateLimitSubject },
  { title: 'PasswordConfirmation', description: 'The password, entered again for confirmation.' },
);
