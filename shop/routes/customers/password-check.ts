import { mayBePassword } from '../../customers/password.rules.ts';
import {
  emailKey,
  guessesPerAccount,
  guessesPerDevice,
  guessesPerPair,
  networkKey,
  passwordsPerAddress,
  rightPasswordsPerAccount,
} from '../../database/attempts/throttle.rules.ts';
import { forgetAttempts, waitFor, type Attempt } from '../../database/attempts/attempt-store.ts';
import { readCredentials, type Credentials } from '../../customers/store/customer-store.ts';
import { isKnownDevice } from '../../customers/store/device-store.ts';
import { from, throttle, tooManyAttempts } from './who.ts';
import type { Shop } from '../route.ts';

/** Where a password comes from. */
export interface Guesser {
  /** The address of the network that the gateway was called from; null where it does not tell. */
  clientAddress: string | null;
  /** The token of a device that has signed in before; null for none. */
  deviceToken: string | null;
}

/** The guesser as bodies tell it. */
export const guesserOf = (body: { client_address?: string | null; device_token?: string | null }): Guesser => ({
  clientAddress: body.client_address ?? null,
  deviceToken: body.device_token ?? null,
});

/**
 * The account that a password opens; null for a wrong one. Refuses too many attempts. It is counted before anything is
 * hashed, or guesses that have to wait would cost as much. The same answer and the same work for addresses without an account.
 */
export async function checkPassword(
  shop: Shop,
  email: string,
  password: string,
  guesser: Guesser,
): Promise<Credentials | null> {
  const now = new Date();
  const right: Attempt = { limit: rightPasswordsPerAccount, subject: emailKey(email) };
  const own = await ownGuesses(shop, email, guesser, now);
  const seconds = await waitFor(shop.db, [right], now);
  if (seconds !== null) throw tooManyAttempts(seconds);
  await throttle(shop, [...from(passwordsPerAddress, guesser.clientAddress), ...own]);
  if (!mayBePassword(password)) return null;
  const known = await readCredentials(shop.db, email);
  const fits = await shop.passwords.fits(password, known?.hash ?? null);
  if (!known || !fits) return null;
  await throttle(shop, [right]);
  // Guesses from elsewhere still count: the owner's signing in says nothing of them.
  await forgetAttempts(
    shop.db,
    own.filter(({ limit }) => limit !== guessesPerAccount),
  );
  return known;
}

/** A device that has signed in before is counted by itself, so that nobody else's guesses keep its owner out. */
async function ownGuesses(
  { db }: Shop,
  email: string,
  { clientAddress, deviceToken }: Guesser,
  now: Date,
): Promise<Attempt[]> {
  const subject = emailKey(email);
  if (deviceToken !== null && (await isKnownDevice(db, email, deviceToken, now)))
    return [{ limit: guessesPerDevice, subject, within: deviceToken }];
  return [
    { limit: guessesPerPair, subject, within: networkKey(clientAddress ?? '') },
    { limit: guessesPerAccount, subject },
  ];
}
