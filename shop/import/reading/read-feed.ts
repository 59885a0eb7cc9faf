import { bigcommerceProduct } from '../bigcommerce/bigcommerce.rules.ts';
import {
  type Holding,
  type References,
  addReference,
  holdingOf,
  missingProperties,
} from '../bigcommerce/references.rules.ts';
import { type FeedRow, type Taken, firstRows, leftOut, note } from '../feed.rules.ts';
import { merchantCode, merchantGroup, merchantKeyOf, merchantProduct } from '../merchant.rules.ts';
import { isPlainColumn, plainColumn } from '../plain/plain-columns.rules.ts';
import { plainCode, plainGroup, plainKeyOf, plainProduct } from '../plain/plain.rules.ts';
import { shopifyCode, shopifyColumn, shopifyGroup, shopifyKeyOf, shopifyProduct } from '../shopify.rules.ts';
import { magentoColumn } from '../magento/cells.rules.ts';
import { magentoCode, magentoGroup, magentoKeyOf, magentoProduct } from '../magento/magento.rules.ts';
import { woocommerceColumn } from '../woocommerce/cells.rules.ts';
import {
  woocommerceCode,
  woocommerceGroup,
  woocommerceKeyOf,
  woocommerceProduct,
} from '../woocommerce/woocommerce.rules.ts';
import { type Format, type TableFormat, type UnknownFormat, attributeOf, formatOf } from './formats.rules.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-tables.ts';
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
  const opened = readText(text);
  opened.source.on('data', () => onBytes(opened.source.bytesRead));
  // Attaching the listener starts the stream; its reader is not ready yet.
  opened.source.pause();
  if (format.kind === 'bigcommerce-json') {
    for await (const read of readJson(opened.text, format.layout)) {
      if (read.kind === 'broken') yield read.taken;
      else {
        const taken = bigcommerceProduct(read.item, read.row, references, options.now);
        yield* read.cut === null ? taken : withoutCut(taken, read.row, read.cut);
      }
    }
    return;
  }
  /** As in the file, for the report. */
  const columns = new Map<string, string>();
  const unknown: Taken[] = [];
  const { nameOf, groupOf, keyOf, codes, read } = format.kind === 'merchant-xml' ? MERCHANT : READERS[format.kind];
  const onColumn = (name: string, column: string, line: number) => {
    columns.set(name, column);
    if (format.kind === 'plain-columns' && !isPlainColumn(name))
      unknown.push(note(line, name, 'The column is not known and is not taken'));
  };
  const rows =
    format.kind === 'merchant-xml' ? readXml(opened.text) : readTable(opened.text, { format, nameOf, onColumn });
  const named = (taken: Taken): Taken =>
    taken.kind === 'product'
      ? taken
      : { ...taken, remark: { ...taken.remark, column: columns.get(taken.remark.column) ?? taken.remark.column } };
  const spool = openSpool();
  try {
    for await (const found of rows) {
      for (const taken of unknown.splice(0)) yield named(taken);
      if (found.kind === 'row') spool.add(groupOf(found.row), found.row);
      else if (found.kind === 'taken') yield named(found.taken);
      else yield named(withKey(found.taken, keyOf(found.row)));
    }
    const { rowsOf } = spool;
    for (const group of spool.groups()) {
      const { kept, twice } = firstRows(group, ...codes);
      for (const taken of [...read(kept, { ...options, rowsOf }), ...twice]) yield named(taken);
    }
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
  nameOf: (column: string) => string;
  /** A row without a group is a product of its own, so that its error is reported. */
  groupOf: (row: FeedRow) => string;
  /** Of the product; null when the row has none. */
  keyOf: (row: FeedRow) => string | null;
  /** The column of codes that no two rows of a product have, and a row's own. */
  codes: [column: string, codeOf: (row: FeedRow, first: FeedRow) => string];
  /** `rowsOf` returns the rows of another group. */
  read: (rows: readonly FeedRow[], options: ReadOptions & Pick<Spool, 'rowsOf'>) => Taken[];
}

const MERCHANT: Reader = {
  nameOf: attributeOf,
  groupOf: merchantGroup,
  keyOf: merchantKeyOf,
  codes: ['id', merchantCode],
  read: (rows, { now }) => merchantProduct(rows, now),
};

const READERS: Readonly<Record<TableFormat['kind'], Reader>> = {
  'shopify-csv': {
    nameOf: shopifyColumn,
    groupOf: shopifyGroup,
    keyOf: shopifyKeyOf,
    codes: ['handle', shopifyCode],
    read: (rows, { now }) => shopifyProduct(rows, now),
  },
  'woocommerce-csv': {
    nameOf: woocommerceColumn,
    groupOf: woocommerceGroup,
    keyOf: woocommerceKeyOf,
    codes: ['sku', woocommerceCode],
    read: (rows, { now }) => woocommerceProduct(rows, now),
  },
  'magento-csv': {
    nameOf: magentoColumn,
    groupOf: magentoGroup,
    keyOf: magentoKeyOf,
    codes: ['sku', magentoCode],
    read: magentoProduct,
  },
  'merchant-table': MERCHANT,
  'plain-columns': {
    nameOf: plainColumn,
    groupOf: plainGroup,
    keyOf: plainKeyOf,
    codes: ['sku', plainCode],
    read: plainProduct,
  },
};
