import { ResolvedUrl } from '@storefront/schema/rest/address.ts';
import type { RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';

const resolvedUrl = contractOf(ResolvedUrl);

/** `GET /resolve_url`; null for no redirect, or from a shop API without the call. */
export async function fetchRedirect(rest: RestClient, url: string): Promise<string | null> {
  const answer = await rest.call({
    kind: 'address',
    method: 'GET',
    path: '/resolve_url',
    query: new URLSearchParams({ url }),
    contract: resolvedUrl,
  });
  const target = answer.kind === 'ok' ? pathOf(answer.body.url) : url;
  return target === url ? null : target;
}
