/** What the settings alone do not tell. A fact that was not looked up is null, and nothing is found about it. */
export interface Facts {
  now: Date;
  /** The processor cores of this machine. */
  cores: number;
  /** The bytes that are free where DATA_DIR is. */
  freeBytes: number | null;
  /** The warning about the table of bank holidays. */
  holidaysWarning: string | null;
  /** The embedded shop; null with your own shop API. */
  shop: {
    database: 'ready' | 'empty' | 'outdated' | 'unusable';
    /** Why the database is unusable; null unless it is. */
    problem: string | null;
    stored: { sellsSamples: boolean; lastBackup: Date | null } | null;
    branches: readonly { name: string; phone: string }[];
  } | null;
  /** Why the mail server cannot be used. */
  mailProblem: string | null;
  /** Why your own shop API cannot be used. */
  shopApiProblem: string | null;
}
