import { LRUCache } from 'lru-cache';
import type { GraphiQLOptions } from 'graphql-yoga';
import { KEY_HEADER } from '../../partner/caller.ts';
import { graphiqlPolicy } from '../policy/content-security.ts';
import { barMarkup, barScript, OPENING_EXAMPLES } from './bar.ts';
import { exampleNamed } from './examples.ts';

/** A page has nine megabytes. */
const PAGES_MAXIMUM = 4;

interface GraphiQLPage {
  html: string;
  /** The content security policy that lets its two scripts run. */
  policy: string;
}

export interface GraphiQLPages {
  settings(request: Request): GraphiQLOptions;
  render(settings?: GraphiQLOptions): Promise<string>;
  /** The policy of the page at an address; undefined for one that is not kept. */
  policyOf(address: string): string | undefined;
}

/** Where the package's page draws itself. */
const ROOT = '<div id="root"></div>';

/** The same until the bar's script says that its editors are there: a tab that is chosen sooner would be shown with the text of another. */
const CLOSED_ROOT = '<div id="root" inert></div>';

/** GraphiQL's pages: one for everyone, and one for each key that an address brings along. Nobody is given the page with another's key. */
export function createGraphiQL({ title, isKey }: { title: string; isKey(key: string): boolean }): GraphiQLPages {
  const pages = new LRUCache<string, GraphiQLPage>({ max: PAGES_MAXIMUM });

  /** The key in an address, to be sent with all that its page asks. It is written into the page, so it must be one that is known. */
  function keyIn(address: string): string {
    const key = new URL(address).searchParams.get('partner_key') ?? '';
    return /^lk_(?:public|secret)_[\w-]+$/.test(key) && isKey(key) ? key : '';
  }

  return {
    settings({ url }) {
      const key = keyIn(url);
      return {
        title: `${title} – GraphiQL`,
        favicon: '/favicon.svg',
        defaultTabs: OPENING_EXAMPLES.map(exampleNamed).map(({ query, variables }) => ({ query, variables, headers: null })),
        ...(key && { additionalHeaders: { [KEY_HEADER]: key } }),
      };
    },
    async render(settings) {
      const key = settings?.additionalHeaders?.[KEY_HEADER] ?? '';
      const known = pages.get(key);
      if (known) return known.html;
      // The package's own page carries its scripts: it works without a connection to anywhere else.
      const bare = (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(settings);
      if (!bare.includes(ROOT)) throw new Error('GraphiQL draws itself elsewhere now');
      const html = bare.replace(ROOT, () => `${barMarkup({ title, hasKey: key !== '' })}${CLOSED_ROOT}`);
      pages.set(key, { html, policy: graphiqlPolicy(bare, [barScript]) });
      return html;
    },
    policyOf: (address) => pages.get(keyIn(address))?.policy,
  };
}
