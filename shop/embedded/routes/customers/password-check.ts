import { mayBePassword } from '../../accounts/password.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { networkKey } from '../../attempts/network-key.rules.ts';
import {
  guessesPerAccount,
  guessesPerDevice,
  guessesPerPair,
  passwordsPerAddress,
  rightPasswordsPerAccount,
} from '../../attempts/limits.data.ts';
import type { Attempt } from '../../attempts/attempts.ts';
import type { Accounts } from '../../customers/accounts.ts';
import { from, throttle, tooManyAttempts } from '../http/callers.ts';
import type { ReadModel } from '../../read-model.ts';
import type { Selling } from '../../selling.ts';

import type { HashCaller } from '../../customers/passwords.ts';

type Shop = Pick<ReadModel & Selling, 'attempts' | 'accounts'>;

/** Attempts are limited by it. */
export interface PasswordCaller {
  /** The IP address; null when the gateway does not send it. */
  clientAddress: string | null;
  /** Of a device that has signed in before; null without one. */
  deviceToken: string | null;
  /** Whether the account's owner is signed in. */
  isSignedIn?: boolean;
}

export const passwordCallerOf = (body: {
  client_address?: string | null;
  device_token?: string | null;
}): PasswordCaller => ({
  clientAddress: body.client_address ?? null,
  deviceToken: body.device_token ?? null,
});

/** Only the network is known. */
export const strangerFrom = (clientAddress: string | null | undefined): HashCaller => ({
  key: networkKey(clientAddress ?? ''),
  isKnown: false,
});

/** Null for a wrong password. Throws a 429. Counts before the check, so that refused attempts cost little. */
export async function checkPassword(
  shop: Shop,
  email: string,
  password: string,
  caller: PasswordCaller,
): ReturnType<Accounts['authenticate']> {
  const right: Attempt = { limit: rightPasswordsPerAccount, subject: emailKey(email) };
  const isKnownDevice = caller.deviceToken !== null && (await shop.accounts.isKnownDevice(email, caller.deviceToken));
  const attempts = attemptsOf(email, caller, isKnownDevice);
  const seconds = await shop.attempts.waitFor([right]);
  if (seconds !== null) throw tooManyAttempts(seconds);
  await throttle(shop, [...from(passwordsPerAddress, caller.clientAddress), ...attempts]);
  if (!mayBePassword(password)) return null;
  const isKnown = isKnownDevice || caller.isSignedIn === true;
  const hashCaller = isKnown ? { key: emailKey(email), isKnown } : strangerFrom(caller.clientAddress);
  const signIn = await shop.accounts.authenticate(email, password, hashCaller);
  if (!signIn) return null;
  await throttle(shop, [right]);
  // Keep the count per account: it may hold an attacker's attempts from other addresses.
  await shop.attempts.forget(attempts.filter(({ limit }) => limit !== guessesPerAccount));
  return signIn;
}

/** A known device counts apart, so that others' wrong passwords do not lock out the owner. */
function attemptsOf(email: string, { clientAddress, deviceToken }: PasswordCaller, isKnownDevice: boolean): Attempt[] {
  const subject = emailKey(email);
  if (deviceToken !== null && isKnownDevice) return [{ limit: guessesPerDevice, subject, within: deviceToken }];
  return [
    { limit: guessesPerPair, subject, within: networkKey(clientAddress ?? '') },
    { limit: guessesPerAccount, subject },
  ];
}
