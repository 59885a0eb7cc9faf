import { CreateAddressAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { contractOf, unreadBody } from '../../../upstream/contract/contract.ts';
import { ADDRESS_FIELDS } from '../../order/address-fields.data.ts';
import type { Address } from '../../order/order.rules.ts';
import type { RestOptions } from '../../product/product.rest.ts';
import { fieldPaths } from '../../fields/field-refusals.rest.ts';
import { attempt, mapped, type Outcome } from '../refusals.ts';
import { inSession } from '../customer.rest.ts';

const addressFieldPaths = fieldPaths(ADDRESS_FIELDS, '', 'address.');

const createAddressAnswer = contractOf(CreateAddressAnswer);

/** `POST /create_address`. Returns the address's id. */
export async function createAddress(
  { rest }: RestOptions,
  token: string,
  address: Address,
  isDefault: boolean,
): Promise<Outcome<{ id: string }>> {
  const outcome = await attempt(rest, {
    ...inSession('POST', '/create_address', token),
    body: { ...detailsAndPlace(address), is_default: isDefault },
    contract: createAddressAnswer,
    paths: addressFieldPaths,
  });
  return mapped(outcome, ({ id }) => ({ id: String(id) }));
}

/** `PUT /update_address`, `PUT /default_address` and `PUT /delete_address` */
export async function changeAddress(
  { rest }: RestOptions,
  token: string,
  id: string,
  change: { kind: 'update'; address: Address } | { kind: 'default' } | { kind: 'delete' },
): Promise<Outcome<unknown>> {
  const body = change.kind === 'update' ? { body: detailsAndPlace(change.address) } : {};
  return attempt(rest, {
    ...inSession('PUT', `/${change.kind}_address`, token, { address_id: id }),
    ...body,
    contract: unreadBody,
    paths: addressFieldPaths,
  });
}

const detailsAndPlace = ({ firstName, lastName, ...place }: Address) => ({
  first_name: firstName,
  last_name: lastName,
  ...place,
});
