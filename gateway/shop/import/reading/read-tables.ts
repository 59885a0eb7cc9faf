import type { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import type { FeedRow, Skipped } from '../feed.rules.ts';

/** Rows of a table with a header, by column; those that are no rows are told of and left out. */
export async function* readTable(source: Readable, delimiter: ',' | '\t', onSkipped: (skipped: Skipped) => void): AsyncGenerator<FeedRow> {
  const parser = parse({
    bom: true,
    delimiter,
    columns: (header: string[]) => header.map((column) => column.trim()),
    info: true,
    // A feed with tabs between its columns quotes nothing: an inch sign is an inch sign.
    quote: delimiter === ',' ? '"' : null,
    relax_column_count: true,
    relax_column_count_less: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 2_000_000,
  });
  parser.on('skip', (error: CsvError) => onSkipped({ row: Number(error.lines ?? 0), column: typeof error.column === 'string' ? error.column : '', reason: error.message }));
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) yield { row: info.lines, values: record };
}
