import { CreateAddressAnswer, CustomerAddressRecord } from '@storefront/schema/rest/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { AddressBody, AddressParameters } from '@storefront/schema/rest/requests/address.ts';
import { CustomerParameters } from '@storefront/schema/rest/requests/customer/customer.ts';
import { INVALID_FIELDS, NOT_SIGNED_IN, refused } from '../http/problems.ts';
import type { SellingRoutes } from '../../selling.ts';
import { readAddress } from './account-body.ts';
import { addressRecord } from './account-record.ts';
import { coded } from '../http/callers.ts';
import { customersOnly } from './who.ts';
import { describedAs } from '../route.ts';

const notFound = () => refused(404, 'Address not found');

const OF_ADDRESS = { ...NOT_SIGNED_IN, 404: 'The customer has no address with this id.' };
const described = describedAs({
  tags: ['Addresses'],
  isOptional: true,
  querystring: AddressParameters,
  errors: OF_ADDRESS,
});

export const addressRoutes: SellingRoutes = async (server, { shop }) => {
  const { accounts } = shop;
  server.addHook('preValidation', customersOnly(shop));

  server.post(
    '/create_address',
    described({
      summary: 'Adds an address to the address book',
      response: { 201: CreateAddressAnswer },
      querystring: CustomerParameters,
      body: AddressBody,
      errors: { ...NOT_SIGNED_IN, 409: 'The address book is full (`too_many_addresses`).', ...INVALID_FIELDS },
    }),
    async ({ customer, body }, reply) => {
      const { address, isDefault } = readAddress(body);
      const created = await accounts.createAddress(customer, address, isDefault);
      if (!created)
        throw coded(
          409,
          'too_many_addresses',
          'You’ve reached the limit for saved addresses. Please delete one first.',
        );
      reply.code(201);
      return addressRecord(created);
    },
  );

  server.put(
    '/update_address',
    described({
      summary: 'Replaces an address of the address book',
      response: { 200: CustomerAddressRecord },
      body: AddressBody,
      errors: { ...OF_ADDRESS, ...INVALID_FIELDS },
    }),
    async ({ customer, query, body }) => {
      const { address, isDefault } = readAddress(body);
      const id = query.address_id ?? '';
      if (!(await accounts.updateAddress(customer, id, address, isDefault))) throw notFound();
      return addressRecord({ ...address, id });
    },
  );

  server.put(
    '/default_address',
    described({
      summary: 'Makes an address the default address',
      response: { 200: Message },
    }),
    async ({ customer, query }) => {
      if (!(await accounts.updateAddress(customer, query.address_id ?? '', null, true))) throw notFound();
      return { message: 'Default address set' };
    },
  );

  server.put(
    '/delete_address',
    described({
      summary: 'Deletes an address from the address book',
      response: { 200: Message },
    }),
    async ({ customer, query }) => {
      if (!(await accounts.deleteAddress(customer, query.address_id ?? ''))) throw notFound();
      return { message: 'Address deleted' };
    },
  );
};
