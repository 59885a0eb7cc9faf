import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import type { ImportedProduct } from './sources/import-sources.ts';
import type { Remark } from './feed.rules.ts';

/** Remarks printed; the report file has all. */
const REMARKS_SHOWN = 20;

const EFFECTS = { 'left-out': 'left out', 'off-sale': 'not for sale', note: 'taken' } as const;

/** The import report: the first remarks printed, all of them in a CSV file. */
export interface Report {
  remark(path: string, kind: keyof typeof EFFECTS, remark: Remark): void;
  removed(product: ImportedProduct, source: string | null): void;
  /** Prints the hosts that images may not be fetched from yet. */
  hosts(names: readonly string[]): void;
  readonly length: number;
  close(): Promise<void>;
}

export function openReport(path: string): Report {
  const stream = createWriteStream(path);
  let length = 0;
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  const write = (file: string, row: number | '', column: string, effect: string, reason: string) => {
    length += 1;
    stream.write(`${[file, row, column, effect, reason].map(cell).join(',')}\n`);
  };
  stream.write('file,row,column,effect,reason\n');
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
      write('', '', 'pictures', 'taken', `IMAGE_HOSTS needs ${names.join(',')}`);
    },
    close: () => new Promise<void>((resolve) => stream.end(() => resolve())),
  };
}
