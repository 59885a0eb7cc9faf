import type { IncomingHttpHeaders } from 'node:http';
import { readConfig } from '../../../../config/config.ts';
import { callOf, contextOf } from '../../../../gateway/execution/call.ts';
import { readTokens } from '../../../../gateway/execution/cookies.ts';
import type { Context } from '../../../../gateway/graph/context.ts';
import { createGatewayServices } from '../../../../gateway/graph/services.ts';
import { operations, type Targets } from '../operations.ts';

/** The set-up of each of the compared servers. */
export interface Setup {
  shopApiUrl: string;
  targets: Targets;
  /** Called for every request to the shop API. */
  onRestRequest(): void;
}

export interface PeerOptions {
  /**
   * Leaves out the schema's own limit of an operation's cost, and reads the fieldsets from the shop API that the gateway would: what is left is
   * the peer's GraphQL alone, where the gateway does all its checks. Defaults to false: the schema as it is.
   */
  isUnlimited?: boolean;
}

/** Creates the context of a peer's requests: the schema's own, as any server of this schema would. */
export function createPeerContexts(
  { shopApiUrl, targets, onRestRequest }: Setup,
  { isUnlimited = false }: PeerOptions = {},
) {
  const services = createGatewayServices({ config: readConfig({}), shopApiUrl, onRestRequest });
  const reads = new Map(operations.map(({ name, query }) => [query, new Set(targets.reads[name])]));
  return ({ authorization }: IncomingHttpHeaders, query: string): Context =>
    contextOf(
      callOf({
        ...readTokens({ authorization }, false),
        clientAddress: null,
        requestId: 'bench',
        partnerId: null,
      }),
      { services, secureCookies: false },
      { reads: isUnlimited ? reads.get(query) : null, isCounted: isUnlimited },
    );
}
