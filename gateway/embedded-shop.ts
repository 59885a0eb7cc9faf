import type { Config } from '@storefront/schema/settings/config.ts';
import type { CatalogueChanges } from './upstream/changes/catalogue-changes.ts';

/** The shop that runs in the gateway's process and answers its REST calls, unless `SHOP_API_URL` names another. */
export interface EmbeddedShop {
  start(config: Config, onChange: CatalogueChanges['announce']): Promise<RunningShop>;
  /** Reads its state, running or not. Changes nothing. */
  readState(config: Config): Promise<ShopState>;
  /** Whether it sells an imported catalogue. Changes nothing. */
  sellsOwn(config: Config): Promise<boolean>;
  /** Returns why a mail server cannot be used; null when it can. */
  mailServerProblem(smtpUrl: string): Promise<string | null>;
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
