import { z } from 'zod';
import { addressFields, orderShape, toOrder } from '../order/order.rest.ts';
import type { Order } from '../order/order.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { RestAnswer } from '../../upstream/call.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { listOf, optionalText, positionsOf } from '../../upstream/shapes.ts';
import type { RestPage } from '../../upstream/window.ts';
import type { Customer, Details } from './customer.rules.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import { outcomeOf, type Outcome } from './refusals.ts';

export const identifier = z.union([z.string().min(1).max(200), z.number()]).transform(String);

const addressShape = z
  .object({ id: identifier, ...addressFields })
  .transform(({ first_name, last_name, ...address }) => ({ ...address, firstName: first_name, lastName: last_name }));

/** A customer as the shop API tells it; what it does not keep is empty. */
const customerShape = z
  .object({
    id: identifier,
    email: z.string(),
    pending_email: z.string().nullish(),
    first_name: optionalText,
    last_name: optionalText,
    phone: optionalText,
    company: optionalText,
    newsletter: z.boolean().nullish(),
    default_address_id: identifier.nullish(),
    addresses: listOf(addressShape, ({ id }) => id).nullish(),
  })
  .transform(
    ({ pending_email, first_name, last_name, newsletter, default_address_id, addresses, ...customer }): Customer => ({
      ...customer,
      pendingEmail: pending_email ?? null,
      firstName: first_name,
      lastName: last_name,
      newsletter: newsletter ?? false,
      addresses: (addresses ?? []).map((address) => ({ ...address, isDefault: address.id === default_address_id })),
    }),
  );

/** Whether an answer says that nobody is signed in with that token, or that this shop has no accounts. */
const isNobody = (answer: RestAnswer<unknown>) =>
  isAbsent(answer) || (answer.kind === 'refused' && (answer.status === 401 || answer.status === 403));

export const as = (token: string, more: Record<string, string> = {}) => new URLSearchParams({ token, ...more });

/** `GET /account/info`: who is signed in with a token; null for nobody. */
export async function fetchCustomer({ rest }: RestOptions, token: string): Promise<Customer | null> {
  const answer = await rest.call({
    kind: 'customer',
    method: 'GET',
    path: '/account/info',
    query: as(token),
    shape: customerShape,
  });
  return isNobody(answer) ? null : bodyOf('/account/info', answer);
}

/** Where a password comes from: guesses are counted by it. */
export interface Guesser {
  /** Where on the network the caller is; null where that is not known. */
  clientAddress: string | null;
  /** What the caller's device is known by, which has signed in before; null for one that has not. */
  deviceToken: string | null;
}

export const guesserRecord = ({ clientAddress, deviceToken }: Guesser) => ({
  client_address: clientAddress,
  device_token: deviceToken,
});

/** What a customer may change; what is missing stays. */
export interface AccountChange {
  details?: Details;
  email?: string;
  newPassword?: string;
  newsletter?: boolean;
  currentPassword?: string;
}

const updateFields = new Map([
  ...fieldPaths(['firstName', 'lastName', 'phone', 'company'], 'details.'),
  ...fieldPaths(['email', 'newPassword', 'currentPassword']),
]);

const changedShape = z.object({
  customer: customerShape,
  token: z
    .string()
    .regex(/^[\w.~+/=-]{8,256}$/)
    .nullish(),
});

/** `PUT /update_account`: answers the customer after it, and a new token where the password is another now. */
export async function updateAccount(
  { rest }: RestOptions,
  token: string,
  { details, newPassword, currentPassword, ...change }: AccountChange,
  guesser: Guesser,
): Promise<Outcome<{ customer: Customer; token?: string | null | undefined }>> {
  const body = {
    ...change,
    details: details && detailsRecord(details),
    new_password: newPassword,
    current_password: currentPassword,
    ...guesserRecord(guesser),
  };
  return outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'PUT',
      path: '/update_account',
      query: as(token),
      body,
      limitsCallers: true,
      shape: changedShape,
    }),
    updateFields,
  );
}

export const detailsRecord = ({ firstName, lastName, ...details }: Details) => ({
  first_name: firstName,
  last_name: lastName,
  ...details,
});

/** `GET /orders`: one page of a customer's orders, newest first; none where the shop API lists none. */
export async function fetchOrders(
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  page: number,
): Promise<RestPage<Order>> {
  const shape = z.object({ results: positionsOf(orderShape, ({ id }) => id), total: z.int().min(0) });
  const answer = await rest.call({
    kind: 'order',
    method: 'GET',
    path: '/orders',
    query: as(token, { page_no: String(page) }),
    shape,
  });
  if (isNobody(answer)) return { items: [], total: 0 };
  const { results, total } = bodyOf('/orders', answer);
  return { items: results.map((order) => order && toOrder(order, pricesIncludeVat)), total };
}

/** `GET /orders/{id}`: one of the customer's own orders; null for another's. */
export async function fetchOwnOrder(
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  id: string,
): Promise<Order | null> {
  const answer = await rest.call({
    kind: 'order',
    method: 'GET',
    path: `/orders/${encodeURIComponent(id)}`,
    query: as(token),
    shape: orderShape,
  });
  return isNobody(answer) ? null : toOrder(bodyOf('/orders', answer), pricesIncludeVat);
}

/** `GET /account/export`: everything that the shop keeps of a customer, as it keeps it. */
export async function exportAccount({ rest }: RestOptions, token: string): Promise<Outcome<unknown>> {
  return outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'GET',
      path: '/account/export',
      query: as(token),
      shape: z.record(z.string(), z.unknown()),
    }),
  );
}

/** `POST /delete_account`. */
export async function deleteAccount(
  { rest }: RestOptions,
  token: string,
  password: string,
  guesser: Guesser,
): Promise<Outcome<unknown>> {
  return outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'POST',
      path: '/delete_account',
      query: as(token),
      body: { password, ...guesserRecord(guesser) },
      limitsCallers: true,
      shape: z.unknown(),
    }),
  );
}
