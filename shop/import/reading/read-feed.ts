import { bigcommerceProduct } from '../bigcommerce/bigcommerce.rules.ts';
import {
  type Holding,
  type References,
  addReference,
  holdingOf,
  missingProperties,
} from '../bigcommerce/references.rules.ts';
import { type FeedRow, type Taken, leftOut, note } from '../feed.rules.ts';
import { merchantKey, merchantProduct } from '../merchant.rules.ts';
import { isPlainColumn, plainColumn } from '../plain/plain-columns.rules.ts';
import { plainGroup, plainKeyOf, plainProduct } from '../plain/plain.rules.ts';
import { shopifyColumn, shopifyKey, shopifyProduct } from '../shopify.rules.ts';
import { magentoColumn } from '../magento/cells.rules.ts';
import { magentoGroup, magentoKeyOf, magentoProduct } from '../magento/magento.rules.ts';
import { woocommerceColumn } from '../woocommerce/cells.rules.ts';
import { woocommerceGroup, woocommerceKeyOf, woocommerceProduct } from '../woocommerce/woocommerce.rules.ts';
import { type Format, type TableFormat, type UnknownFormat, attributeOf, formatOf } from './formats.rules.ts';
import { readJson } from './read-json.ts';
import { type TableRow, readTable } from './read-tables.ts';
import { readXml } from './read-xml.ts';
import { type TextFile, openTextFile, readText } from './text-file.ts';
import { type Spool, openSpool } from './spool.ts';

export interface FeedFile {
  text: TextFile;
  format: Format;
  holding: Holding;
}

/** Rejects for a file that cannot be read. */
export async function openFeed(path: string): Promise<FeedFile | UnknownFormat> {
  const text = await openTextFile(path);
  const format = formatOf(text.beginning);
  if ('lack' in format) return format;
  if (format.kind !== 'bigcommerce-json') return { text, format, holding: 'products' };
  const holding = await holdingOfFile(text, format.layout);
  return typeof holding === 'string' ? { text, format, holding } : holding;
}

async function holdingOfFile(text: TextFile, layout: Parameters<typeof readJson>[1]): Promise<Holding | UnknownFormat> {
  const opened = readText(text);
  try {
    for await (const read of readJson(opened.text, layout)) {
      if (read.kind === 'broken') return 'products';
      const missing = missingProperties(read.item);
      return missing.length === 0
        ? holdingOf(read.item)
        : { lack: `as BigCommerce JSON its first item lacks ${missing.join(', ')}` };
    }
    return 'products';
  } finally {
    opened.source.destroy();
  }
}

/** Of brands or categories; yields invalid items. */
export async function* readReferences(
  { text, format, holding }: FeedFile,
  references: References,
): AsyncGenerator<Taken> {
  if (format.kind !== 'bigcommerce-json' || holding === 'products') return;
  for await (const read of readJson(readText(text).text, format.layout)) {
    if (read.kind === 'broken') yield read.taken;
    else yield* addReference(references, holding, read.item, read.row);
  }
}

interface ReadOptions {
  /** Its prices apply. */
  now: number;
  /** Files name pictures by their paths in it. */
  imagesFrom: string | undefined;
  documentsFrom: string | undefined;
}

/** Product by product. `onBytes` receives the bytes read so far. */
export async function* readFeed(
  { text, format }: FeedFile,
  references: References,
  options: ReadOptions,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Taken> {
  const { now } = options;
  const opened = readText(text);
  opened.source.on('data', () => onBytes(opened.source.bytesRead));
  // Attaching the listener starts the stream; its reader is not ready yet.
  opened.source.pause();
  if (format.kind === 'bigcommerce-json') {
    for await (const read of readJson(opened.text, format.layout)) {
      if (read.kind === 'broken') yield read.taken;
      else if (read.cut === null) yield* bigcommerceProduct(read.item, read.row, references, now);
      else yield* withoutCut(bigcommerceProduct(read.item, read.row, references, now), read.row, read.cut);
    }
    return;
  }
  /** As in the file, for the report. */
  const columns = new Map<string, string>();
  const { rows, groupOf, keyOf, read } = readerOf(format, opened.text, options, (name, column) =>
    columns.set(name, column),
  );
  const named = (taken: Taken): Taken =>
    taken.kind === 'product'
      ? taken
      : { ...taken, remark: { ...taken.remark, column: columns.get(taken.remark.column) ?? taken.remark.column } };
  const spool = openSpool();
  try {
    for await (const found of rows) {
      if (found.kind === 'row') spool.add(groupOf(found.row), found.row);
      else if (found.kind === 'taken') yield named(found.taken);
      else yield named(withKey(found.taken, keyOf(found.row)));
    }
    for (const group of spool.groups()) for (const taken of read(group, spool.rowsOf)) yield named(taken);
  } finally {
    spool.close();
  }
}

/** Under the product's own key. */
function withoutCut(taken: readonly Taken[], row: number, column: string): Taken[] {
  const key = taken
    .map((one) => (one.kind === 'product' ? one.product.key : one.kind === 'note' ? null : one.key))
    .find((found) => found !== null);
  return [leftOut(row, column, 'The text is longer than 1 MB', key ?? null)];
}

const withKey = (taken: Taken, key: string | null): Taken => (taken.kind === 'left-out' ? { ...taken, key } : taken);

interface Reader {
  rows: AsyncIterable<TableRow>;
  /** A row without a group is a product of its own, so that its error is reported. */
  groupOf: (row: FeedRow) => string;
  /** Of the product; null when the row has none. */
  keyOf: (row: FeedRow) => string | null;
  /** `rowsOf` returns the rows of another group. */
  read: (rows: readonly FeedRow[], rowsOf: Spool['rowsOf']) => Taken[];
}

function readerOf(
  format: Exclude<Format, { kind: 'bigcommerce-json' }>,
  source: ReturnType<typeof readText>['text'],
  { now, imagesFrom, documentsFrom }: ReadOptions,
  onColumn: (name: string, column: string) => void,
): Reader {
  switch (format.kind) {
    case 'shopify-csv':
      return shopifyReader(readTable(source, { format, nameOf: shopifyColumn, onColumn }), now);
    case 'merchant-table':
      return merchantReader(readTable(source, { format, nameOf: attributeOf, onColumn }), now);
    case 'woocommerce-csv':
      return {
        rows: readTable(source, { format, nameOf: woocommerceColumn, onColumn }),
        groupOf: woocommerceGroup,
        keyOf: woocommerceKeyOf,
        read: (group) => woocommerceProduct(group, now),
      };
    case 'magento-csv':
      return {
        rows: readTable(source, { format, nameOf: magentoColumn, onColumn }),
        groupOf: magentoGroup,
        keyOf: magentoKeyOf,
        read: (group, rowsOf) => magentoProduct(group, { now, imagesFrom, rowsOf }),
      };
    case 'plain-columns':
      return plainReader(source, format, { now, imagesFrom, documentsFrom }, onColumn);
    case 'merchant-xml':
      return merchantReader(readXml(source), now);
  }
}

function shopifyReader(rows: Reader['rows'], now: number): Reader {
  const handleOf = ({ values }: FeedRow) => values.get('handle')?.trim();
  return {
    rows,
    groupOf: (row) => handleOf(row) || `row ${row.row}`,
    keyOf: (row) => (handleOf(row) ? shopifyKey(handleOf(row) ?? '') : null),
    read: (group) => shopifyProduct(group, now),
  };
}

function merchantReader(rows: Reader['rows'], now: number): Reader {
  const part = ({ values }: FeedRow, attribute: string) => values.get(attribute)?.trim();
  return {
    rows,
    groupOf: (row) =>
      part(row, 'item_group_id')
        ? `group ${part(row, 'item_group_id')}`
        : part(row, 'id')
          ? `id ${part(row, 'id')}`
          : `row ${row.row}`,
    keyOf: (row) =>
      part(row, 'item_group_id') || part(row, 'id')
        ? merchantKey(part(row, 'item_group_id') || (part(row, 'id') ?? ''))
        : null,
    read: (group) => merchantProduct(group, now),
  };
}

function plainReader(
  source: ReturnType<typeof readText>['text'],
  format: TableFormat,
  options: ReadOptions,
  onColumn: (name: string, column: string) => void,
): Reader {
  const unknown: Taken[] = [];
  const rows = readTable(source, {
    format,
    nameOf: plainColumn,
    onColumn(name, column, line) {
      if (!isPlainColumn(name)) unknown.push(note(line, name, 'The column is not known and is not taken'));
      onColumn(name, column);
    },
  });
  async function* withNotes(): AsyncGenerator<TableRow> {
    for await (const row of rows) {
      for (const taken of unknown.splice(0)) yield { kind: 'taken', taken };
      yield row;
    }
  }
  return { rows: withNotes(), groupOf: plainGroup, keyOf: plainKeyOf, read: (group) => plainProduct(group, options) };
}
