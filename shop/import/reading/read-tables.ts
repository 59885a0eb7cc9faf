import { type Readable, Transform } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { type FeedRow, type Taken, fatal, leftOut, note } from '../feed.rules.ts';
import { cellText } from './cell-text.rules.ts';
import type { Delimiter, TableFormat } from './formats.rules.ts';

/** More columns than any feed has. */
const COLUMNS_MAXIMUM = 2_000;

const REPLACEMENT = '\uFFFD';

/** A row with an error still has the cells that identify its product. */
export type TableRow =
  | { kind: 'row'; row: FeedRow }
  | { kind: 'faulty'; row: FeedRow; taken: Taken }
  | { kind: 'taken'; taken: Taken };

interface TableOptions {
  format: TableFormat;
  nameOf: (column: string) => string;
  /** With the normalised name, the file's own and the header's line. */
  onColumn: (name: string, column: string, line: number) => void;
}

/** Empty cells and unnamed columns are left out. */
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
    const line = info.lines + linesCutBefore(info.lines);
    if (!columns) {
      if (isAboveHeader(record)) continue;
      columns = record.slice(0, COLUMNS_MAXIMUM).map((column) => {
        const name = nameOf(column.trim());
        onColumn(name, column.trim(), line);
        return name;
      });
      continue;
    }
    if (format.kind === 'plain-columns' && isComment(record)) continue;
    yield* rowOf(record, columns, line, !format.isQuoted);
  }
  for (const taken of faults) yield { kind: 'taken', taken };
}

/** Comments, and the two lines that npm prints before what a program does. */
const isAboveHeader = ([first = '']: readonly string[]): boolean => /^\s*[#>]/.test(first);

/** A comment of the template; a code may begin with # too. */
const isComment = ([first = '', ...others]: readonly string[]): boolean =>
  /^\s*#/.test(first) && (/^\s*# /.test(first) || others.every((cell) => cell.trim() === ''));

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

/** A program may quote cells in an unquoted table. */
function unquoted(cell: string): string {
  return /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** Of a cell, and of all cells of a row. */
const CELL_BYTES_MAXIMUM = 1_000_000;
const ROW_BYTES_MAXIMUM = 4_000_000;

/** A noncharacter, which no text contains. */
export const CUT_MARK = '\uFFFF';
const CUT_MARK_BYTES = Buffer.from(CUT_MARK);

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];

/** Numbers, and a plain loop below: this reads every byte of a table. */
const [CELL_START, PLAIN, QUOTED, QUOTE_IN_QUOTED] = [0, 1, 2, 3];

/**
 * Overlong cells cost neither memory nor the rows after them. `isQuoted` tables are parsed like csv-parse does with
 * `relax_quotes`.
 */
export function boundedCells(delimiter: Delimiter, isQuoted: boolean) {
  const separator = delimiter.charCodeAt(0);
  const cuts: { line: number; lines: number }[] = [];
  let state = CELL_START;
  let [cellBytes, rowBytes, line, linesCut, quoteLine] = [0, 0, 1, 0, 0];
  let isCutting = false;

  /** Marks it if it was cut. */
  function endCell(wasQuoted: boolean): void {
    cellBytes = 0;
    if (!isCutting) return;
    isCutting = false;
    if (linesCut > 0) cuts.push({ line, lines: linesCut });
    linesCut = 0;
    stream.push(wasQuoted ? Buffer.concat([CUT_MARK_BYTES, Buffer.of(QUOTE)]) : CUT_MARK_BYTES);
  }

  function pushBounded(chunk: Buffer): void {
    /** Not emitted yet. */
    let from = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (state === QUOTE_IN_QUOTED) {
        if (byte === QUOTE) state = QUOTED;
        else {
          // The quote before this byte closed the cell or is literal: what follows is plain.
          endCell(true);
          state = PLAIN;
        }
      } else if (byte === QUOTE && isQuoted && state !== PLAIN) {
        if (state === CELL_START) quoteLine = line;
        state = state === QUOTED ? QUOTE_IN_QUOTED : QUOTED;
      }
      if (state < QUOTED) {
        if (byte === separator || byte === LINE_FEED || byte === CARRIAGE_RETURN) {
          endCell(false);
          state = CELL_START;
          if (byte === separator) continue;
          rowBytes = 0;
          if (byte === LINE_FEED) line += 1;
          continue;
        }
        state = PLAIN;
      }
      cellBytes += 1;
      rowBytes += 1;
      const isOver = cellBytes > CELL_BYTES_MAXIMUM || rowBytes > ROW_BYTES_MAXIMUM;
      // Never between the two halves of a doubled quote.
      if (isOver && !isCutting && !(byte === QUOTE && state === QUOTED)) {
        isCutting = true;
        if (index > from) stream.push(chunk.subarray(from, index));
      }
      if (byte === LINE_FEED) {
        if (isCutting) linesCut += 1;
        else line += 1;
      }
      if (isCutting) from = index + 1;
    }
    if (from < chunk.length) stream.push(chunk.subarray(from));
  }

  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      pushBounded(chunk);
      done();
    },
    flush(done) {
      endCell(state === QUOTE_IN_QUOTED);
      done();
    },
  });
  /** Added to the line's number, they give the line in the file. */
  const linesCutBefore = (at: number) => cuts.reduce((sum, cut) => (cut.line <= at ? sum + cut.lines : sum), 0);
  return {
    stream,
    linesCutBefore,
    /** Null for none. */
    unclosedQuoteLine: () => (state === QUOTED ? quoteLine + linesCutBefore(quoteLine) : null),
  };
}
