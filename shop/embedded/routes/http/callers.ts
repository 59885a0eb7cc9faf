import type { FastifyRequest } from 'fastify';
import type { Attempt } from '../../attempts/attempts.ts';
import { networkKey } from '../../attempts/network-key.rules.ts';
import type { Limit } from '../../attempts/window.rules.ts';
import type { ReadModel } from '../../read-model.ts';
import { ProblemError, refused } from './problems.ts';

/** Throws a 401 without one. */
export function tokenOf({ token }: { token?: string }): string {
  if (!token) throw refused(401, 'Unauthorized');
  return token;
}

/** Throws a 401 without a token, before the body is validated. */
export const requireToken = async ({ query }: FastifyRequest) => void tokenOf(query as { token?: string });

/** `code` is stable, for programs. */
export const coded = (status: number, code: string, detail: string): ProblemError =>
  new ProblemError({ status, code, detail });

/** Throws a 429 when a limit is exceeded. */
export async function throttle({ attempts }: Pick<ReadModel, 'attempts'>, made: readonly Attempt[]): Promise<void> {
  const seconds = await attempts.count(made);
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/** The seconds are sent in Retry-After. */
export function tooManyAttempts(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError({
    status: 429,
    code: 'throttled',
    detail: `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    headers: { 'retry-after': String(seconds) },
  });
}

/** None when the gateway does not send the IP address. */
export function from(limit: Limit, clientAddress: string | null | undefined): Attempt[] {
  return clientAddress ? [{ limit, subject: networkKey(clientAddress) }] : [];
}
