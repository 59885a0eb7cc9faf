import { builder } from '../../builder.ts';
import { messagePayload } from '../../errors.schema.ts';
import { InvalidFieldsError } from '../../fields/fields.errors.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  errorOf,
  InvalidResetTokenError,
  TooManyAttemptsError,
  WeakPasswordError,
} from '../customer.errors.ts';
import { checkEmail } from '../customer.rules.ts';
import { done } from '../refusals.ts';
import { requestReset, resetPassword } from '../sign-in.rest.ts';

const RequestInput = builder.inputType('CustomerPasswordResetRequestInput', {
  description: 'The account whose password is to be reset.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The account’s email address.' }) }),
});
const ResetInput = builder.inputType('CustomerPasswordResetInput', {
  description: 'A new password and the right to set it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token from the mailed link.' }),
    password: t.string({
      required: true,
      description: 'The new password, 10 to 128 characters; common passwords are rejected.',
    }),
  }),
});

const RequestPayload = messagePayload(
  'CustomerPasswordResetRequestPayload',
  'An accepted request. The answer does not reveal whether the account exists.',
);
const ResetPayload = messagePayload(
  'CustomerPasswordResetPayload',
  'The result of a password reset. All sessions of the account are ended.',
);

builder.mutationFields((t) => ({
  customerPasswordResetRequest: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: RequestPayload,
    description:
      'Mails a link to set a new password, valid once, for an hour. Does not reveal whether the account exists.',
    errors: {
      types: [InvalidFieldsError, TooManyAttemptsError, AccountRefusedError, AccountsUnavailableError],
      union: { description: 'The confirmation, or the error.' },
    },
    args: { input: t.arg({ type: RequestInput, required: true, description: 'The account.' }) },
    async resolve(_, { input }, { shopApi, request }) {
      const { email, errors } = checkEmail(input.email);
      if (errors.length > 0) throw new InvalidFieldsError(errors);
      done(await requestReset(shopApi, email, request), errorOf);
      return {
        message:
          'If there’s an account with this email address, we’ve sent it a link. ' +
          'You can use the link once, within an hour.',
      };
    },
  }),
  customerPasswordReset: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ResetPayload,
    description: 'Sets a new password with the token from the mailed link. Ends all sessions of the account.',
    errors: {
      types: [
        InvalidFieldsError,
        InvalidResetTokenError,
        WeakPasswordError,
        TooManyAttemptsError,
        AccountRefusedError,
        AccountsUnavailableError,
      ],
      union: { description: 'The confirmation, or the error.' },
    },
    args: { input: t.arg({ type: ResetInput, required: true, description: 'The new password and the token.' }) },
    async resolve(_, { input }, { shopApi, request, response }) {
      const { device_token: device } = done(
        await resetPassword(shopApi, input.token, input.password, request),
        errorOf,
      );
      if (device) response.setDeviceToken(device);
      return { message: 'Your password has been changed. You can now sign in with it.' };
    },
  }),
}));
