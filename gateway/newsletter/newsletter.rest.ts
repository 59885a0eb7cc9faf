import { z } from 'zod';
import type { RestOptions } from '../product/product.rest.ts';

/** `POST /subscribe_to_newsletter`: answers whether the shop takes the address. */
export async function subscribe({ rest }: RestOptions, email: string, clientAddress: string | null): Promise<boolean> {
  const answer = await rest.call({ kind: 'message', method: 'POST', path: '/subscribe_to_newsletter', body: { email, client_address: clientAddress }, safe: true, limitsCallers: true, shape: z.unknown() });
  return answer.kind === 'ok';
}
