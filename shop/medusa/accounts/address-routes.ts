import { type TSchema, Type } from 'typebox';
import { CreateAddressAnswer, CustomerAddressRecord } from '@storefront/schema/rest/customer/customer.ts';
import { AddressBody, AddressParameters } from '@storefront/schema/rest/requests/address.ts';
import { CustomerParameters } from '@storefront/schema/rest/requests/customer/customer.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { addressOf, addressRules, readBody } from '../../routes/fields.ts';
import { coded } from '../../routes/http/callers.ts';
import { refused } from '../../routes/http/problems.ts';
import type { RoutesOf } from '../../routes/route.ts';
import { type MedusaCall, MedusaRefusal } from '../medusa-client.ts';
import { accountOf, type AccountShop, customerOf } from './account-shop.ts';
import { addressBody, CustomerAnswer, customerRecord } from './medusa-customer.ts';

const ADDRESSES_MAXIMUM = 50;
const PATH = '/store/customers/me/addresses';

const Deleted = Type.Object({ deleted: Type.Boolean() });

const notFound = () => refused(404, 'Address not found');

const readAddress = (body: AddressBody) =>
  addressBody(addressOf(readBody(body, addressRules)), body.is_default ?? false);

export const medusaAddressRoutes: RoutesOf<AccountShop> = async (server, { shop }) => {
  /** Changes one of a customer's addresses. Throws a 404 for another's. */
  async function change(
    query: { token?: string; address_id?: string },
    { answer = CustomerAnswer, ...call }: { answer?: TSchema; method: MedusaCall['method']; body?: object },
  ): Promise<unknown> {
    const { sessionToken } = await customerOf(shop, query);
    if (!query.address_id) throw notFound();
    const path = `${PATH}/${encodeURIComponent(query.address_id)}`;
    try {
      return await shop.medusa(answer, { ...call, path, sessionToken } as MedusaCall);
    } catch (error) {
      if (error instanceof MedusaRefusal && error.status === 404) throw notFound();
      throw error;
    }
  }

  server.post(
    '/create_address',
    { schema: { querystring: CustomerParameters, body: AddressBody, response: { 201: CreateAddressAnswer } } },
    async ({ query, body }, reply) => {
      const { account, sessionToken } = await accountOf(shop, query);
      const { addresses } = account;
      if (addresses.length >= ADDRESSES_MAXIMUM)
        throw coded(
          409,
          'too_many_addresses',
          'You’ve reached the limit for saved addresses. Please delete one first.',
        );
      const sent = { ...readAddress(body), ...(addresses.length === 0 && { is_default_shipping: true }) };
      const answer = await shop.medusa(CustomerAnswer, { method: 'POST', path: PATH, body: sent, sessionToken });
      const known = new Set(addresses.map(({ id }) => id));
      reply.code(201);
      return customerRecord(answer.customer).addresses.find(({ id }) => !known.has(id));
    },
  );

  server.put(
    '/update_address',
    { schema: { querystring: AddressParameters, body: AddressBody, response: { 200: CustomerAddressRecord } } },
    async ({ query, body }) => {
      await change(query, { method: 'POST', body: readAddress(body) });
      const { addresses } = customerRecord((await accountOf(shop, query)).account);
      return addresses.find(({ id }) => id === query.address_id);
    },
  );

  server.put(
    '/default_address',
    { schema: { querystring: AddressParameters, response: { 200: Message } } },
    async ({ query }) => {
      await change(query, { method: 'POST', body: { is_default_shipping: true } });
      return { message: 'Default address set' };
    },
  );

  server.put(
    '/delete_address',
    { schema: { querystring: AddressParameters, response: { 200: Message } } },
    async ({ query }) => {
      await change(query, { answer: Deleted, method: 'DELETE' });
      return { message: 'Address deleted' };
    },
  );
};
