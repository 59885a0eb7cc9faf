import type { Readable } from 'node:stream';
import { request, type Dispatcher } from 'undici';

const NOT_THERE = new Set([404, 410]);

interface OpenFileOptions {
  /** Ends the reading of the body too. */
  signal: AbortSignal;
  dispatcher?: Dispatcher;
  headers?: Record<string, string>;
  /** Defaults to any. */
  contentType?: RegExp;
}

export interface OpenFile {
  body: Readable;
  /** In bytes; null when the host does not say. */
  length: number | null;
}

/** Null when there is none, or one of another type. Throws when the host fails or redirects, and on abort. */
export async function openFile(
  url: string | URL,
  { contentType, ...options }: OpenFileOptions,
): Promise<OpenFile | null> {
  const { statusCode, headers, body } = await request(url, options);
  // Its reader gets the error. An abort before the body is read would otherwise end the process.
  body.on('error', () => {});
  if (statusCode === 200 && contentType?.test(String(headers['content-type'])) !== false) {
    const length = headers['content-length'];
    return { body, length: length === undefined ? null : Number(length) };
  }
  // The unread body would otherwise be downloaded in full.
  body.destroy();
  if (statusCode === 200 || NOT_THERE.has(statusCode)) return null;
  throw new Error(`The host of a file answered ${statusCode}`);
}
