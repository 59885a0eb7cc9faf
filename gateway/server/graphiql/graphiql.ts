import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { KEY_HEADER } from '../../graphql-server/caller.ts';
import { graphiqlPolicy } from '../policy/content-security.ts';
import type { EntryAssets } from '../pages/entry-assets.ts';
import { withExampleValues, type ExampleValues } from './example-values.ts';
import { allExamples } from './examples.ts';
import { RECEIVED_HEADERS, SENT_HEADERS } from './headers.data.ts';
import { SETTINGS_ELEMENT_ID, type GraphiQLSettings } from './settings.ts';

/** A page is about 50 kB, and each key has its own. */
const PAGES_MAXIMUM = 16;

/** The tabs of a first visit, from finding a product to its delivery date. */
export const OPENING_TABS = [
  'start/first-look',
  'category/categories',
  'search/search',
  'cart/add-to-cart',
  'cart/read-the-cart',
  'delivery/delivery-estimate',
];

interface GraphiQLOptions {
  title: string;
  /** Whether a partner has this key. */
  isKey(key: string): boolean;
  /** The shop's values for the examples. */
  exampleValues(): Promise<ExampleValues>;
  assets: EntryAssets;
  /** Whether the assets come from the development server. */
  development: boolean;
}

export interface GraphiQL {
  /** Whether a GET of the graph's URL is a browser navigation. A request with an operation id is an API call. */
  isWanted(request: FastifyRequest): boolean;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Serves GraphiQL: one page for everyone, and one for each partner key in the URL. Pages with a key are never shared. */
export function createGraphiQL({ title, isKey, exampleValues, assets, development }: GraphiQLOptions): GraphiQL {
  const pages = new LRUCache<string, { page: string; values: ExampleValues }>({ max: PAGES_MAXIMUM });
  const policy = graphiqlPolicy({ development });

  /** Returns the key in the URL. Only known keys are embedded in the page. */
  function keyIn({ url }: FastifyRequest): string {
    const key = new URLSearchParams(url.split('?', 2)[1]).get('partner_key') ?? '';
    return /^lk_(?:public|secret)_[\w-]+$/.test(key) && isKey(key) ? key : '';
  }

  function pageFor(key: string, values: ExampleValues): string {
    const known = pages.get(key);
    if (known?.values === values) return known.page;
    const settings: GraphiQLSettings = {
      title,
      headers: key ? { [KEY_HEADER]: key } : {},
      examples: allExamples().map((example) => ({
        ...example,
        variables: example.variables && withExampleValues(example.variables, values),
      })),
      openingTabs: OPENING_TABS,
      headerHelp: { sent: SENT_HEADERS, received: RECEIVED_HEADERS },
    };
    const page = markup(settings, assets);
    pages.set(key, { page, values });
    return page;
  }

  return {
    isWanted: ({ method, headers, url }) =>
      method === 'GET' && (headers.accept ?? '').includes('text/html') && !/[?&]documentId=/.test(url),
    async answer(request, reply) {
      const page = pageFor(keyIn(request), await exampleValues());
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-store',
          'content-security-policy': policy,
          vary: 'accept-encoding',
        })
        .compress(page);
      return reply;
    },
  };
}

function markup(settings: GraphiQLSettings, { styles, scripts }: EntryAssets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(settings.title)} – GraphiQL</title>
<link rel="icon" href="/favicon.svg">
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
${scripts.map((address) => `<script type="module" src="${address}"></script>`).join('\n')}
</head>
<body>
<noscript>GraphiQL needs JavaScript.</noscript>
<div id="root"></div>
<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
