import type { Example } from './examples.ts';
import type { HeaderHelp } from './headers.data.ts';

/** The id of the element that holds the settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'graphiql-settings';

/** What the gateway hands to GraphiQL in the browser. */
export interface GraphiQLSettings {
  /** The shop's name. */
  title: string;
  /** Sent with every request, unless the headers editor says otherwise: the partner key of the page's address. */
  headers: Readonly<Record<string, string>>;
  examples: readonly Example[];
  /** The names of the examples that the first visit opens with, a tab each. */
  openingTabs: readonly string[];
  headerHelp: { sent: readonly HeaderHelp[]; received: readonly HeaderHelp[] };
}
