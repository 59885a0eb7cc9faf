import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export type FeedBuild = Awaited<ReturnType<typeof startBuild>>;

const READ_BYTES = 65_536;

/** To a new file, gzipped. Any number of readers can follow it, each at its own pace. */
export async function startBuild(path: string, parts: AsyncIterable<string>) {
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  let isEnded = false;
  let growth = Promise.withResolvers<void>();
  const grow = () => {
    growth.resolve();
    growth = Promise.withResolvers();
  };

  async function* hashed(): AsyncGenerator<string> {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  }

  async function write(): Promise<{ bytes: number; hash: string }> {
    try {
      await pipeline(hashed, createGzip(), async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          await file.writeFile(chunk);
          bytes += chunk.length;
          grow();
        }
      });
      await file.sync();
      return { bytes, hash: hash.digest('base64url') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
      isEnded = true;
      grow();
    }
  }
  const done = write();

  return {
    /** Known before its content is. */
    id: randomBytes(16).toString('base64url'),
    /** Rejects when the build failed, after removing the file. */
    done,
    isEnded: () => isEnded,
    /** Reads the compressed file while it is written. Throws when the build fails. */
    async *follow(): AsyncGenerator<Buffer> {
      const own = await open(path, 'r');
      try {
        for (let position = 0; ;) {
          // Before the read, so that a write during it is not missed.
          const [isLast, next] = [isEnded, growth.promise];
          const { bytesRead, buffer } = await own.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, position);
          position += bytesRead;
          if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
          else if (!isLast) await next;
          else return void (await done);
        }
      } finally {
        await own.close();
      }
    },
  };
}
