import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { bigcommerceProduct } from '../bigcommerce.rules.ts';
import type { FeedRow, ReadRows, Skipped, Taken } from '../feed.rules.ts';
import { attributeOf, formatOf, type Format } from './formats.rules.ts';
import { merchantProduct } from '../merchant.rules.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-tables.ts';
import { readXml } from './read-xml.ts';
import { shopifyProduct } from '../shopify.rules.ts';
import { openSpool } from './spool.ts';

/** Enough of a file to tell what it is. */
const BEGINNING_BYTES = 65_536;

/** What a file turned out to be; null for none of the formats. Rejects for a file that cannot be read. */
export async function detectFormat(file: string): Promise<Format | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return formatOf(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Everything in a file, product by product. `onBytes` is told how far it is, as a part of the file’s bytes. */
export async function* readFeed(file: string, format: Format, onBytes: (bytes: number) => void): AsyncGenerator<Taken> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  // What is brought together first is read in the first half of the work and written in the second.
  const share = format.kind === 'bigcommerce-json' ? 1 : 0.5;
  source.on('data', () => onBytes(source.bytesRead * share));
  // The listener above must not start the stream before its reader is there.
  source.pause();
  const broken: Skipped[] = [];
  const onSkipped = (skipped: Skipped) => broken.push(skipped);
  const told = function* (): Generator<Taken> {
    for (const skipped of broken.splice(0)) yield { kind: 'skipped', skipped };
  };
  if (format.kind === 'bigcommerce-json') {
    for await (const { row, item } of readJson(source, format.layout, onSkipped)) yield* bigcommerceProduct(item, row);
    yield* told();
    return;
  }
  const { rows, keyOf, read } = readerOf(format, source, onSkipped);
  const spool = openSpool();
  try {
    for await (const row of rows) {
      spool.add(keyOf(row), row);
      yield* told();
    }
    yield* told();
    let done = 0;
    for (const group of spool.groups()) {
      yield* read(group);
      done += group.length;
      onBytes(source.bytesRead * (share + (done / spool.rows) * (1 - share)));
    }
  } finally {
    spool.close();
  }
}

interface Reader {
  rows: AsyncIterable<FeedRow>;
  /** What brings the rows of a product together; a row without is a product of its own, to be told what is wrong with it. */
  keyOf: (row: FeedRow) => string;
  read: ReadRows;
}

function readerOf(format: Exclude<Format, { kind: 'bigcommerce-json' }>, source: ReturnType<typeof createReadStream>, onSkipped: (skipped: Skipped) => void): Reader {
  if (format.kind === 'shopify-csv') {
    return { rows: readTable(source, ',', onSkipped), keyOf: ({ row, values }) => values.Handle?.trim() || `row ${row}`, read: shopifyProduct };
  }
  const keyOf = ({ row, values }: FeedRow) => (values.item_group_id?.trim() ? `group ${values.item_group_id.trim()}` : values.id?.trim() ? `id ${values.id.trim()}` : `row ${row}`);
  if (format.kind === 'merchant-xml') return { rows: readXml(source, onSkipped), keyOf, read: merchantProduct };
  return { rows: byAttribute(readTable(source, format.delimiter, onSkipped)), keyOf, read: merchantProduct };
}

async function* byAttribute(rows: AsyncIterable<FeedRow>): AsyncGenerator<FeedRow> {
  for await (const { row, values } of rows) yield { row, values: Object.fromEntries(Object.entries(values).map(([column, value]) => [attributeOf(column), value])) };
}
