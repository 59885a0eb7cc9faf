import type { Readable } from 'node:stream';
import chain from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';
import type { Skipped } from '../feed.rules.ts';

/** How the products stand in the file: in a page’s `data`, in a list, or one after another. */
export type JsonLayout = 'page' | 'list' | 'lines';

/** Products of a JSON file, one in memory at a time, with their number; a file that breaks off is told of, and what came before it counts. */
export async function* readJson(source: Readable, layout: JsonLayout, onSkipped: (skipped: Skipped) => void): AsyncGenerator<{ row: number; item: unknown }> {
  const stages = layout === 'page' ? [parser(), pick({ filter: 'data' }), streamArray()] : layout === 'list' ? [parser(), streamArray()] : [parser({ jsonStreaming: true }), streamValues()];
  let row = 0;
  try {
    for await (const { value } of chain([source, ...stages] as Parameters<typeof chain>[0]) as unknown as AsyncIterable<{ value: unknown }>) {
      row += 1;
      yield { row, item: value };
    }
  } catch (error) {
    onSkipped({ row: row + 1, column: '', reason: `The file is broken here: ${error instanceof Error ? error.message : String(error)}` });
  }
}
