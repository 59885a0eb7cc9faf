import { z } from 'zod';
import type { RestClient } from '../../upstream/client.ts';
import { path } from '../../upstream/shapes.ts';

const shape = z.object({ url: path });

/** `GET /resolve_url`: where an address that is neither category nor product leads; null when nowhere, or when the API has no such call. */
export async function fetchRedirect(rest: RestClient, url: string): Promise<string | null> {
  const answer = await rest.call({
    kind: 'address',
    method: 'GET',
    path: '/resolve_url',
    query: new URLSearchParams({ url }),
    shape,
  });
  return answer.kind === 'ok' && answer.body.url !== url ? answer.body.url : null;
}
