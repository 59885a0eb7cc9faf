import type { IncomingMessage } from 'node:http';

/** The result of reading a request's body. `broken` means that the connection failed or was closed. */
export type Body = { kind: 'whole'; content: Buffer } | { kind: 'too-long' } | { kind: 'broken' };

/** Reads a request's body, and stops reading once it exceeds `bytesMaximum`. */
export function readBody(request: IncomingMessage, bytesMaximum: number): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > bytesMaximum) return Promise.resolve({ kind: 'too-long' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytesMaximum) chunks.push(chunk);
      else {
        request.pause();
        resolve({ kind: 'too-long' });
      }
    });
    request.once('end', () =>
      resolve({ kind: 'whole', content: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
    );
    request.once('error', () => resolve({ kind: 'broken' }));
    request.once('close', () => resolve({ kind: 'broken' }));
  });
}
