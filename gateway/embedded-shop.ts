import type { Finding } from '@storefront/schema/settings/finding.rules.ts';
import type { Config } from './config/config.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

/** Runs in the gateway's process unless `SHOP_API_URL` names another. `Whole` is the configuration of both. */
export interface EmbeddedShop<Whole extends Config> {
  start(config: Whole, onChange: CatalogueChanges['announce']): Promise<RunningShop<Whole>>;
  /** Running or not. Changes nothing. All products take seconds to read. */
  readState(config: Whole, options: { readsProducts: boolean }): Promise<ShopState>;
  settingsFindings(config: Whole): Promise<Finding[]>;
  /** Connects to the mail server, if there is one. */
  mailServerFindings(config: Whole): Promise<Finding[]>;
}

/** What `npm run doctor` reads of it. */
export interface ShopState {
  database: 'ready' | 'empty' | 'unusable';
  /** Null for a usable database. */
  problem: string | null;
  /** Null unless the database is ready. */
  stored: {
    sellsSamples: boolean;
    lastBackup: Date | null;
    categoryPaths: readonly string[];
    /** Products of another system that cannot be sold, and the file that names them; null for none. */
    unsold: { count: number; report: string } | null;
    /** Products on sale whose manufacturer nobody names; null where products were not read. */
    withoutMaker: { count: number; brands: readonly string[] } | null;
  } | null;
  branches: readonly { name: string; phone: string }[];
}

interface RunningShop<Whole> {
  url: string;
  /** Signs calls which the shop accepts from its gateway alone. */
  secret: string;
  /** Polls now for changes by other processes. */
  look(): void;
  /** Resolves when the words are shown; rejects, and shows the old ones, when a page or post has a fault. */
  replaceWords(config: Whole): Promise<void>;
  stop(): Promise<void>;
}
