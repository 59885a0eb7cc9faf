import type { IncomingHttpHeaders } from 'node:http';
import { readConfig } from '../../../../gateway/config.ts';
import { callOf, contextOf } from '../../../../gateway/execution/call.ts';
import { readTokens } from '../../../../gateway/execution/cookies.ts';
import type { Context } from '../../../../gateway/graph/context.ts';
import { createGatewayServices } from '../../../../gateway/graph/services.ts';
import { operations, type Targets } from '../operations.ts';

/** What each of the compared servers is given. */
export interface Setup {
  shopApiUrl: string;
  targets: Targets;
  /** Called for every request to the shop API. */
  onRestRequest(): void;
}

/**
 * Creates the context of a peer's requests. It makes the same REST calls as the gateway's own, fieldsets included, and does not measure the
 * operation's cost: the peers are compared by what they do with GraphQL alone.
 */
export function createPeerContexts({ shopApiUrl, targets, onRestRequest }: Setup) {
  const services = createGatewayServices({ config: readConfig({}), shopApiUrl, onRestRequest });
  const reads = new Map(operations.map(({ name, query }) => [query, new Set(targets.reads[name])]));
  return ({ authorization }: IncomingHttpHeaders, query: string): Context =>
    contextOf(
      callOf({
        ...readTokens({ authorization }, false),
        clientAddress: null,
        requestId: 'bench',
        isPartner: false,
      }),
      { services, secureCookies: false },
      { reads: reads.get(query) ?? null, isCounted: true },
    );
}
