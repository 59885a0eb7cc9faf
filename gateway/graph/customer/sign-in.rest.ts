import { ResetPasswordAnswer, SignInAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { ADDRESS_FIELDS } from '../order/address-fields.data.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import type { RegistrationForm } from './customer.rules.ts';
import { detailsRecord, guesserRecord, type Guesser } from './customer.rest.ts';
import { attempt, type Outcome } from './refusals.ts';

export interface Stranger extends Guesser {
  /** The anonymous cart to merge into the customer's. */
  cartToken: string | null;
}

const signInAnswer = contractOf(SignInAnswer);
const resetPasswordAnswer = contractOf(ResetPasswordAnswer);

const strangerRecord = ({ cartToken, ...guesser }: Stranger) => ({ cart_token: cartToken, ...guesserRecord(guesser) });

const registrationFields = fieldPaths(['email', 'password', ...ADDRESS_FIELDS]);

/** `POST /create_account` */
export async function register(
  { rest }: RestOptions,
  { firstName, lastName, phone, company, address, ...form }: RegistrationForm,
  stranger: Stranger,
): Promise<Outcome<SignInAnswer>> {
  const body = {
    ...form,
    ...address,
    ...detailsRecord({ firstName, lastName, phone, company, vatNumber: '' }),
    ...strangerRecord(stranger),
  };
  return attempt(rest, {
    kind: 'password',
    method: 'POST',
    path: '/create_account',
    body,
    limitsCallers: true,
    contract: signInAnswer,
    paths: registrationFields,
  });
}

/** `POST /login` */
export async function logIn(
  { rest }: RestOptions,
  email: string,
  password: string,
  stranger: Stranger,
): Promise<Outcome<SignInAnswer>> {
  const outcome = await attempt(rest, {
    kind: 'password',
    method: 'POST',
    path: '/login',
    body: { email, password, ...strangerRecord(stranger) },
    limitsCallers: true,
    contract: signInAnswer,
  });
  if (outcome.kind === 'done' || outcome.refusal.status !== 401) return outcome;
  return { kind: 'refused', refusal: { ...outcome.refusal, code: 'invalid_credentials' } };
}

/** `POST /logout` */
export async function logOut({ rest }: RestOptions, token: string): Promise<void> {
  await rest.call({
    kind: 'customer',
    method: 'POST',
    path: '/logout',
    query: new URLSearchParams({ token }),
    safe: true,
    contract: unreadBody,
  });
}

/** `POST /request_password_reset`: the answer does not reveal whether the account exists. */
export async function requestReset(
  { rest }: RestOptions,
  email: string,
  { clientAddress }: Pick<Stranger, 'clientAddress'>,
): Promise<Outcome<unknown>> {
  return attempt(rest, {
    kind: 'customer',
    method: 'POST',
    path: '/request_password_reset',
    body: { email, client_address: clientAddress },
    limitsCallers: true,
    contract: unreadBody,
    paths: fieldPaths(['email']),
  });
}

/** `POST /reset_password`: the token of a mailed link. */
export async function resetPassword(
  { rest }: RestOptions,
  link: string,
  password: string,
  guesser: Guesser,
): Promise<Outcome<Pick<SignInAnswer, 'device_token'>>> {
  return attempt(rest, {
    kind: 'password',
    method: 'POST',
    path: '/reset_password',
    body: { token: link, password, ...guesserRecord(guesser) },
    limitsCallers: true,
    contract: resetPasswordAnswer,
    paths: fieldPaths(['password']),
  });
}
