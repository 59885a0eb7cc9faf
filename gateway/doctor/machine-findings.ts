import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { checksOf, findingsOf, reasonOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';
import { categoryFindings } from '@storefront/schema/shop-folder/unknown-categories.rules.ts';
import { bankHolidaysWarning } from '@storefront/domain/calendar.rules.ts';
import { fetchBrands } from '../graph/brand/brand.rest.ts';
import { fetchCategoryTree } from '../graph/category/category.rest.ts';
import { indexTree } from '../graph/category/category.rules.ts';
import { openPartnerStore } from '../partners/store/open-partner-store.ts';
import { readEndpoints, type Endpoint } from '../partners/webhooks/endpoint-store.ts';
import { createRestClient } from '../upstream/client.ts';
import { UpstreamError } from '../upstream/errors.ts';

const caches = checksOf('docs/operating.md#caches');
const opening = checksOf('docs/operating.md#before-you-open');
const ownApi = checksOf('docs/operating.md#your-own-shop-api');
const partners = checksOf('docs/partners.md#webhooks');

/** Returns the bytes that this user can still write on the disk of a directory, which may not exist yet. */
export async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(existsSync(directory) ? directory : '.');
  return bavail * bsize;
}

export function machineFindings(freeBytes: number, now: Date): Finding[] {
  const holidays = bankHolidaysWarning(now);
  return findingsOf({
    disk: caches.must(
      freeBytes < 1_000_000_000,
      `Only ${Math.floor(freeBytes / 1_000_000)} MB are free on the disk of DATA_DIR.`,
      'Free some space, or lower IMAGE_CACHE_MEGABYTES: on a full disk no order can be stored.',
    ),
    'bank holidays': opening.should(holidays !== null, 'The table of bank holidays ends soon.', holidays ?? ''),
  });
}

/** Switched off or failing; none where no partner store exists or the database cannot be used. */
export async function readWebhookFindings(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'partners.sqlite'))) return [];
  try {
    const store = await openPartnerStore(config);
    return (await readEndpoints(store).finally(() => store.destroy())).flatMap(webhookFindings);
  } catch (error) {
    // The finding about the database says it; with your own shop API there is none.
    console.error('The partners’ webhooks were not checked:', error instanceof Error ? error.message : error);
    return [];
  }
}

type WebhookState = Pick<Endpoint, 'id' | 'failingSince' | 'disabledAt' | 'failure'>;

export function webhookFindings({ id, failingSince, disabledAt, failure }: WebhookState): Finding[] {
  const isOff = disabledAt !== null;
  return findingsOf({
    webhooks: partners.should(
      isOff || failingSince !== null,
      `The partner’s webhook ${id} ${isOff ? 'is switched off' : 'fails'}: ${reasonOf(failure ?? '')}`,
      isOff
        ? `When the partner’s server works again: npm run partner -- webhook enable ${id}`
        : `Tell the partner; npm run partner -- webhook deliveries ${id} lists the attempts.`,
    ),
  });
}

/** By two calls to your own shop API. */
export async function readShopApiFindings(url: string, config: Config): Promise<Finding[]> {
  const client = createRestClient({ url, credentials: { key: config.shopApiKey, secret: null } });
  try {
    await fetchBrands(client);
    return categoryFindings(config.categories, [...indexTree(await fetchCategoryTree(client)).byPath.keys()]);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return findingsOf({
      SHOP_API_URL: ownApi.must(
        true,
        `Your shop API cannot be used: ${reasonOf(error.message)}`,
        'Start it, or correct SHOP_API_URL and SHOP_API_KEY; npm run conformance says which calls fail.',
      ),
    });
  } finally {
    await client.close();
  }
}
