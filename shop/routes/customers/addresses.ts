import { createAddress, deleteAddress, updateAddress } from '../../customers/store/address-store.ts';
import { invalid } from '../fields.ts';
import { ok, refusal, type Route } from '../route.ts';
import { addressBody } from './account-body.ts';
import { addressRecord } from './account-record.ts';
import { asCustomer, coded } from './who.ts';

const NOT_FOUND = refusal(404, 'Address not found');

export const addressRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/create_address\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id }) => {
        const parsed = addressBody.safeParse(request.body);
        if (!parsed.success) return invalid(parsed.error);
        const created = await createAddress(shop.db, id, parsed.data.address, parsed.data.isDefault, new Date());
        return created
          ? { status: 201, body: addressRecord(created) }
          : coded(
              409,
              'too_many_addresses',
              'You have as many addresses as an account can keep. Please delete one first.',
            );
      }),
  },
  {
    method: 'PUT',
    path: /^\/update_address\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id }) => {
        const parsed = addressBody.safeParse(request.body);
        if (!parsed.success) return invalid(parsed.error);
        const { address, isDefault } = parsed.data;
        const addressId = request.query.get('address_id') ?? '';
        return (await updateAddress(shop.db, id, addressId, address, isDefault))
          ? ok(addressRecord({ ...address, id: addressId }))
          : NOT_FOUND;
      }),
  },
  {
    method: 'PUT',
    path: /^\/default_address\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id }) =>
        (await updateAddress(shop.db, id, request.query.get('address_id') ?? '', null, true))
          ? ok({ message: 'Default address set' })
          : NOT_FOUND,
      ),
  },
  {
    method: 'PUT',
    path: /^\/delete_address\/?$/,
    answer: (request, shop) =>
      asCustomer(request, shop, async ({ id }) =>
        (await deleteAddress(shop.db, id, request.query.get('address_id') ?? ''))
          ? ok({ message: 'Address deleted' })
          : NOT_FOUND,
      ),
  },
];
