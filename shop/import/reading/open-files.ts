import { RefusedError } from '@storefront/embedded/database/refused-error.ts';
import { FORMAT_NAMES } from './formats.rules.ts';
import { openFeed, type FeedFile } from './read-feed.ts';

export interface OpenedFile {
  path: string;
  feed: FeedFile;
}

export class UnknownFormatError extends RefusedError {
  override name = 'UnknownFormatError';
}

/** Changes nothing. Throws UnknownFormatError or UnreadableFileError, and when there is no such file. */
export async function openFiles(paths: readonly string[]): Promise<OpenedFile[]> {
  const opened = await Promise.all(paths.map(async (path) => ({ path, feed: await openFeed(path) })));
  return opened.map(({ path, feed }) => {
    if ('lack' in feed)
      throw new UnknownFormatError(
        `${path} has an unknown format: ${feed.lack}.\nIt must be ${FORMAT_NAMES}. Nothing was written.`,
      );
    return { path, feed };
  });
}
