import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** Serves the files that are in a folder now, precompressed where the build has compressed them. */
export function staticFiles(directory: string): FastifyPluginAsync {
  return async (app) => {
    // Not `application/javascript`, which RFC 9239 has made obsolete.
    app.addHook('onSend', async (_, reply) => {
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8');
    });
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      index: false,
      setHeaders: (reply, file) => reply.header('cache-control', cachingOf(relative(directory, file))),
    });
  };
}

/** Content-hashed files are immutable, manifests revalidate each time, and others may be a day old. */
function cachingOf(path: string): string {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('builds/') ? 'no-cache' : 'public, max-age=86400';
}
