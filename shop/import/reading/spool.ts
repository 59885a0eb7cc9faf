import { DatabaseSync } from 'node:sqlite';
import type { FeedRow } from '../feed.rules.ts';

const ROWS_PER_TRANSACTION = 5_000;

/** Wherever a product's rows are in a feed: memory does not grow with its length. The file is deleted on close. */
export interface Spool {
  add(key: string, row: FeedRow): void;
  /** In order of first appearance. */
  groups(): Generator<FeedRow[]>;
  /** While the groups are read. */
  rowsOf(key: string): FeedRow[];
  readonly rows: number;
  close(): void;
}

export function openSpool(): Spool {
  // SQLite removes an unnamed database with its connection, even after a crash.
  const database = new DatabaseSync('');
  database.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;' +
      'CREATE TABLE keys (key TEXT PRIMARY KEY, place INTEGER NOT NULL) WITHOUT ROWID;' +
      'CREATE TABLE rows (place INTEGER NOT NULL, row INTEGER NOT NULL, document TEXT NOT NULL)',
  );
  const findKey = database.prepare('SELECT place FROM keys WHERE key = ?');
  const addKey = database.prepare('INSERT INTO keys (key, place) VALUES (?, ?)');
  const addRow = database.prepare('INSERT INTO rows (place, row, document) VALUES (?, ?, ?)');
  let rows = 0;
  let last = { key: '', place: -1 };

  const findRows = database.prepare('SELECT row, document FROM rows WHERE place = ? ORDER BY row');
  const rowOf = ({ row, document }: { row: number; document: string }): FeedRow => ({
    row,
    values: new Map(JSON.parse(document) as [string, string][]),
  });

  function placeOf(key: string): number {
    // The rows of a product are mostly adjacent.
    if (key === last.key) return last.place;
    const known = findKey.get(key) as { place: number } | undefined;
    const place = known?.place ?? rows;
    if (!known) addKey.run(key, place);
    last = { key, place };
    return place;
  }

  return {
    get rows() {
      return rows;
    },
    add(key, { row, values }) {
      addRow.run(placeOf(key), row, JSON.stringify([...values]));
      rows += 1;
      if (rows % ROWS_PER_TRANSACTION === 0) database.exec('COMMIT; BEGIN');
    },
    *groups() {
      database.exec('COMMIT; CREATE INDEX rows_by_place ON rows (place, row)');
      let current: FeedRow[] = [];
      let place = -1;
      for (const found of database
        .prepare('SELECT place, row, document FROM rows ORDER BY place, row')
        .iterate() as Iterable<{ place: number; row: number; document: string }>) {
        if (found.place !== place && current.length > 0) {
          yield current;
          current = [];
        }
        ({ place } = found);
        current.push(rowOf(found));
      }
      if (current.length > 0) yield current;
    },
    rowsOf(key) {
      const known = findKey.get(key) as { place: number } | undefined;
      return known ? (findRows.all(known.place) as { row: number; document: string }[]).map(rowOf) : [];
    },
    close: () => database.close(),
  };
}
