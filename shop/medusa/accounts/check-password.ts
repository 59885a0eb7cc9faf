import { Type } from 'typebox';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { mayBePassword } from '../../accounts/password.rules.ts';
import { type Attempt, forgetAttempts, waitFor } from '../../database/attempts/attempt-store.ts';
import {
  guessesPerAccount,
  guessesPerPair,
  passwordsPerAddress,
  rightPasswordsPerAccount,
} from '../../database/attempts/limits.data.ts';
import { networkKey } from '../../database/attempts/throttle.rules.ts';
import type { ReadModel } from '../../read-model.ts';
import { from, throttle, tooManyAttempts } from '../../routes/http/callers.ts';
import { type Medusa, MedusaRefusal } from '../medusa-client.ts';
import type { MedusaCustomer } from '../sessions.ts';

export const TokenAnswer = Type.Object({ token: Type.String({ minLength: 1 }) });

interface Guess {
  email: string;
  password: string;
  clientAddress: string | null | undefined;
}

/**
 * Signs in to Medusa; null for a wrong password. Throws a 429 after too many attempts, which are counted before Medusa is called, as it limits
 * none.
 */
export async function signInToMedusa(
  { db }: Pick<ReadModel, 'db'>,
  medusa: Medusa,
  { email, password, clientAddress }: Guess,
): Promise<MedusaCustomer | null> {
  const now = new Date();
  const subject = emailKey(email);
  const right: Attempt = { limit: rightPasswordsPerAccount, subject };
  const ofPair: Attempt = { limit: guessesPerPair, subject, within: networkKey(clientAddress ?? '') };
  const seconds = await waitFor(db, [right], now);
  if (seconds !== null) throw tooManyAttempts(seconds);
  await throttle({ db }, [...from(passwordsPerAddress, clientAddress), ofPair, { limit: guessesPerAccount, subject }]);
  const customer = mayBePassword(password) ? await authenticate(medusa, email, password) : null;
  if (!customer) return null;
  await throttle({ db }, [right]);
  await forgetAttempts(db, [ofPair]);
  return customer;
}

/** A session in Medusa by email address and password; null when they are wrong, or registering was broken off. */
export async function authenticate(medusa: Medusa, email: string, password: string): Promise<MedusaCustomer | null> {
  try {
    const { token: sessionToken } = await medusa(TokenAnswer, {
      method: 'POST',
      path: '/auth/customer/emailpass',
      // Medusa tells addresses apart by their case.
      body: { email: email.toLowerCase(), password },
    });
    const customerId = actorOf(sessionToken);
    return customerId === '' ? null : { customerId, sessionToken };
  } catch (error) {
    if (error instanceof MedusaRefusal && error.status === 401) return null;
    throw error;
  }
}

/** The customer whom a token of Medusa is for; empty for none. Medusa signed it, and sent it on this connection. */
function actorOf(jwt: string): string {
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { actor_id?: unknown };
  return typeof claims.actor_id === 'string' ? claims.actor_id : '';
}
