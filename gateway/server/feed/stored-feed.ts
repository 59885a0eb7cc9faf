import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

const FILE = /^google-[\w-]+\.xml\.gz$/;

const StoredFeed = Type.Object({
  file: Type.String({ pattern: FILE }),
  bytes: Type.Integer({ minimum: 1 }),
  /** The hash of its content, then the ids of builds with the same content. */
  tags: Type.Array(Type.String({ pattern: /^[\w-]{1,64}$/ }), { minItems: 1 }),
  /** In ISO format: up to then it has the catalogue's changes. */
  asOf: Type.String(),
  /** When its build began, and when the catalogue was last known to be unchanged; in milliseconds since 1970. */
  builtAt: Type.Number(),
  checkedAt: Type.Number(),
  /** In milliseconds. */
  buildTime: Type.Number({ minimum: 0 }),
  /** The origin of its links. */
  origin: Type.String(),
});

export type StoredFeed = Static<typeof StoredFeed>;

export type FeedStore = ReturnType<typeof openFeedStore>;

/** The age from which an unfinished file counts as abandoned by a process that has ended. */
const ABANDONED_MILLISECONDS = 2 * 60 * 60 * 1_000;

/** Another process has removed the file. */
function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const statOf = (path: string) => stat(path).catch(nullIfAbsent);

/** Null when another process has replaced the feed and removed the file. */
export const openFeedFile = (path: string): Promise<FileHandle | null> => open(path).catch(nullIfAbsent);

const POINTER = 'google.json';

/** Shared by all processes that use the directory. */
export function openFeedStore(directory: string, origin: string) {
  const pointer = join(directory, POINTER);
  const pathOf = (file: string) => join(directory, file);

  async function readPointer(): Promise<StoredFeed | null> {
    const text = await readFile(pointer, 'utf8').catch(nullIfAbsent);
    const stored = text === null ? null : jsonOf(text);
    return Check(StoredFeed, stored) ? stored : null;
  }

  async function removeAbandonedFiles(): Promise<void> {
    const current = (await readPointer())?.file;
    for (const name of await readdir(directory)) {
      if (name === current || name === POINTER) continue;
      const found = await statOf(pathOf(name));
      if (found && Date.now() - found.mtimeMs > ABANDONED_MILLISECONDS) await rm(pathOf(name), { force: true });
    }
  }

  return {
    pathOf,
    /** Null when there is no feed, or only one with another origin or a damaged file. */
    async read(): Promise<StoredFeed | null> {
      const feed = await readPointer();
      if (feed?.origin !== origin) return null;
      const found = await statOf(pathOf(feed.file));
      return found?.size === feed.bytes ? feed : null;
    },
    /** Readers that have the previous file open can finish. */
    async write(feed: StoredFeed): Promise<void> {
      const before = await readPointer();
      // Renamed when complete, so that no process reads a partial file.
      const temporary = `${pointer}.${randomUUID()}`;
      await writeFile(temporary, JSON.stringify(feed));
      await rename(temporary, pointer);
      if (before && before.file !== feed.file) await rm(pathOf(before.file), { force: true });
    },
    /** Creates the directory too. */
    async newFile(): Promise<string> {
      await mkdir(directory, { recursive: true });
      await removeAbandonedFiles();
      return `google-${randomUUID()}.xml.gz`;
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The next build replaces a damaged file.
    return null;
  }
}
