import type { IncomingMessage, ServerResponse } from 'node:http';
import { Type } from 'typebox';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import { isAbsent } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';

const outbox = contractOf(Type.Array(Type.Unknown()));

/** Shows sent mails on this machine only, because they contain password reset links. */
export function createOutboxHandler({ rest }: RestOptions, isLocal: (request: IncomingMessage) => boolean) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isHere = isLocal(request) && request.headers['sec-fetch-site'] !== 'cross-site';
    const answer =
      isHere && request.method === 'GET'
        ? await rest.call({ method: 'GET', path: '/outbox', needsSecret: true, contract: outbox })
        : null;
    if (!answer || isAbsent(answer) || answer.kind !== 'ok') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end('Not found\n');
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify(answer.body, null, 2));
  };
}
