import { builder } from '../../builder.ts';
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

const messagePayload = (name: string, description: string) =>
  builder.objectRef<{ message: string }>(name).implement({
    description,
    fields: (t) => ({ message: t.exposeString('message', { description: 'The message to show to the shopper.' }) }),
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
      'Mails a link to set a new password, valid once and for one hour. The answer does not reveal whether the account exists.',
    errors: {
      types: [InvalidFieldsError, TooManyAttemptsError, AccountRefusedError, AccountsUnavailableError],
      union: { name: 'CustomerPasswordResetRequestResult', description: 'The confirmation, or the error.' },
    },
    args: { input: t.arg({ type: RequestInput, required: true, description: 'The account.' }) },
    async resolve(_, { input }, { shopApi, request }) {
      const { email, errors } = checkEmail(input.email);
      if (errors.length > 0) throw new InvalidFieldsError(errors);
      const outcome = await requestReset(shopApi, email, request);
      if (outcome.kind === 'refused') throw errorOf(outcome.refusal);
      return {
        message:
          'If there’s an account with this email address, we’ve sent it a link. You can use the link once, within an hour.',
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
      union: { name: 'CustomerPasswordResetResult', description: 'The confirmation, or the error.' },
    },
    args: { input: t.arg({ type: ResetInput, required: true, description: 'The new password and the token.' }) },
    async resolve(_, { input }, { shopApi, request, response }) {
      const outcome = await resetPassword(shopApi, input.token, input.password, request);
      if (outcome.kind === 'refused') throw errorOf(outcome.refusal);
      if (outcome.body.device_token) response.setDeviceToken(outcome.body.device_token);
      return { message: 'Your password has been changed. You can now sign in with it.' };
    },
  }),
}));
