import { statfs } from 'node:fs/promises';
import type { Config } from '@storefront/config/config.ts';
import { bankHolidaysWarning } from '@storefront/domain/calendar.rules.ts';
import { fetchBrands } from '../graph/brand/brand.rest.ts';
import { createRestClient } from '../upstream/client.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { Facts } from './facts.ts';

/** Reads the facts about this machine; all others are null. */
export async function readMachineFacts({ dataDir }: Pick<Config, 'dataDir'>, now: Date) {
  return {
    now,
    freeBytes: await freeBytes(dataDir),
    holidaysWarning: bankHolidaysWarning(now),
    shop: null,
    mailProblem: null,
    shopApiProblem: null,
  } satisfies Facts;
}

/** Returns the bytes that this user can still write on a directory's disk; null for a directory that does not exist yet. */
async function freeBytes(directory: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes one call to your own shop API. Returns why it failed; null for a valid answer. */
export async function shopApiProblem(url: string, key: Config['shopApiKey']): Promise<string | null> {
  const client = createRestClient({ url, credentials: { key, secret: null } });
  try {
    await fetchBrands(client);
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.message;
  } finally {
    await client.close();
  }
}
