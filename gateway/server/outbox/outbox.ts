import type { IncomingMessage, ServerResponse } from 'node:http';
import { Type } from 'typebox';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import { isAbsent } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { outboxPolicy } from '../policy/content-security.ts';
import { outboxPage } from './page.ts';

const outbox = contractOf(
  Type.Array(
    Type.Object({
      id: Type.String(),
      to: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      created_at: Type.String(),
      sent_at: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
);

/** Shows sent mails on this machine only, because they contain password reset links: to browsers as a page, to others as JSON. */
export function createOutboxHandler(
  { rest }: RestOptions,
  publicUrl: string,
  isLocal: (request: IncomingMessage) => boolean,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isHere = isLocal(request) && request.headers['sec-fetch-site'] !== 'cross-site';
    const answer =
      isHere && request.method === 'GET'
        ? await rest.call({ method: 'GET', path: '/outbox', isSigned: true, contract: outbox })
        : null;
    if (!answer || isAbsent(answer) || answer.kind !== 'ok') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end('Not found\n');
      return;
    }
    if (request.headers.accept?.includes('text/html')) {
      const id = new URLSearchParams(request.url?.split('?', 2)[1]).get('mail');
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': outboxPolicy(publicUrl),
        })
        .end(outboxPage(answer.body, id));
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify(answer.body, null, 2));
  };
}
