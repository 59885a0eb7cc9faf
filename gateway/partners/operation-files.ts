import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

const OPERATION_BYTES_MAXIMUM = 64_000;

const FILE_BYTES_MAXIMUM = 10_000_000;

/** The text of an operation, with the file that it was read from. */
export interface GivenOperation {
  source: string;
  text: string;
}

/** The SHA-256 of its text, in hex. */
export function operationId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Throws an error with a one-line message for an invalid file. */
export async function readOperationFiles(files: readonly string[]): Promise<GivenOperation[]> {
  const read = await Promise.all(
    files.map(async (file) => {
      const status = await stat(file);
      if (!status.isFile()) throw new Error(`${file}: is not a file`);
      if (status.size > FILE_BYTES_MAXIMUM) throw new Error(`${file}: has more than ${FILE_BYTES_MAXIMUM} bytes`);
      // A byte order mark of some editors would be part of the operation's id.
      return operationsIn(file, (await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
    }),
  );
  return read.flat();
}

/** One, or the values of a JSON object, as Relay and other compilers write their persisted documents. */
export function operationsIn(file: string, content: string): GivenOperation[] {
  const given = file.endsWith('.json') ? valuesOf(file, content) : [{ source: file, text: content }];
  for (const { source, text } of given)
    if (Buffer.byteLength(text) > OPERATION_BYTES_MAXIMUM)
      throw new Error(`${source}: has more than ${OPERATION_BYTES_MAXIMUM} bytes`);
  if (given.length === 0) throw new Error(`${file}: has no operations`);
  return given;
}

function valuesOf(file: string, content: string): GivenOperation[] {
  const json = parsed(file, content);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error(`${file}: is not a JSON object`);
  return Object.entries(json).map(([key, text]: [string, unknown]) => {
    if (typeof text !== 'string') throw new Error(`${file}: ${JSON.stringify(key)} is not a text`);
    return { source: `${file} ${key}`, text };
  });
}

function parsed(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new Error(`${file}: is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
