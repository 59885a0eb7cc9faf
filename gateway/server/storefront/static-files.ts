import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lookup } from 'mime-types';
import send from 'send';
import { chosenEncoding } from '../../execution/compression.ts';
import type { StaticFiles } from '../pages/storefront.ts';
import { docsPolicy } from '../policy/content-security.ts';

/** The codings that the build compresses its files with, in the order of preference, and the ending of each. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const CODINGS = ['br', 'gzip'] as const;

/** Serves the files that are in a folder now, precompressed where the build has compressed them. */
export function createStaticFiles(directory: string): StaticFiles {
  const paths = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name))}`),
  );

  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!paths.has(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const codings = CODINGS.filter((coding) => paths.has(path + ENDINGS[coding]));
    const coding = chosenEncoding(request.headers['accept-encoding'], codings);
    const ending = coding === 'identity' ? '' : ENDINGS[coding];
    const headers = {
      'content-type': typeOf(path),
      'cache-control': cachingOf(path),
      ...(codings.length > 0 && { vary: 'accept-encoding' }),
      ...(ending && { 'content-encoding': coding }),
      // A worker runs under the policy of its own file.
      ...(path === '/docs/pagefind/pagefind-worker.js' && { 'content-security-policy': docsPolicy([]) }),
      // Mails show the icon, and webmail loads it from another origin.
      ...(path.startsWith('/icons/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    send(request, path + ending, { root: directory, cacheControl: false, acceptRanges: false, index: false })
      .on('error', (error: Error & { status?: number }) => {
        if (response.headersSent) return response.destroy(error);
        for (const name of [...Object.keys(headers), 'etag', 'last-modified']) response.removeHeader(name);
        if (error.status === 412) return response.writeHead(412).end();
        // A file that is gone is of a build that has been replaced; anything else is a fault, such as no file descriptor left.
        next(error.status === 404 ? undefined : error);
      })
      .pipe(response);
  };
}

function typeOf(path: string): string {
  const type = lookup(path) || 'application/octet-stream';
  return /^text\/|javascript$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Content-hashed files are immutable, manifests and the documentation's search revalidate each time, and icons may be a day old. */
function cachingOf(path: string): string {
  if (/^\/(?:assets|docs\/_astro)\//.test(path)) return 'public, max-age=31536000, immutable';
  return /^\/(?:builds|docs)\//.test(path) ? 'no-cache' : 'public, max-age=86400';
}
