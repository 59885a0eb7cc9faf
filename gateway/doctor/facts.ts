import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@storefront/config/config.ts';
import { SAMPLE_FOLDER } from '@storefront/config/shop-folder/shop-folder.ts';
import { bankHolidaysWarning } from '@storefront/domain/calendar.rules.ts';
import { fetchCategoryTree } from '../graph/category/category.rest.ts';
import { indexTree } from '../graph/category/category.rules.ts';
import { fetchBrands } from '../graph/brand/brand.rest.ts';
import { openPartnerStore } from '../partners/store/open-partner-store.ts';
import { readEndpoints } from '../partners/webhooks/endpoint-store.ts';
import { createRestClient } from '../upstream/client.ts';
import { UpstreamError } from '../upstream/errors.ts';

/** The facts that the doctor knows besides the settings. A null fact was not checked and leads to no finding. */
export interface Facts {
  now: Date;
  /** The free bytes on the disk of DATA_DIR. */
  freeBytes: number | null;
  /** The pages, posts and pictures of the shop's folder that are those of the sample. */
  sampleFiles: readonly string[];
  /** The warning that the table of bank holidays ends soon; null for none. */
  holidaysWarning: string | null;
  /** The embedded shop; null with your own shop API. */
  shop: {
    database: 'ready' | 'empty' | 'outdated' | 'unusable';
    /** Why the database is unusable; null for any other state. */
    problem: string | null;
    stored: {
      sellsSamples: boolean;
      lastBackup: Date | null;
      categoryPaths: readonly string[];
      /** The products of another system that cannot be sold, and the file that names them; null for none. */
      unsold: { count: number; report: string } | null;
    } | null;
    branches: readonly { name: string; phone: string }[];
  } | null;
  /** Why the mail server cannot be used; null when it can. */
  mailProblem: string | null;
  /** Why your own shop API cannot be used; null when it can. */
  shopApiProblem: string | null;
  /** The partners' webhooks that are switched off or fail. */
  brokenWebhooks: readonly { id: string; isOff: boolean; failure: string }[];
  /** The paths of the categories of your own shop API. */
  categoryPaths: readonly string[] | null;
}

/** Reads the facts about this machine; all others are null. */
export async function readMachineFacts({ dataDir, shopFolder }: Pick<Config, 'dataDir' | 'shopFolder'>, now: Date) {
  return {
    now,
    freeBytes: await freeBytes(dataDir),
    sampleFiles: shopFolder ? sampleFilesIn(shopFolder.path) : [],
    holidaysWarning: bankHolidaysWarning(now),
    shop: null,
    mailProblem: null,
    shopApiProblem: null,
    brokenWebhooks: [],
    categoryPaths: null,
  } satisfies Facts;
}

/** The files of a folder with the content of the sample's at the same path. */
function sampleFilesIn(folder: string): string[] {
  const read = (file: string) => (statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null);
  return globSync('{*.svg,{pages,posts,pictures}/*}', { cwd: SAMPLE_FOLDER })
    .filter((name) => read(join(folder, name))?.equals(readFileSync(join(SAMPLE_FOLDER, name))))
    .toSorted();
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

/** Reads the webhooks that are switched off or fail; none where no partner store exists yet or the database cannot be used. */
export async function brokenWebhooks(
  location: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Facts['brokenWebhooks']> {
  if (location.databaseUrl === undefined && !existsSync(join(location.dataDir, 'partners.sqlite'))) return [];
  try {
    const store = await openPartnerStore(location);
    const endpoints = await readEndpoints(store).finally(() => store.destroy());
    return endpoints.flatMap(({ id, failingSince, disabledAt, failure }) =>
      failingSince === null && disabledAt === null ? [] : { id, isOff: disabledAt !== null, failure: failure ?? '' },
    );
  } catch (error) {
    // The finding about the database says it; with your own shop API there is none.
    console.error('The partners’ webhooks were not checked:', error instanceof Error ? error.message : error);
    return [];
  }
}

/** Makes two calls to your own shop API. Returns why they failed, or the paths of its categories. */
export async function readShopApi(
  url: string,
  key: Config['shopApiKey'],
): Promise<Pick<Facts, 'shopApiProblem' | 'categoryPaths'>> {
  const client = createRestClient({ url, credentials: { key, secret: null } });
  try {
    await fetchBrands(client);
    const { byPath } = indexTree(await fetchCategoryTree(client));
    return { shopApiProblem: null, categoryPaths: [...byPath.keys()] };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { shopApiProblem: error.message, categoryPaths: null };
  } finally {
    await client.close();
  }
}
