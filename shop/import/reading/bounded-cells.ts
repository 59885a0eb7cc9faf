import { Transform } from 'node:stream';
import type { Delimiter } from './formats.rules.ts';

/** A cell may be so long, and the cells of a row together. */
const CELL_BYTES_MAXIMUM = 1_000_000;
const ROW_BYTES_MAXIMUM = 4_000_000;

/** Ends a cell that was cut: a character that no text has. */
export const CUT_MARK = '\uFFFF';
const CUT_MARK_BYTES = Buffer.from(CUT_MARK);

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];

/** Cuts cells that are too long while a table is read, so that one of them costs neither memory nor the rows after it. */
export interface BoundedCells {
  stream: Transform;
  /** How many line ends were cut out of the text up to a line of what is left: added to it, they give the line of the file. */
  linesCutBefore(line: number): number;
  /** The line of the file on which a quote opens that is never closed; null for none. */
  unclosedQuoteLine(): number | null;
}

/** Where in a cell a byte stands. Numbers, and a plain loop below: this reads every byte of a table. */
const [CELL_START, PLAIN, QUOTED, QUOTE_IN_QUOTED] = [0, 1, 2, 3];

/** `isQuoted` tables are read as csv-parse reads them with `relax_quotes`. */
export function boundedCells(delimiter: Delimiter, isQuoted: boolean): BoundedCells {
  const separator = delimiter.charCodeAt(0);
  const cuts: { line: number; lines: number }[] = [];
  let state = CELL_START;
  let [cellBytes, rowBytes, line, linesCut, quoteLine] = [0, 0, 1, 0, 0];
  let isCutting = false;

  /** Ends a cell before the byte at `index`; answers what is put in the place of what was cut. */
  function endCell(wasQuoted: boolean): Buffer | null {
    cellBytes = 0;
    if (!isCutting) return null;
    isCutting = false;
    if (linesCut > 0) cuts.push({ line, lines: linesCut });
    linesCut = 0;
    return wasQuoted ? Buffer.concat([CUT_MARK_BYTES, Buffer.of(QUOTE)]) : CUT_MARK_BYTES;
  }

  function bounded(chunk: Buffer): Buffer[] {
    const parts: Buffer[] = [];
    /** Where the bytes begin that are not handed on yet. */
    let from = 0;
    const cutBefore = (mark: Buffer | null, index: number) => {
      if (!mark) return;
      parts.push(mark);
      from = index;
    };
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (state === QUOTE_IN_QUOTED) {
        if (byte === QUOTE) state = QUOTED;
        else {
          // The quote before this byte closed the cell, or stands in it as it is: what follows is plain in either case.
          cutBefore(endCell(true), index);
          state = PLAIN;
        }
      } else if (byte === QUOTE && isQuoted && state !== PLAIN) {
        if (state === CELL_START) quoteLine = line;
        state = state === QUOTED ? QUOTE_IN_QUOTED : QUOTED;
      }
      if (state < QUOTED) {
        if (byte === separator || byte === LINE_FEED || byte === CARRIAGE_RETURN) {
          cutBefore(endCell(false), index);
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
      // Never between two quotes that stand for one.
      if (
        !isCutting &&
        (cellBytes > CELL_BYTES_MAXIMUM || rowBytes > ROW_BYTES_MAXIMUM) &&
        !(byte === QUOTE && state === QUOTED)
      ) {
        isCutting = true;
        if (index > from) parts.push(chunk.subarray(from, index));
      }
      if (byte === LINE_FEED) {
        if (isCutting) linesCut += 1;
        else line += 1;
      }
      if (isCutting) from = index + 1;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
    return parts;
  }

  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      for (const part of bounded(chunk)) stream.push(part);
      done();
    },
    flush(done) {
      if (isCutting) stream.push(endCell(state === QUOTE_IN_QUOTED));
      done();
    },
  });
  const linesCutBefore = (at: number) => cuts.reduce((sum, cut) => (cut.line <= at ? sum + cut.lines : sum), 0);
  return {
    stream,
    linesCutBefore,
    unclosedQuoteLine: () => (state === QUOTED ? quoteLine + linesCutBefore(quoteLine) : null),
  };
}
