import { builder } from '../builder.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { AddressInput } from '../order/address.schema.ts';
import { addressOf } from '../order/order.rules.ts';
import { addAddress, changeCustomer, editAddress, exportCustomer, removeCustomer, updateAddress } from './account.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  AddressNotFoundError,
  EmailTakenError,
  InvalidCredentialsError,
  NotSignedInError,
  TooManyAttemptsError,
  WeakPasswordError,
} from './customer.errors.ts';
import type { Customer as CustomerRecord, CustomerAddress as AddressRecord } from './customer.rules.ts';
import { Customer, CustomerAddress } from './customer.schema.ts';

const UpdateInput = builder.inputType('CustomerUpdateInput', {
  description: 'The fields to change. Omitted fields stay as they are.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    phone: t.string({ description: '10 to 12 digits in any notation.' }),
    company: t.string({ description: 'Company, without links; empty for none.' }),
    newsletter: t.boolean({ description: 'Whether the newsletter goes to the e-mail address.' }),
    email: t.string({
      description:
        'The new e-mail address; requires `currentPassword`. It is `pendingEmail` until the link mailed to it is opened. The answer is the same when another account uses it.',
    }),
    newPassword: t.string({
      description:
        'The new password, 10 to 128 characters; requires `currentPassword`. All other sessions of the account are ended.',
    }),
    currentPassword: t.string({
      description: 'The current password; required to change the password or the e-mail address.',
    }),
  }),
});

const customerPayload = (name: string, description: string) =>
  builder.objectRef<{ customer: CustomerRecord }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({
        type: Customer,
        description: 'The customer after the change.',
        resolve: ({ customer }) => customer,
      }),
    }),
  });
const UpdatePayload = customerPayload('CustomerUpdatePayload', 'The updated account.');
const AddressDeletePayload = customerPayload('CustomerAddressDeletePayload', 'The result of deleting an address.');
const AddressSetDefaultPayload = customerPayload(
  'CustomerAddressSetDefaultPayload',
  'The result of changing the default address.',
);

const addressPayload = (name: string, description: string, addressDescription: string) =>
  builder.objectRef<{ customer: CustomerRecord; address: AddressRecord }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({
        type: Customer,
        description: 'The customer after the change.',
        resolve: ({ customer }) => customer,
      }),
      address: t.field({ type: CustomerAddress, description: addressDescription, resolve: ({ address }) => address }),
    }),
  });
const AddressCreatePayload = addressPayload('CustomerAddressCreatePayload', 'The created address.', 'The new address.');
const AddressUpdatePayload = addressPayload(
  'CustomerAddressUpdatePayload',
  'The updated address.',
  'The updated address.',
);

const ExportPayload = builder.objectRef<{ json: string }>('CustomerDataExportPayload').implement({
  description: 'All personal data that the shop holds about a customer.',
  fields: (t) => ({
    json: t.exposeString('json', { description: 'A JSON document: the account, its addresses, its orders.' }),
  }),
});

const DeletePayload = builder.objectRef<{ message: string }>('CustomerDeletePayload').implement({
  description: 'The result of deleting an account.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'The message to show to the shopper.' }) }),
});

const refusals = [NotSignedInError, AccountRefusedError, AccountsUnavailableError];
const addressId = { required: true, description: 'Global id of one of the customer’s own addresses.' } as const;
const union = (name: string, description: string) => ({ name: `${name}Result`, description });

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
      union: union('CustomerUpdate', 'The customer, or the error.'),
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'The changes.' }) },
    resolve: async (_, { input }, context) => ({
      customer: await changeCustomer(context, {
        details: {
          firstName: input.firstName ?? null,
          lastName: input.lastName ?? null,
          phone: input.phone ?? null,
          company: input.company ?? null,
        },
        email: input.email ?? null,
        newPassword: input.newPassword ?? null,
        newsletter: input.newsletter ?? null,
        currentPassword: input.currentPassword ?? null,
      }),
    }),
  }),
  customerAddressCreate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: AddressCreatePayload,
    description: 'Adds an address to the customer’s address book. The first one becomes the default.',
    errors: {
      types: [InvalidFieldsError, ...refusals],
      union: union('CustomerAddressCreate', 'The created address, or the error.'),
    },
    args: {
      address: t.arg({ type: AddressInput, required: true, description: 'The address.' }),
      isDefault: t.arg.boolean({ description: 'Whether to make it the default address. Defaults to false.' }),
    },
    resolve: (_, { address, isDefault }, context) => addAddress(context, addressOf(address), isDefault ?? false),
  }),
  customerAddressUpdate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: AddressUpdatePayload,
    description: 'Replaces an address. Existing orders keep the old one.',
    errors: {
      types: [InvalidFieldsError, AddressNotFoundError, ...refusals],
      union: union('CustomerAddressUpdate', 'The customer, or the error.'),
    },
    args: {
      id: t.arg.id(addressId),
      address: t.arg({ type: AddressInput, required: true, description: 'The new address.' }),
    },
    resolve: (_, { id, address }, context) => updateAddress(context, String(id), addressOf(address)),
  }),
  customerAddressDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: AddressDeletePayload,
    description: 'Deletes an address. When it was the default, the oldest remaining address becomes the default.',
    errors: {
      types: [AddressNotFoundError, ...refusals],
      union: union('CustomerAddressDelete', 'The customer, or the error.'),
    },
    args: { id: t.arg.id(addressId) },
    resolve: async (_, { id }, context) => ({ customer: await editAddress(context, String(id), { kind: 'delete' }) }),
  }),
  customerAddressSetDefault: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: AddressSetDefaultPayload,
    description: 'Makes an address the default, which the checkout prefills.',
    errors: {
      types: [AddressNotFoundError, ...refusals],
      union: union('CustomerAddressSetDefault', 'The customer, or the error.'),
    },
    args: { id: t.arg.id(addressId) },
    resolve: async (_, { id }, context) => ({ customer: await editAddress(context, String(id), { kind: 'default' }) }),
  }),
  customerDataExport: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ExportPayload,
    description: 'Exports all personal data that the shop holds about the signed-in customer.',
    errors: { types: refusals, union: union('CustomerDataExport', 'The data, or the error.') },
    resolve: async (_, __, context) => ({ json: await exportCustomer(context) }),
  }),
  customerDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: DeletePayload,
    description:
      'Deletes the signed-in customer’s account, addresses and cart. Orders are kept as long as tax law requires, detached from the account.',
    errors: {
      types: [InvalidCredentialsError, TooManyAttemptsError, ...refusals],
      union: union('CustomerDelete', 'The confirmation, or the error.'),
    },
    args: { password: t.arg.string({ required: true, description: 'The account’s password.' }) },
    async resolve(_, { password }, context) {
      await removeCustomer(context, password);
      return { message: 'Your account has been deleted.' };
    },
  }),
}));
