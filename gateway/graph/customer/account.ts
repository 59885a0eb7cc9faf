import type { Context } from '../context.ts';
import { placeOf } from '../delivery/place.rules.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { keyOf } from '../ids.rules.ts';
import type { Address } from '../order/order.rules.ts';
import { AccountRefusedError, AddressNotFoundError, errorOf, NotSignedInError } from './customer.errors.ts';
import { deleteAccount, exportAccount, updateAccount, type AccountChange } from './customer.rest.ts';
import { changeAddress, createAddress } from './addresses/address.rest.ts';
import { cancelEmailChange, resendEmailConfirmation } from './email-change/email-change.rest.ts';
import {
  checkAddress,
  checkDetails,
  checkEmail,
  type Customer,
  type CustomerAddress,
  type Details,
} from './customer.rules.ts';
import { done } from './refusals.ts';

/** What is missing or null stays as it is. */
type WantedChange = {
  [Field in keyof Details | 'email' | 'newPassword' | 'currentPassword']?: string | null | undefined;
} & { newsletter?: boolean | null | undefined };

/** Throws NotSignedInError without a customer. */
async function signedIn({ customer, request }: Context): Promise<{ customer: Customer; token: string }> {
  const found = await customer.read();
  if (!found || request.sessionToken === null) throw new NotSignedInError();
  return { customer: found, token: request.sessionToken };
}

/** Null is unexpected: the shop API has just accepted the session. */
async function after({ customer }: Context): Promise<Customer> {
  const found = await customer.readAgain();
  if (!found) throw new AccountRefusedError();
  return found;
}

/** Throws a UserError when a change is refused. */
export async function changeCustomer(context: Context, wanted: WantedChange): Promise<Customer> {
  const { customer, token } = await signedIn(context);
  const { firstName, lastName, phone, company, vatNumber } = wanted;
  const { email, newPassword, newsletter, currentPassword } = wanted;
  const change: AccountChange = {};
  const errors = [];
  if ([firstName, lastName, phone, company, vatNumber].some((value) => value != null)) {
    const checked = checkDetails({
      firstName: firstName ?? customer.firstName,
      lastName: lastName ?? customer.lastName,
      phone: phone ?? customer.phone,
      company: company ?? customer.company,
      vatNumber: vatNumber ?? customer.vatNumber,
    });
    errors.push(...checked.errors);
    change.details = checked.details;
  }
  if (email != null) {
    const checked = checkEmail(email);
    errors.push(...checked.errors);
    change.email = checked.email;
  }
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  if (newPassword != null) change.newPassword = newPassword;
  if (newsletter != null) change.newsletter = newsletter;
  if (currentPassword != null) change.currentPassword = currentPassword;
  const { token: newToken } = done(await updateAccount(context.shopApi, token, change, context.request), errorOf);
  // A new password ends every session; the shop API returns a new token for this one.
  if (newToken) {
    context.request.sessionToken = newToken;
    context.request.cartToken = newToken;
    context.response.setSessionToken(newToken);
  }
  return after(context);
}

export async function resendEmail(context: Context): Promise<Customer> {
  const { token } = await signedIn(context);
  done(await resendEmailConfirmation(context.shopApi, token), errorOf);
  return after(context);
}

export async function keepEmail(context: Context): Promise<Customer> {
  const { token } = await signedIn(context);
  done(await cancelEmailChange(context.shopApi, token), errorOf);
  return after(context);
}

export async function addAddress(
  context: Context,
  given: Address,
  isDefault: boolean,
): Promise<{ customer: Customer; address: CustomerAddress }> {
  const { customer, token } = await signedIn(context);
  const { address, errors } = checkAddress(given, customer, placeOf);
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  const { id } = done(await createAddress(context.shopApi, token, address, isDefault), errorOf);
  const changed = await after(context);
  const kept = changed.addresses.find((candidate) => candidate.id === id);
  if (!kept) throw new AccountRefusedError();
  return { customer: changed, address: kept };
}

/** Another customer's is not found, so its existence is not revealed. */
export async function editAddress(
  context: Context,
  addressId: string,
  change: { kind: 'update'; address: Address } | { kind: 'default' } | { kind: 'delete' },
): Promise<Customer> {
  const { customer, token } = await signedIn(context);
  const id = keyOf('CustomerAddress', addressId);
  if (id === null || !customer.addresses.some((address) => address.id === id)) throw new AddressNotFoundError();
  let checked = change;
  if (change.kind === 'update') {
    const { address, errors } = checkAddress(change.address, customer, placeOf);
    if (errors.length > 0) throw new InvalidFieldsError(errors);
    checked = { kind: 'update', address };
  }
  const outcome = await changeAddress(context.shopApi, token, id, checked);
  // A 404 means an address that was deleted meanwhile, or a shop API without an address book.
  if (outcome.kind === 'refused' && outcome.refusal.status === 404) {
    const { addresses } = await after(context);
    if (!addresses.some((address) => address.id === id)) throw new AddressNotFoundError();
  }
  done(outcome, errorOf);
  return after(context);
}

export async function updateAddress(
  context: Context,
  addressId: string,
  given: Address,
): Promise<{ customer: Customer; address: CustomerAddress }> {
  const customer = await editAddress(context, addressId, { kind: 'update', address: given });
  const address = customer.addresses.find(({ id }) => id === keyOf('CustomerAddress', addressId));
  if (!address) throw new AddressNotFoundError();
  return { customer, address };
}

export async function exportCustomer(context: Context): Promise<string> {
  const { token } = await signedIn(context);
  return JSON.stringify(done(await exportAccount(context.shopApi, token), errorOf), null, 2);
}

/** The password is required as confirmation. */
export async function removeCustomer(context: Context, password: string): Promise<void> {
  const { token } = await signedIn(context);
  done(await deleteAccount(context.shopApi, token, password, context.request), errorOf);
  context.request.sessionToken = null;
  context.request.cartToken = null;
  context.response.setSessionToken(null);
}
