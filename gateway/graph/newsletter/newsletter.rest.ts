import { unreadBody } from '../../upstream/contract/contract.ts';
import { attempt, type Outcome } from '../customer/refusals.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';

/** `POST /subscribe_to_newsletter` */
export async function subscribe(
  { rest }: RestOptions,
  email: string,
  clientAddress: string | null,
): Promise<Outcome<unknown>> {
  return attempt(rest, {
    kind: 'message',
    method: 'POST',
    path: '/subscribe_to_newsletter',
    body: { email, client_address: clientAddress },
    safe: true,
    limitsCallers: true,
    contract: unreadBody,
    paths: fieldPaths(['email']),
  });
}
