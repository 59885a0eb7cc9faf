import type { Config } from '@storefront/config/config.ts';
import type { Facts } from './doctor/facts.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

/** The shop that runs in the gateway's process and answers its REST calls, unless `SHOP_API_URL` names another. */
export interface EmbeddedShop {
  start(config: Config, onChange: CatalogueChanges['announce']): Promise<RunningShop>;
  /** Reads its state, running or not. Changes nothing. */
  readState(config: Config): Promise<Facts['shop']>;
  /** Whether it sells an imported catalogue. Changes nothing. */
  sellsOwn(config: Config): Promise<boolean>;
  /** Returns why a mail server cannot be used; null when it can. */
  mailServerProblem(smtpUrl: string): Promise<string | null>;
}

interface RunningShop {
  /** The base URL of its REST API. */
  url: string;
  /** The secret that signs calls which it accepts from its gateway alone. */
  secret: string;
  /** Polls now for changes by other processes. */
  look(): void;
  /** Takes the words of a newer configuration. Resolves when it shows them; rejects, and shows the old ones, when a page or post has a fault. */
  replaceWords(config: Config): Promise<void>;
  stop(): Promise<void>;
}
