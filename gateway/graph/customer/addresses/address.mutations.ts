import { builder } from '../../builder.ts';
import { InvalidFieldsError } from '../../fields/fields.errors.ts';
import { AddressInput } from '../../order/address.schema.ts';
import { addressOf } from '../../order/order.rules.ts';
import { addAddress, editAddress, updateAddress } from '../account.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  AddressNotFoundError,
  NotSignedInError,
} from '../customer.errors.ts';
import type { Customer as CustomerRecord, CustomerAddress as AddressRecord } from '../customer.rules.ts';
import { Customer, CustomerAddress, customerPayload } from '../customer.schema.ts';

const ADDRESS_ID = { required: true, description: 'Global id of one of the customer’s own addresses.' } as const;

const CreateInput = builder.inputType('CustomerAddressCreateInput', {
  description: 'An address to add to the address book.',
  fields: (t) => ({
    address: t.field({ type: AddressInput, required: true, description: 'The address.' }),
    isDefault: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether to make it the default address. The first address always is.',
    }),
  }),
});
const UpdateInput = builder.inputType('CustomerAddressUpdateInput', {
  description: 'An address’s id and its replacement.',
  fields: (t) => ({
    addressId: t.id(ADDRESS_ID),
    address: t.field({ type: AddressInput, required: true, description: 'The whole new address.' }),
  }),
});
const DeleteInput = builder.inputType('CustomerAddressDeleteInput', {
  description: 'An address to delete.',
  fields: (t) => ({ addressId: t.id(ADDRESS_ID) }),
});
const SetDefaultInput = builder.inputType('CustomerAddressSetDefaultInput', {
  description: 'An address to make the default.',
  fields: (t) => ({ addressId: t.id(ADDRESS_ID) }),
});

const DeletePayload = customerPayload('CustomerAddressDeletePayload', 'The result of deleting an address.');
const SetDefaultPayload = customerPayload(
  'CustomerAddressSetDefaultPayload',
  'The result of changing the default address.',
);

const addressPayload = (name: string, description: string, addressDescription: string) =>
  builder.objectRef<{ customer: CustomerRecord; address: AddressRecord }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.expose('customer', { type: Customer, description: 'The customer after the change.' }),
      address: t.expose('address', { type: CustomerAddress, description: addressDescription }),
    }),
  });
const CreatePayload = addressPayload('CustomerAddressCreatePayload', 'The created address.', 'The new address.');
const UpdatePayload = addressPayload('CustomerAddressUpdatePayload', 'The updated address.', 'The updated address.');

const refusals = [NotSignedInError, AccountRefusedError, AccountsUnavailableError];

builder.mutationFields((t) => ({
  customerAddressCreate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: CreatePayload,
    description: 'Adds an address to the signed-in customer’s address book. The first one becomes the default.',
    errors: { types: [InvalidFieldsError, ...refusals], union: { description: 'The created address, or the error.' } },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'The address to add.' }) },
    resolve: (_, { input }, context) => addAddress(context, addressOf(input.address), input.isDefault),
  }),
  customerAddressUpdate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: UpdatePayload,
    description: 'Replaces an address of the signed-in customer. Existing orders keep the old one.',
    errors: {
      types: [InvalidFieldsError, AddressNotFoundError, ...refusals],
      union: { description: 'The updated address, or the error.' },
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'The address’s id and its replacement.' }) },
    resolve: (_, { input }, context) => updateAddress(context, input.addressId, addressOf(input.address)),
  }),
  customerAddressDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: DeletePayload,
    description: 'Deletes an address of the customer. The oldest of the others becomes the default when it was that.',
    errors: { types: [AddressNotFoundError, ...refusals], union: { description: 'The customer, or the error.' } },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'The address to delete.' }) },
    resolve: async (_, { input }, context) => ({
      customer: await editAddress(context, input.addressId, { kind: 'delete' }),
    }),
  }),
  customerAddressSetDefault: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: SetDefaultPayload,
    description: 'Makes an address of the signed-in customer the default, which the checkout prefills.',
    errors: { types: [AddressNotFoundError, ...refusals], union: { description: 'The customer, or the error.' } },
    args: { input: t.arg({ type: SetDefaultInput, required: true, description: 'The new default address.' }) },
    resolve: async (_, { input }, context) => ({
      customer: await editAddress(context, input.addressId, { kind: 'default' }),
    }),
  }),
}));
