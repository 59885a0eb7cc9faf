import { unreadBody } from '../../upstream/contract/contract.ts';
import { fieldPaths, fieldRefusalOf } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';

export type SubscribeAnswer = { kind: 'subscribed' | 'refused' } | { kind: 'invalid'; fields: readonly FieldError[] };

/** `POST /subscribe_to_newsletter` */
export async function subscribe(
  { rest }: RestOptions,
  email: string,
  clientAddress: string | null,
): Promise<SubscribeAnswer> {
  const answer = await rest.call({
    kind: 'message',
    method: 'POST',
    path: '/subscribe_to_newsletter',
    body: { email, client_address: clientAddress },
    safe: true,
    limitsCallers: true,
    contract: unreadBody,
  });
  const { fields = [] } = fieldRefusalOf(answer, fieldPaths(['email'])) ?? {};
  if (fields.length > 0) return { kind: 'invalid', fields };
  return { kind: answer.kind === 'ok' ? 'subscribed' : 'refused' };
}
