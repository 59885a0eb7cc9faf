import { Transform } from 'node:stream';
import type { Delimiter } from './formats.rules.ts';

/** The maximum length of a cell, and of all cells of a row. */
const CELL_BYTES_MAXIMUM = 1_000_000;
const ROW_BYTES_MAXIMUM = 4_000_000;

/** Ends a truncated cell: a noncharacter, which no text contains. */
export const CUT_MARK = '\uFFFF';
const CUT_MARK_BYTES = Buffer.from(CUT_MARK);

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];

/** Truncates overlong cells while a table is streamed, so that one of them costs neither memory nor the rows after it. */
export interface BoundedCells {
  stream: Transform;
  /** Returns the line ends cut out before a line of the output: added to its number, they give the line in the file. */
  linesCutBefore(line: number): number;
  /** The line of the file with an opening quote that is never closed; null for none. */
  unclosedQuoteLine(): number | null;
}

/** States of the scanner. Numbers, and a plain loop below: this reads every byte of a table. */
const [CELL_START, PLAIN, QUOTED, QUOTE_IN_QUOTED] = [0, 1, 2, 3];

/** `isQuoted` tables are parsed like csv-parse does with `relax_quotes`. */
export function boundedCells(delimiter: Delimiter, isQuoted: boolean): BoundedCells {
  const separator = delimiter.charCodeAt(0);
  const cuts: { line: number; lines: number }[] = [];
  let state = CELL_START;
  let [cellBytes, rowBytes, line, linesCut, quoteLine] = [0, 0, 1, 0, 0];
  let isCutting = false;

  /** Ends a cell before the byte at `index`; returns the replacement of what was cut. */
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
    /** Start of the bytes that have not been emitted yet. */
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
          // The quote before this byte either closed the cell or is literal: what follows is plain in both cases.
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
      // Never between the two halves of a doubled quote.
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
