import { builder } from '../../builder.ts';
import { resendEmail, keepEmail } from '../account.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  errorOf,
  InvalidEmailTokenError,
  NotSignedInError,
  TooManyAttemptsError,
} from '../customer.errors.ts';
import { customerPayload } from '../customer.schema.ts';
import { done } from '../refusals.ts';
import { confirmEmail } from './email-change.rest.ts';

const ConfirmInput = builder.inputType('CustomerEmailConfirmInput', {
  description: 'The confirmation of a new email address.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The token from the mailed link.' }) }),
});

const ConfirmPayload = builder.objectRef<{ message: string; email: string }>('CustomerEmailConfirmPayload').implement({
  description: 'The confirmed email address. All other sessions of the account are ended.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
    email: t.exposeString('email', { description: 'The account’s email address.' }),
  }),
});

const ResendPayload = customerPayload(
  'CustomerEmailChangeResendPayload',
  'The result of mailing the link again. Earlier links no longer work.',
);
const CancelPayload = customerPayload(
  'CustomerEmailChangeCancelPayload',
  'The result of cancelling a change of email address.',
);

builder.mutationFields((t) => ({
  customerEmailConfirm: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ConfirmPayload,
    description: 'Confirms a new email address by the token of the mailed link: once, within 24 hours, in any browser.',
    errors: {
      types: [InvalidEmailTokenError, TooManyAttemptsError, AccountRefusedError, AccountsUnavailableError],
      union: { description: 'The confirmed address, or the error.' },
    },
    args: { input: t.arg({ type: ConfirmInput, required: true, description: 'The confirmation.' }) },
    async resolve(_, { input }, { shopApi, request }) {
      const { email } = done(await confirmEmail(shopApi, input.token, request), errorOf);
      return { email, message: `Thank you. From now on, sign in with ${email}.` };
    },
  }),
  customerEmailChangeResend: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ResendPayload,
    description: 'Mails the link to the customer’s new email address again. The earlier link stops working.',
    errors: {
      types: [TooManyAttemptsError, NotSignedInError, AccountRefusedError, AccountsUnavailableError],
      union: { description: 'The customer, or the error.' },
    },
    resolve: async (_, __, context) => ({ customer: await resendEmail(context) }),
  }),
  customerEmailChangeCancel: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: CancelPayload,
    description: 'Cancels the signed-in customer’s pending change of email address. The mailed link stops working.',
    errors: {
      types: [NotSignedInError, AccountRefusedError, AccountsUnavailableError],
      union: { description: 'The customer, or the error.' },
    },
    resolve: async (_, __, context) => ({ customer: await keepEmail(context) }),
  }),
}));
