import type { Example } from './examples.ts';
import type { HeaderHelp } from './headers.data.ts';

/** The id of the element that holds the settings as JSON. */
export const SETTINGS_ELEMENT_ID = 'graphiql-settings';

/** The settings that the gateway embeds in GraphiQL's page. */
export interface GraphiQLSettings {
  /** The shop's name. */
  title: string;
  /** Sent with every request, such as the partner key of the page's URL; the headers editor overrides them. */
  headers: Readonly<Record<string, string>>;
  examples: readonly Example[];
  /** The examples that a first visit opens in tabs. */
  openingTabs: readonly string[];
  headerHelp: { sent: readonly HeaderHelp[]; received: readonly HeaderHelp[] };
}
