import { createWriteStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { fillStore } from '../fill-store.ts';
import { migrate } from '../store/migrations.ts';
import { openStore, storeLocation } from '../store/open-store.ts';
import { StoreGoneError } from '../store/postgres/errors.ts';
import { runImport, UnknownFormatError } from './run-import.ts';

const USAGE = `npm run import-catalogue -- FILE… [--data-dir data] [--prices inc|ex] [--replace]

  FILE        a Shopify product export (CSV), a Google Merchant Center feed (TSV, CSV or XML) or BigCommerce V3 product JSON
  --data-dir  another place than DATA_DIR and DATABASE_URL say
  --prices    whether the feed's prices include VAT: inc (usual) or ex
  --replace   takes the shop's own catalogue out, so that only what is imported is sold`;

/** How many faults are shown; the others are in the report. */
const FAULTS_SHOWN = 20;
const REPORT = 'import-report.csv';

/** How often a line tells how far it is where no bar can be drawn. */
const LINE_EVERY_PERCENT = 10;

const flags = z.object({ 'data-dir': z.string().min(1).optional(), prices: z.enum(['inc', 'ex']).default('inc'), replace: z.boolean().default(false) });

/** Brings a catalogue from elsewhere into the embedded shop's store. A shop that is running shows it within seconds. */
async function importCatalogue(): Promise<void> {
  const { values, positionals: files } = parseArgs({ allowPositionals: true, options: { 'data-dir': { type: 'string' }, prices: { type: 'string' }, replace: { type: 'boolean' } } });
  const { 'data-dir': dataDir, prices, replace } = flags.parse(values);
  if (files.length === 0) throw new Error('No file was named.');
  const db = await openStore(storeLocation(dataDir === undefined ? readConfig(process.env) : { dataDir }));
  const bar = new SingleBar({ format: '{bar} {percentage}% · {rows} rows · {rate} rows/s · {left} left', hideCursor: true, noTTYOutput: false });
  const report = createWriteStream(REPORT);
  report.write('file,row,column,reason\n');
  let faults = 0;
  let started = performance.now();
  let size = 0;
  let percentTold = 0;
  try {
    await migrate(db);
    // An import into a store that was never opened: the shop's own categories are there for it to use.
    if (!replace) await fillStore(db, { fillingFor: (held) => (held === null ? { products: undefined } : null), onProgress: (message) => console.log(message) });
    const result = await runImport(db, {
      files,
      replace,
      pricesIncludeVat: prices === 'inc',
      today: new Date().toISOString().slice(0, 10),
      onFile(file, format) {
        bar.stop();
        size = statSync(file).size;
        started = performance.now();
        percentTold = 0;
        console.log(`${basename(file)}: ${format.kind.replaceAll('-', ' ')}`);
        if (process.stdout.isTTY) bar.start(size, 0, { rows: 0, rate: 0, left: '–' });
      },
      onProgress(bytes, rows) {
        const seconds = (performance.now() - started) / 1_000;
        const left = bytes > 0 ? Math.max(0, (seconds / bytes) * (size - bytes)) : 0;
        const told = { rows: rows.toLocaleString('en-GB'), rate: Math.round(rows / Math.max(seconds, 0.001)).toLocaleString('en-GB'), left: `${Math.ceil(left)} s` };
        if (process.stdout.isTTY) return bar.update(Math.round(bytes), told);
        const percent = Math.floor((bytes / Math.max(size, 1)) * 100);
        if (percent < percentTold + LINE_EVERY_PERCENT) return;
        percentTold = percent;
        console.log(`  ${percent}% · ${told.rows} rows · ${told.rate} rows/s · ${told.left} left`);
      },
      onSkipped(file, { row, column, reason }) {
        faults += 1;
        report.write(`${[basename(file), row, column, reason].map((value) => `"${String(value).replaceAll('"', '""')}"`).join(',')}\n`);
        if (faults <= FAULTS_SHOWN) console.log(`  row ${row}${column ? `, ${column}` : ''}: ${reason}`);
      },
    });
    bar.stop();
    const number = (count: number) => count.toLocaleString('en-GB');
    console.log(`${number(result.added)} products added, ${number(result.changed)} changed, ${number(result.unchanged)} unchanged; ${number(result.rows)} rows taken, ${number(result.skipped)} left out.`);
    if (faults > 0) console.log(`What was left out, and why: ${REPORT}`);
    if (result.rows === 0) process.exitCode = 1;
  } finally {
    bar.stop();
    await new Promise<void>((resolve) => report.end(() => resolve()));
    await db.destroy();
  }
}

try {
  await importCatalogue();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
  console.error(error instanceof UnknownFormatError || error instanceof StoreGoneError ? reason : `${reason}\n${USAGE}`);
  process.exitCode = 1;
}
