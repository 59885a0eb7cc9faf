import { z } from 'zod';
import type { RestOptions } from '../product/product.rest.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import type { RegistrationForm } from './customer.rules.ts';
import { detailsRecord, guesserRecord, type Guesser } from './customer.rest.ts';
import { outcomeOf, type Outcome } from './refusals.ts';

/** Whoever asks without being signed in. */
export interface Stranger extends Guesser {
  /** The cart that is to come along. */
  cartToken: string | null;
}

/** A sign-in as the shop API answers it. */
export interface SignedIn {
  token: string;
  /** Whether the shop has moved the anonymous cart itself; missing where it does not say. */
  cart_merged?: boolean | null | undefined;
  /** What the device is known by from now on; missing where the shop does not tell devices apart. */
  device_token?: string | null | undefined;
}

/** A token that can travel in a cookie and a header. */
const token = z.string().regex(/^[\w.~+/=-]{8,256}$/);
const signedInShape = z.object({ token, cart_merged: z.boolean().nullish(), device_token: token.nullish() });

const strangerRecord = ({ cartToken, ...guesser }: Stranger) => ({ cart_token: cartToken, ...guesserRecord(guesser) });

const registrationFields = fieldPaths([
  'email',
  'password',
  'firstName',
  'lastName',
  'phone',
  'company',
  'address1',
  'address2',
  'city',
  'county',
  'postcode',
  'country',
]);

/** `POST /create_account`: makes an account and signs in. */
export async function register(
  { rest }: RestOptions,
  { firstName, lastName, phone, company, ...form }: RegistrationForm,
  stranger: Stranger,
): Promise<Outcome<SignedIn>> {
  const body = { ...form, ...detailsRecord({ firstName, lastName, phone, company }), ...strangerRecord(stranger) };
  return outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'POST',
      path: '/create_account',
      body,
      limitsCallers: true,
      shape: signedInShape,
    }),
    registrationFields,
  );
}

/** `POST /login`. */
export async function logIn(
  { rest }: RestOptions,
  email: string,
  password: string,
  stranger: Stranger,
): Promise<Outcome<SignedIn>> {
  const outcome = outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'POST',
      path: '/login',
      body: { email, password, ...strangerRecord(stranger) },
      limitsCallers: true,
      shape: signedInShape,
    }),
  );
  if (outcome.kind === 'done' || outcome.refusal.status !== 401) return outcome;
  return { kind: 'refused', refusal: { ...outcome.refusal, code: 'invalid_credentials' } };
}

/** `POST /logout`: the token opens nothing from then on. */
export async function logOut({ rest }: RestOptions, token: string): Promise<void> {
  await rest.call({
    kind: 'customer',
    method: 'POST',
    path: '/logout',
    query: new URLSearchParams({ token }),
    safe: true,
    shape: z.unknown(),
  });
}

/** `POST /request_password_reset`: mails a link where there is an account; nobody is told whether there is. */
export async function requestReset(
  { rest }: RestOptions,
  email: string,
  { clientAddress }: Pick<Stranger, 'clientAddress'>,
): Promise<Outcome<unknown>> {
  return outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'POST',
      path: '/request_password_reset',
      body: { email, client_address: clientAddress },
      limitsCallers: true,
      shape: z.unknown(),
    }),
    fieldPaths(['email']),
  );
}

const resetShape = z.object({ device_token: token.nullish() });

/** `POST /reset_password`: sets a password by the token of a mailed link. */
export async function resetPassword(
  { rest }: RestOptions,
  link: string,
  password: string,
  guesser: Guesser,
): Promise<Outcome<Pick<SignedIn, 'device_token'>>> {
  return outcomeOf(
    await rest.call({
      kind: 'customer',
      method: 'POST',
      path: '/reset_password',
      body: { token: link, password, ...guesserRecord(guesser) },
      limitsCallers: true,
      shape: resetShape,
    }),
    fieldPaths(['password']),
  );
}
