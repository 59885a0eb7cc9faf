import type { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { fatal, leftOut, note, type FeedRow, type Taken } from '../feed.rules.ts';
import { boundedCells, CUT_MARK } from './bounded-cells.ts';
import { cellText } from './cell-text.rules.ts';
import type { TableFormat } from './formats.rules.ts';

/** More columns than any feed has. */
const COLUMNS_MAXIMUM = 2_000;

const REPLACEMENT = '\uFFFD';

/** A table's row, or an error; a row with an error still has the cells that identify its product. */
export type TableRow =
  | { kind: 'row'; row: FeedRow }
  | { kind: 'faulty'; row: FeedRow; taken: Taken }
  | { kind: 'taken'; taken: Taken };

interface TableOptions {
  format: TableFormat;
  /** Normalises a column's name. */
  nameOf: (column: string) => string;
  /** Called with each column's normalised name and its name in the file. */
  onColumn: (name: string, column: string) => void;
}

/** Streams the rows of a table with a header. Empty cells and unnamed columns are left out. */
export async function* readTable(
  source: Readable,
  { format, nameOf, onColumn }: TableOptions,
): AsyncGenerator<TableRow> {
  const faults: Taken[] = [];
  const { stream, linesCutBefore, unclosedQuoteLine } = boundedCells(format.delimiter, format.isQuoted);
  const parser = parse({
    bom: true,
    delimiter: format.delimiter,
    info: true,
    quote: format.isQuoted ? '"' : null,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  parser.on('skip', (error: CsvError) => {
    const row = unclosedQuoteLine();
    if (error.code === 'CSV_QUOTE_NOT_CLOSED' && row !== null)
      faults.push(fatal(row, 'A quote opens in this row and is never closed: nothing after it could be read'));
    else faults.push(fatal(Number(error.lines ?? 0), error.message));
  });
  source.on('error', (error) => parser.destroy(error));
  stream.on('error', (error) => parser.destroy(error));

  let columns: readonly string[] | null = null;
  for await (const { record, info } of source.pipe(stream).pipe(parser) as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (!columns) {
      columns = record.slice(0, COLUMNS_MAXIMUM).map((column) => {
        const name = nameOf(column.trim());
        onColumn(name, column.trim());
        return name;
      });
      continue;
    }
    yield* rowOf(record, columns, info.lines + linesCutBefore(info.lines), !format.isQuoted);
  }
  for (const taken of faults) yield { kind: 'taken', taken };
}

function* rowOf(
  record: readonly string[],
  columns: readonly string[],
  line: number,
  unquotes: boolean,
): Generator<TableRow> {
  const values = new Map<string, string>();
  let cut: string | null = null;
  let broken: string | null = null;
  for (const [index, column] of columns.entries()) {
    const cell = record[index];
    if (!cell || !column) continue;
    if (cell.endsWith(CUT_MARK)) {
      cut ??= column;
      continue;
    }
    if (cell.includes(REPLACEMENT)) broken ??= column;
    if (!values.has(column) && cell.trim()) values.set(column, cellText(column, unquotes ? unquoted(cell) : cell));
  }
  const row: FeedRow = { row: line, values };
  if (cut !== null) {
    yield { kind: 'faulty', row, taken: leftOut(line, cut, 'The cell is longer than 1 MB') };
    return;
  }
  yield { kind: 'row', row };
  if (broken !== null)
    yield { kind: 'taken', taken: note(line, broken, 'Some characters of the cell are broken and shown as �') };
  if (record.slice(columns.length).some((cell) => cell.trim()))
    yield {
      kind: 'taken',
      taken: note(line, '', 'The row has more cells than the header; those beyond it are not taken'),
    };
}

/** Unquotes a cell that a program quoted in an unquoted table. */
function unquoted(cell: string): string {
  return /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
