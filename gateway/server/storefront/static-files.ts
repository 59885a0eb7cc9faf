import { join, relative, sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { docsPolicy } from '../policy/content-security.ts';

/** Serves the files that are in some folders now, precompressed where the build has compressed them. */
export function staticFiles(directories: string[]): FastifyPluginAsync {
  return async (app) => {
    // The plugin sends scripts as `application/javascript`, which RFC 9239 has made obsolete.
    app.addHook('onSend', async (_, reply) => {
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8');
    });
    await app.register(fastifyStatic, { ...sendingOf(directories), wildcard: false });
  };
}

/** How the files of some folders are sent. */
export function sendingOf(directories: string[]): FastifyStaticOptions {
  return {
    root: directories,
    decorateReply: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    index: false,
    setHeaders(reply, file) {
      const directory = directories.find((each) => file.startsWith(join(each, sep))) ?? '';
      const path = `/${relative(directory, file).replace(/\.(?:br|gz)$/, '')}`;
      reply.header('cache-control', cachingOf(path));
      // A worker runs under the policy of its own file.
      if (path === '/docs/pagefind/pagefind-worker.js') reply.header('content-security-policy', docsPolicy([]));
    },
  };
}

/** Content-hashed files are immutable, manifests and the documentation's search revalidate each time, and others may be a day old. */
function cachingOf(path: string): string {
  if (/^\/(?:assets|docs\/_astro)\//.test(path)) return 'public, max-age=31536000, immutable';
  return /^\/(?:builds|docs)\//.test(path) ? 'no-cache' : 'public, max-age=86400';
}
