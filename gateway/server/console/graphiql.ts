import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { escaped } from '../docs/html.ts';
import { KEY_HEADER } from '../../execution/caller.ts';
import { graphiqlPolicy } from '../policy/content-security.ts';
import { barMarkup, barScript, OPENING_EXAMPLES } from './bar.ts';
import { exampleNamed } from './examples.ts';
import { openGraphiQL, type GraphiQLSettings } from './open-script.ts';
import type { GraphiQLAddresses } from './package-files.ts';

/** A page has some sixty kilobytes; each key has its own. */
const PAGES_MAXIMUM = 16;

interface GraphiQLPage {
  plain: Buffer;
  compressed: Buffer;
}

interface GraphiQLOptions {
  title: string;
  /** Whether a key is a partner's. */
  isKey(key: string): boolean;
  addresses: GraphiQLAddresses;
}

export interface GraphiQL {
  /** Whether a request to the graph is a browser's that wants its page: one that names an operation by its id wants the answer. */
  isWanted(request: IncomingMessage): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
}

const openScript = `(${openGraphiQL.toString()})();`;

/** GraphiQL's page: a small one for everyone, and one for each key that an address brings along. Nobody is given the page with another's key. */
export function createGraphiQL({ title, isKey, addresses }: GraphiQLOptions): GraphiQL {
  const pages = new LRUCache<string, GraphiQLPage>({ max: PAGES_MAXIMUM });
  const policy = graphiqlPolicy([barScript, openScript]);

  /** The key in an address, to be sent with all that its page asks. It is written into the page, so it must be one that is known. */
  function keyIn({ url }: IncomingMessage): string {
    const key = new URLSearchParams((url ?? '').split('?', 2)[1]).get('partner_key') ?? '';
    return /^lk_(?:public|secret)_[\w-]+$/.test(key) && isKey(key) ? key : '';
  }

  function written(key: string): string {
    const settings: GraphiQLSettings = {
      workers: addresses.workers,
      options: {
        defaultTabs: OPENING_EXAMPLES.map(exampleNamed).map(({ query, variables }) => ({
          query,
          variables,
          headers: null,
        })),
        ...(key && { additionalHeaders: { [KEY_HEADER]: key } }),
      },
    };
    // It stays inert until the bar's script says that its editors are there: a tab that is chosen sooner would be shown with the text of another.
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} – GraphiQL</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${addresses.style}">
<script defer src="${addresses.script}"></script>
</head>
<body id="body" class="no-focus-outline">
<noscript>GraphiQL needs JavaScript.</noscript>
${barMarkup({ title, hasKey: key !== '' })}<div id="root" inert></div>
<script type="application/json" id="graphiql-settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script>${openScript}</script>
</body>
</html>
`;
  }

  function pageFor(key: string): GraphiQLPage {
    const known = pages.get(key);
    if (known) return known;
    const plain = Buffer.from(written(key));
    const page = { plain, compressed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) };
    pages.set(key, page);
    return page;
  }

  return {
    isWanted: ({ method, headers, url }) =>
      method === 'GET' && (headers.accept ?? '').includes('text/html') && !/[?&]documentId=/.test(url ?? ''),
    answer(request, response) {
      const page = pageFor(keyIn(request));
      const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      const body = isBrotli ? page.compressed : page.plain;
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
        ...(isBrotli && { 'content-encoding': 'br' }),
        'cache-control': 'private, no-store',
        'content-security-policy': policy,
        vary: 'accept-encoding',
      });
      response.end(body);
    },
  };
}
