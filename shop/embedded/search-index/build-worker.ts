import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type DatabaseLocation } from '../database/open-database.ts';
import { buildIndex, type BuiltIndex } from '@storefront/search/build-index.ts';
import { readDocuments } from './read-documents.ts';
import { tradeOptions } from './trade/trade-options.ts';
import type { Segment } from '@storefront/search/segment.ts';

export interface BuildMessage {
  kind: 'built';
  index: BuiltIndex;
}

/** In a worker thread; transfers the buffers without copying. */
const { location } = workerData as { location: DatabaseLocation };
const db = await openDatabase(location);
const index = await buildIndex(readDocuments(db), tradeOptions());
await db.destroy();
parentPort?.postMessage({ kind: 'built', index } satisfies BuildMessage, buffersOf(index.segment));

function buffersOf({ ids, popularity, starts, places, impacts, heads, codes }: Segment): ArrayBuffer[] {
  const arrays = [ids, popularity, starts, places, impacts, ...Object.values(heads), ...Object.values(codes)];
  return arrays.map(({ buffer }: { buffer: ArrayBufferLike }) => buffer as ArrayBuffer);
}
