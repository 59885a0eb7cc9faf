/** What the doctor knows besides the settings. A null fact was not checked and leads to no finding. */
export interface Facts {
  now: Date;
  /** The free bytes on the disk of DATA_DIR. */
  freeBytes: number | null;
  /** The warning that the table of bank holidays ends soon; null for none. */
  holidaysWarning: string | null;
  /** The embedded shop; null with your own shop API. */
  shop: {
    database: 'ready' | 'empty' | 'outdated' | 'unusable';
    /** Why the database is unusable; null for any other state. */
    problem: string | null;
    stored: { sellsSamples: boolean; lastBackup: Date | null } | null;
    branches: readonly { name: string; phone: string }[];
  } | null;
  /** Why the mail server cannot be used; null when it can. */
  mailProblem: string | null;
  /** Why your own shop API cannot be used; null when it can. */
  shopApiProblem: string | null;
}
