import type { Finding } from '@storefront/schema/settings/finding.rules.ts';
import type { Config } from './config/config.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

/**
 * The shop that runs in the gateway's process and answers its REST calls, unless `SHOP_API_URL` names another. `Whole`
 * is the configuration of both.
 */
export interface EmbeddedShop<Whole extends Config> {
  start(config: Whole, onChange: CatalogueChanges['announce']): Promise<RunningShop<Whole>>;
  /** Reads its state, running or not. Changes nothing. */
  readState(config: Whole): Promise<ShopState>;
  /** The doctor's findings about the shop's own settings. */
  settingsFindings(config: Whole): Promise<Finding[]>;
  /** Connects to the mail server, if there is one: whether it can be used. */
  mailServerFindings(config: Whole): Promise<Finding[]>;
}

/** What `npm run doctor` reads of it. */
export interface ShopState {
  database: 'ready' | 'empty' | 'unusable';
  /** Why the database is unusable; null for any other state. */
  problem: string | null;
  /** Null unless the database is ready. */
  stored: {
    sellsSamples: boolean;
    lastBackup: Date | null;
    categoryPaths: readonly string[];
    /** The products of another system that cannot be sold, and the file that names them; null for none. */
    unsold: { count: number; report: string } | null;
  } | null;
  branches: readonly { name: string; phone: string }[];
}

interface RunningShop<Whole> {
  /** The base URL of its REST API. */
  url: string;
  /** The secret that signs calls which it accepts from its gateway alone. */
  secret: string;
  /** Polls now for changes by other processes. */
  look(): void;
  /**
   * Takes the words of a newer configuration. Resolves when it shows them; rejects, and shows the old ones, when a page
   * or post has a fault.
   */
  replaceWords(config: Whole): Promise<void>;
  stop(): Promise<void>;
}
