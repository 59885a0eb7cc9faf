import { createWriteStream, mkdirSync, readdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { ImportedProduct } from './sources/import-sources.ts';
import type { Remark } from './feed.rules.ts';

/** The report file has all. */
const REMARKS_SHOWN = 20;

const REPORTS_KEPT = 30;

const REPORT_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.csv$/;

const EFFECTS = { 'left-out': 'left out', 'off-sale': 'not for sale', note: 'note' } as const;

/** The first remarks are printed; the CSV file of all is written for the first one. */
export interface Report {
  remark(path: string, kind: keyof typeof EFFECTS, remark: Remark): void;
  removed(product: ImportedProduct, source: string | null): void;
  /** Images may not be fetched from them yet. */
  hosts(names: readonly string[]): void;
  readonly length: number;
  close(): Promise<void>;
}

/** Named after its time in UTC. */
export function reportPath(dataDir: string, now: Date): string {
  return join(dataDir, 'imports', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.csv`);
}

export function openReport(path: string): Report {
  let stream: WriteStream | undefined;
  let length = 0;
  const write = (file: string, row: number | '', column: string, effect: string, reason: string) => {
    stream ??= createReport(path);
    length += 1;
    stream.write(lineOf([file, row, column, effect, reason]));
  };
  return {
    get length() {
      return length;
    },
    remark(file, kind, { row, column, reason }) {
      write(basename(file), row, column, EFFECTS[kind], reason);
      if (length <= REMARKS_SHOWN)
        console.log(`  row ${row}${column ? `, ${column}` : ''} (${EFFECTS[kind]}): ${reason}`);
    },
    removed({ key }, source) {
      write(
        source ?? '',
        '',
        '',
        'taken off sale',
        `“${key.slice(key.indexOf(':') + 1)}” is no longer there, or not for sale`,
      );
    },
    hosts(names) {
      write('', '', 'pictures', 'note', `IMAGE_HOSTS needs ${names.join(',')}`);
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (stream) stream.end(() => resolve());
        else resolve();
      }),
  };
}

/** A formula in other people's cells stays text. */
const lineOf = (cells: readonly (string | number)[]) =>
  stringify([[...cells]], { quoted: true, quoted_empty: true, escape_formulas: true });

function createReport(path: string): WriteStream {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder).filter((name) => REPORT_NAME.test(name) && name !== basename(path));
  for (const name of kept.toSorted().slice(0, Math.max(0, kept.length - REPORTS_KEPT + 1))) rmSync(join(folder, name));
  const stream = createWriteStream(path);
  stream.write('file,row,column,effect,reason\n');
  return stream;
}
