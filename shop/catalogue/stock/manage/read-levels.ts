import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { withoutTextMark } from '@storefront/domain/spreadsheet-text.rules.ts';
import { level } from './read-command.ts';

const ROWS_MAXIMUM = 1_000_000;
const RECORD_CHARACTERS_MAXIMUM = 10_000;

/** A row of a file of levels. */
export interface LevelRow {
  row: number;
  sku: string;
  level: number;
}

/** Reads a CSV or TSV file of levels. `faults` are rows that are wrong, each in one line. Throws for a file that is no such table. */
export async function readLevelFile(file: string): Promise<{ rows: LevelRow[]; faults: string[] }> {
  const rows: LevelRow[] = [];
  const faults: string[] = [];
  const known = new Map<string, number>();
  const parser = parse({
    bom: true,
    delimiter: [',', '\t', ';'],
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: RECORD_CHARACTERS_MAXIMUM,
  });
  await pipeline(createReadStream(file), parser, async (records: AsyncIterable<string[]>) => {
    let row = 0;
    let places: [sku: number, level: number] | null = null;
    for await (const marked of records) {
      const cells = marked.map((cell) => withoutTextMark(cell, true));
      row += 1;
      if (row > ROWS_MAXIMUM) throw new Error(`The file has more than ${ROWS_MAXIMUM.toLocaleString('en-GB')} rows.`);
      if (places === null) {
        places = placesOf(cells);
        continue;
      }
      const sku = cells[places[0]] ?? '';
      const before = known.get(skuKey(sku));
      const read = level.safeParse(cells[places[1]] ?? '');
      if (sku === '') faults.push(`Row ${row}: the SKU is missing.`);
      else if (!read.success) faults.push(`Row ${row}: ${sku}: the level ${read.error.issues[0]?.message}.`);
      else if (before !== undefined) faults.push(`Row ${row}: ${sku} is in row ${before} already.`);
      else {
        known.set(skuKey(sku), row);
        rows.push({ row, sku, level: read.data });
      }
    }
  });
  return { rows, faults };
}

/** The places of the two columns in the table's first row. */
function placesOf(names: readonly string[]): [sku: number, level: number] {
  const placeOf = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name.toLowerCase()));
  const places: [number, number] = [placeOf('sku'), placeOf('level', 'quantity')];
  if (places.includes(-1)) throw new Error('The file needs the columns sku and level (or quantity).');
  return places;
}
