import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { KEY_HEADER } from '../caller.ts';
import { withExampleValues, type ExampleValues } from './example-values.ts';
import { allExamples, type Example } from './examples.ts';

/** The tabs of a first visit, from finding a product to its delivery date. */
export const OPENING_TABS = [
  'start/first-look',
  'category/categories',
  'search/search',
  'cart/add-to-cart',
  'cart/read-the-cart',
  'delivery/delivery-estimate',
];

/** An example with the running shop's values. */
export type Tab = Pick<Example, 'name' | 'query' | 'variables'>;

export interface GraphiQLPage {
  /** Compressed HTML. */
  brotli: Buffer;
  /** The hash of its one inline script, as a content security policy names it. */
  scriptHash: string;
}

interface GraphiQLOptions {
  title: string;
  exampleValues(): Promise<ExampleValues>;
}

/**
 * One HTML document of 9 MB from graphql-yoga. To render, hash and compress it takes half a second of CPU, so it is
 * kept, compressed, until the shop's values for the examples change.
 */
export function createGraphiQL({ title, exampleValues }: GraphiQLOptions): () => Promise<GraphiQLPage> {
  let made: { tabs: string; page: Promise<GraphiQLPage> } | null = null;
  return async () => {
    const values = await exampleValues();
    const tabs = inScript(tabsWith(values));
    if (made?.tabs !== tabs) {
      const page = makePage(title, tabs);
      made = { tabs, page };
      page.catch(() => (made = null));
    }
    return made.page;
  };
}

function tabsWith(values: ExampleValues): Tab[] {
  return allExamples().map(({ name, query, variables }) => ({
    name,
    query,
    variables: variables && withExampleValues(variables, values),
  }));
}

async function makePage(title: string, tabs: string): Promise<GraphiQLPage> {
  // 50 MB of memory that a gateway without visitors of this page does not need.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const options = {
    // Yoga writes it into the page as HTML.
    title: escapeHtml(`${title} – GraphiQL`),
    favicon: '/favicon.svg',
    // A key from another visit would outlive the address that it came from.
    shouldPersistHeaders: false,
  };
  const html = renderGraphiQL(options)
    .replace('</head>', `<style>${STYLE}</style></head>`)
    .replace(
      JSON.stringify(options),
      (json) => `(${OPTIONS_AT_ADDRESS})(${json}, ${JSON.stringify(OPENING_TABS)},\n${tabs}\n)`,
    );
  const script = html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'));
  return {
    scriptHash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
    brotli: await promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  };
}

/** 1.9 MB. The next level takes twice the time for 2 per cent. */
const BROTLI_QUALITY = 5;

/** Of several tabs that open at once, each would jump away from under the first press on it. */
const STYLE = '.graphiql-tab { transform: none !important }';

/**
 * Runs in the browser, so that no page holds a key: adds the example and the key that the address names. Yoga's page
 * reads and updates `query` alone. Without the example a reload opens what was edited.
 */
const OPTIONS_AT_ADDRESS = `(options, opening, tabs) => {
  const address = new URL(location.href);
  const example = tabs.find(({ name }) => name === address.searchParams.get('example'));
  address.searchParams.delete('example');
  history.replaceState(null, '', address);
  const key = address.searchParams.get('partner_key') ?? '';
  const first = opening.map((opened) => tabs.find(({ name }) => name === opened));
  // Else a later visit would open an empty tab.
  const front = example ?? (address.searchParams.has('query') ? null : first[0]);
  return {
    ...options,
    headers: JSON.stringify({ '${KEY_HEADER}': /^lk_[\\w-]+$/.test(key) ? key : '' }, null, 2),
    defaultTabs: example ? [example, ...first.filter((tab) => tab !== example)] : first,
    ...(front && { query: front.query, variables: front.variables ?? '' }),
  };
}`;

/** `</script>` or `<!--` would end it. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
