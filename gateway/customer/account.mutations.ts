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
  description: 'What is to be different; what is left out stays.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    phone: t.string({ description: '10 to 12 digits, written in any way.' }),
    company: t.string({ description: 'Company, without links; empty for none.' }),
    newsletter: t.boolean({ description: 'Whether the newsletter goes to the e-mail address.' }),
    email: t.string({
      description:
        'Another e-mail address to sign in with; needs the password. It is `pendingEmail` until the link that is mailed to it is pressed, also where another account has it.',
    }),
    newPassword: t.string({
      description: '10 to 128 characters; needs the password of now. Everyone else who is signed in is signed out.',
    }),
    currentPassword: t.string({ description: 'The password of now.' }),
  }),
});

const customerPayload = (name: string, description: string) =>
  builder.objectRef<{ customer: CustomerRecord }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({
        type: Customer,
        description: 'The customer after it.',
        resolve: ({ customer }) => customer,
      }),
    }),
  });
const UpdatePayload = customerPayload('CustomerUpdatePayload', 'A changed account.');
const AddressDeletePayload = customerPayload('CustomerAddressDeletePayload', 'An address that is kept no longer.');
const AddressSetDefaultPayload = customerPayload('CustomerAddressSetDefaultPayload', 'Another default address.');

const addressPayload = (name: string, description: string, addressDescription: string) =>
  builder.objectRef<{ customer: CustomerRecord; address: AddressRecord }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({ type: Customer, description: 'The customer after it.', resolve: ({ customer }) => customer }),
      address: t.field({ type: CustomerAddress, description: addressDescription, resolve: ({ address }) => address }),
    }),
  });
const AddressCreatePayload = addressPayload(
  'CustomerAddressCreatePayload',
  'An address that is kept now.',
  'The new address.',
);
const AddressUpdatePayload = addressPayload(
  'CustomerAddressUpdatePayload',
  'A changed address.',
  'The address after the change.',
);

const ExportPayload = builder.objectRef<{ json: string }>('CustomerDataExportPayload').implement({
  description: 'Everything that the shop keeps of a customer.',
  fields: (t) => ({
    json: t.exposeString('json', { description: 'A JSON document: the account, its addresses, its orders.' }),
  }),
});

const DeletePayload = builder.objectRef<{ message: string }>('CustomerDeletePayload').implement({
  description: 'An account that is no more.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'The line to show a shopper.' }) }),
});

const refusals = [NotSignedInError, AccountRefusedError, AccountsUnavailableError];
const addressId = { required: true, description: 'Global id of one of the customer’s own addresses.' } as const;
const union = (name: string, description: string) => ({ name: `${name}Result`, description });

builder.mutationFields((t) => ({
  customerUpdate: t.field({
    type: UpdatePayload,
    description: 'Changes the account of whoever is signed in.',
    errors: {
      types: [
        InvalidFieldsError,
        InvalidCredentialsError,
        EmailTakenError,
        WeakPasswordError,
        TooManyAttemptsError,
        ...refusals,
      ],
      union: union('CustomerUpdate', 'The account, or why nothing was changed.'),
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
    type: AddressCreatePayload,
    description: 'Keeps another address; the first is the default.',
    errors: {
      types: [InvalidFieldsError, ...refusals],
      union: union('CustomerAddressCreate', 'The address, or why it is not kept.'),
    },
    args: {
      address: t.arg({ type: AddressInput, required: true, description: 'The address.' }),
      isDefault: t.arg.boolean({ description: 'Whether the checkout fills it in first. Defaults to false.' }),
    },
    resolve: (_, { address, isDefault }, context) => addAddress(context, addressOf(address), isDefault ?? false),
  }),
  customerAddressUpdate: t.field({
    type: AddressUpdatePayload,
    description: 'Replaces an address. Orders keep it as it was.',
    errors: {
      types: [InvalidFieldsError, AddressNotFoundError, ...refusals],
      union: union('CustomerAddressUpdate', 'The customer, or why nothing was changed.'),
    },
    args: {
      id: t.arg.id(addressId),
      address: t.arg({ type: AddressInput, required: true, description: 'The address as it is to be.' }),
    },
    resolve: (_, { id, address }, context) => updateAddress(context, String(id), addressOf(address)),
  }),
  customerAddressDelete: t.field({
    type: AddressDeletePayload,
    description: 'Forgets an address. Where it was the default, the oldest that is left becomes it.',
    errors: {
      types: [AddressNotFoundError, ...refusals],
      union: union('CustomerAddressDelete', 'The customer, or why nothing was changed.'),
    },
    args: { id: t.arg.id(addressId) },
    resolve: async (_, { id }, context) => ({ customer: await editAddress(context, String(id), { kind: 'delete' }) }),
  }),
  customerAddressSetDefault: t.field({
    type: AddressSetDefaultPayload,
    description: 'Has the checkout fill in this address first.',
    errors: {
      types: [AddressNotFoundError, ...refusals],
      union: union('CustomerAddressSetDefault', 'The customer, or why nothing was changed.'),
    },
    args: { id: t.arg.id(addressId) },
    resolve: async (_, { id }, context) => ({ customer: await editAddress(context, String(id), { kind: 'default' }) }),
  }),
  customerDataExport: t.field({
    type: ExportPayload,
    description: 'Hands whoever is signed in everything that the shop keeps of them.',
    errors: { types: refusals, union: union('CustomerDataExport', 'The data, or why not.') },
    resolve: async (_, __, context) => ({ json: await exportCustomer(context) }),
  }),
  customerDelete: t.field({
    type: DeletePayload,
    description:
      'Deletes the account of whoever is signed in, with its addresses and cart. Orders stay as long as tax law wants them, and belong to nobody.',
    errors: {
      types: [InvalidCredentialsError, TooManyAttemptsError, ...refusals],
      union: union('CustomerDelete', 'That it is done, or why not.'),
    },
    args: { password: t.arg.string({ required: true, description: 'The account’s password.' }) },
    async resolve(_, { password }, context) {
      await removeCustomer(context, password);
      return { message: 'Your account has been deleted.' };
    },
  }),
}));
