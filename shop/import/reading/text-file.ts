import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { analyse } from 'chardet';
import {
  announcedEncoding,
  declaredEncoding,
  legacyEncoding,
  type ByteStatistics,
  type Encoding,
} from './encoding.rules.ts';
import { RefusedError } from '@storefront/embedded/database/refused-error.ts';

/** To detect the format. */
const BEGINNING_BYTES = 262_144;
const CHUNK_BYTES = 262_144;

/** For the encoding detector, from the first byte that is not UTF-8. */
const SAMPLE_BYTES = 65_536;

/** Its encoding is not supported. */
export class UnreadableFileError extends RefusedError {
  override name = 'UnreadableFileError';
}

export type TextFile = Awaited<ReturnType<typeof openTextFile>>;

/** Rejects with the reason when the file cannot be read. */
export async function openTextFile(path: string) {
  // A pipe would keep the import waiting for ever.
  if (!(await stat(path)).isFile()) throw new UnreadableFileError(`${path} is not a file`);
  const bytes = await readBeginning(path);
  const encoding = announcedEncoding(bytes) ?? ((await isUtf8(path)) ? 'utf-8' : await otherEncoding(path, bytes));
  if (encoding === 'utf-32') throw new UnreadableFileError(`${path} is written in UTF-32: save it as UTF-8`);
  return { path, encoding, beginning: new TextDecoder(encoding).decode(bytes, { stream: true }) };
}

/** As UTF-8. `source` tells how many bytes have been read. */
export function readText({ path, encoding }: TextFile): { source: ReadStream; text: Readable } {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  if (encoding === 'utf-8') return { source, text: source };
  return { source, text: Readable.from(transcoded(source, encoding), { objectMode: false }) };
}

async function* transcoded(source: ReadStream, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source as AsyncIterable<Buffer>) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

async function readBeginning(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>)
      decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    // TextDecoder throws a TypeError for an invalid byte.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function otherEncoding(path: string, beginning: Buffer): Promise<Encoding> {
  const declared = declaredEncoding(beginning.toString('latin1', 0, 200));
  const known = declared && encodingOf(declared);
  // A declaration that can be read byte by byte is not in UTF-16, and this text is not in UTF-8.
  if (declared && !known?.startsWith('utf-')) {
    if (known) return known;
    throw new UnreadableFileError(
      `${path} says that it is written in “${declared}”, which is not known: save it as UTF-8`,
    );
  }
  const { statistics, sample } = await inspect(path);
  const verdict = legacyEncoding(statistics, analyse(sample));
  if ('encoding' in verdict) return verdict.encoding;
  throw new UnreadableFileError(`${path} seems to be written in ${verdict.unreadable}: save it as UTF-8`);
}

/** Null for an unknown one. */
function encodingOf(label: string): Encoding | null {
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Of the whole file, with a sample from the first invalid byte. */
async function inspect(path: string): Promise<{ statistics: ByteStatistics; sample: Uint8Array }> {
  const highBytes = new Set<number>();
  let [sequences, strays, pending] = [0, 0, 0];
  let sample: Uint8Array = new Uint8Array();
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (byte > 127) highBytes.add(byte);
      const isContinuation = byte >= 0x80 && byte < 0xc0;
      if (pending > 0 && isContinuation) {
        pending -= 1;
        if (pending === 0) sequences += 1;
        continue;
      }
      const wasCut = pending > 0;
      pending = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
      if (!wasCut && !isContinuation) continue;
      strays += 1;
      if (sample.length === 0) sample = chunk.subarray(Math.max(0, index - 200), index + SAMPLE_BYTES);
    }
  }
  return { statistics: { sequences, strays: strays + (pending > 0 ? 1 : 0), highBytes }, sample };
}
