import { AccountExport, CustomerRecord, UpdateAccountAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { OrderPage, OrderRecord } from '@storefront/schema/rest/order.ts';
import { isOrderText, toAddress, toOrder } from '../order/order.rest.ts';
import type { Order } from '../order/order.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { RestAnswer, RestCall } from '../../upstream/call.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { countOf, listOf, positionsOf, textOf } from '../../upstream/contract/values.ts';
import type { RestPage } from '../../upstream/window.ts';
import type { Customer, Details } from './customer.rules.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import { attempt, mapped, type Outcome } from './refusals.ts';

const customerRecord = contractOf(CustomerRecord);
const updateAccountAnswer = contractOf(UpdateAccountAnswer);
const orderPage = contractOf(OrderPage);
const orderRecord = contractOf(OrderRecord);
const accountExport = contractOf(AccountExport);

/** Missing details are empty. */
function toCustomer(record: CustomerRecord): Customer {
  const defaultId = record.default_address_id == null ? null : String(record.default_address_id);
  return {
    id: String(record.id),
    email: record.email,
    pendingEmail: record.pending_email ?? null,
    firstName: textOf(record.first_name),
    lastName: textOf(record.last_name),
    phone: textOf(record.phone),
    company: textOf(record.company),
    vatNumber: textOf(record.vat_number),
    newsletter: record.newsletter ?? false,
    addresses: listOf(record.addresses, 'id', (address) => ({
      id: String(address.id),
      ...toAddress(address),
      isDefault: String(address.id) === defaultId,
    })),
  };
}

/** The token is not signed in, or the shop API has no accounts. */
const isNobody = (answer: RestAnswer<unknown>) =>
  isAbsent(answer) || (answer.kind === 'refused' && (answer.status === 401 || answer.status === 403));

export const as = (token: string, more: Record<string, string> = {}) => new URLSearchParams({ token, ...more });

export const inSession = (
  method: RestCall<unknown>['method'],
  path: string,
  token: string,
  more?: Record<string, string>,
) => ({ kind: 'customer', method, path, query: as(token, more) }) as const;

/** `GET /account/info`; null for an unknown token. */
export async function fetchCustomer({ rest }: RestOptions, token: string): Promise<Customer | null> {
  const answer = await rest.call({
    ...inSession('GET', '/account/info', token),
    contract: customerRecord,
  });
  return isNobody(answer) ? null : toCustomer(bodyOf('/account/info', answer));
}

/** Failed password attempts are counted by it. */
export interface Guesser {
  /** Null when unknown. */
  clientAddress: string | null;
  /** The token of a device that has signed in before; null for any other. */
  deviceToken: string | null;
}

export const guesserRecord = ({ clientAddress, deviceToken }: Guesser) => ({
  client_address: clientAddress,
  device_token: deviceToken,
});

/** Missing properties stay as they are. */
export interface AccountChange {
  details?: Details;
  email?: string;
  newPassword?: string;
  newsletter?: boolean;
  currentPassword?: string;
}

const updateFields = new Map([
  ...fieldPaths(['firstName', 'lastName', 'phone', 'company', 'vatNumber'], 'details.'),
  ...fieldPaths(['email', 'newPassword', 'currentPassword']),
]);

/** `PUT /update_account`. Returns a new token when the password was changed. */
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
  const outcome = await attempt(rest, {
    // Without a password nothing is hashed.
    kind: newPassword || currentPassword ? 'password' : 'customer',
    method: 'PUT',
    path: '/update_account',
    query: as(token),
    body,
    limitsCallers: true,
    contract: updateAccountAnswer,
    paths: updateFields,
  });
  return mapped(outcome, ({ customer, token: newToken }) => ({ customer: toCustomer(customer), token: newToken }));
}

export const detailsRecord = ({ firstName, lastName, phone, company, vatNumber }: Details) => ({
  first_name: firstName,
  last_name: lastName,
  phone,
  company,
  vat_number: vatNumber,
});

/** `GET /orders`: newest first; none for an unknown token. */
export async function fetchOrders(
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  page: number,
): Promise<RestPage<Order>> {
  const answer = await rest.call({
    kind: 'order',
    method: 'GET',
    path: '/orders',
    query: as(token, { page_no: String(page) }),
    contract: orderPage,
  });
  if (isNobody(answer)) return { items: [], total: 0 };
  const { results, total } = bodyOf('/orders', answer);
  const items = positionsOf(results, 'id', (order) => toOrder(order, pricesIncludeVat));
  return { items, total: countOf(total) };
}

/** `GET /orders/{id}`; null for an order that is not the customer's own. */
export async function fetchOwnOrder(
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  id: string,
): Promise<Order | null> {
  if (!isOrderText(id)) return null;
  const answer = await rest.call({
    kind: 'order',
    method: 'GET',
    path: `/orders/${encodeURIComponent(id)}`,
    query: as(token),
    contract: orderRecord,
  });
  return isNobody(answer) ? null : toOrder(bodyOf('/orders', answer), pricesIncludeVat);
}

/** `GET /account/export`, in the shop's own format. */
export async function exportAccount({ rest }: RestOptions, token: string): Promise<Outcome<unknown>> {
  return attempt(rest, {
    ...inSession('GET', '/account/export', token),
    contract: accountExport,
  });
}

/** `POST /delete_account` */
export async function deleteAccount(
  { rest }: RestOptions,
  token: string,
  password: string,
  guesser: Guesser,
): Promise<Outcome<unknown>> {
  return attempt(rest, {
    kind: 'password',
    method: 'POST',
    path: '/delete_account',
    query: as(token),
    body: { password, ...guesserRecord(guesser) },
    limitsCallers: true,
    contract: unreadBody,
  });
}
