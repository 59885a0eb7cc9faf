import { builder } from '../builder.ts';
import { messagePayload } from '../errors.schema.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { changeCustomer, exportCustomer, removeCustomer } from './account.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  EmailTakenError,
  InvalidCredentialsError,
  NotSignedInError,
  TooManyAttemptsError,
  WeakPasswordError,
} from './customer.errors.ts';
import { customerPayload } from './customer.schema.ts';

const UpdateInput = builder.inputType('CustomerUpdateInput', {
  description: 'The fields to change. Omitted fields stay as they are.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name, without links; empty for none.' }),
    lastName: t.string({ description: 'Last name, without links; empty for none.' }),
    phone: t.string({ description: 'The telephone number, 10 to 12 digits in any notation; empty for none.' }),
    company: t.string({ description: 'Company, without links; empty for none.' }),
    vatNumber: t.string({
      description: 'The company’s VAT number of the UK in any notation, such as GB 980 7806 84; empty for none.',
    }),
    newsletter: t.boolean({ description: 'Whether the newsletter goes to the email address.' }),
    email: t.string({
      description:
        'The new email address; requires `currentPassword`. It is `pendingEmail` until the link mailed to it is ' +
        'opened. The answer is the same when another account uses it.',
    }),
    newPassword: t.string({
      description: 'The new password, 10 to 128 characters; requires `currentPassword`. Ends all other sessions.',
    }),
    currentPassword: t.string({
      description: 'The current password; required to change the password or the email address.',
    }),
  }),
});

const DeleteInput = builder.inputType('CustomerDeleteInput', {
  description: 'The confirmation that an account is to be deleted.',
  fields: (t) => ({ password: t.string({ required: true, description: 'The account’s password.' }) }),
});

const UpdatePayload = customerPayload('CustomerUpdatePayload', 'The updated account.');

const ExportPayload = builder.objectRef<{ json: string }>('CustomerDataExportPayload').implement({
  description: 'All personal data that the shop holds about a customer.',
  fields: (t) => ({
    json: t.exposeString('json', { description: 'A JSON document: the account, its addresses, its orders.' }),
  }),
});

const DeletePayload = messagePayload('CustomerDeletePayload', 'The result of deleting an account.');

const refusals = [NotSignedInError, AccountRefusedError, AccountsUnavailableError];
builder.mutationFields((t) => ({
  customerUpdate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: UpdatePayload,
    description: 'Updates the signed-in customer’s account.',
    errors: {
      types: [
        InvalidFieldsError,
        InvalidCredentialsError,
        EmailTakenError,
        WeakPasswordError,
        TooManyAttemptsError,
        ...refusals,
      ],
      union: { description: 'The customer, or the error.' },
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'The changes.' }) },
    resolve: async (_, { input }, context) => ({ customer: await changeCustomer(context, input) }),
  }),
  customerDataExport: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ExportPayload,
    description: 'Exports all personal data that the shop holds about the signed-in customer.',
    errors: { types: refusals, union: { description: 'The data, or the error.' } },
    resolve: async (_, __, context) => ({ json: await exportCustomer(context) }),
  }),
  customerDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: DeletePayload,
    description:
      'Deletes the signed-in customer’s account, addresses and cart. ' +
      'Orders are kept as long as tax law requires, detached from the account.',
    errors: {
      types: [InvalidCredentialsError, TooManyAttemptsError, ...refusals],
      union: { description: 'The confirmation, or the error.' },
    },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'The confirmation.' }) },
    async resolve(_, { input }, context) {
      await removeCustomer(context, input.password);
      return { message: 'Your account has been deleted.' };
    },
  }),
}));
