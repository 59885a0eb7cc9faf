import type { IncomingHttpHeaders } from 'node:http';
import { readConfig } from '../../../../gateway/config/config.ts';
import { callOf, contextOf } from '../../../../gateway/graphql-server/call.ts';
import { readTokens } from '../../../../gateway/graphql-server/cookies.ts';
import type { Context } from '../../../../gateway/graph/context.ts';
import { createGatewayServices } from '../../../../gateway/graph/services.ts';
import type { Targets } from '../operations.ts';

/** The set-up of each of the compared servers. */
export interface Setup {
  shopApiUrl: string;
  targets: Targets;
  /** Called for every request to the shop API. */
  onRestRequest(): void;
}

/** Creates the context of a peer's requests: the schema's own, as any server of this schema would. */
export function createPeerContexts({ shopApiUrl, onRestRequest }: Setup) {
  const services = createGatewayServices({ config: readConfig({}), shopApiUrl, onRestRequest });
  return ({ authorization }: IncomingHttpHeaders): Context =>
    contextOf(
      callOf({
        ...readTokens({ authorization }, false),
        clientAddress: null,
        requestId: 'bench',
        partnerId: null,
      }),
      { services, secureCookies: false },
    );
}
