import { fetchBrands } from '../graph/brand/brand.rest.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { RestOptions } from '../graph/product/product.rest.ts';
import { fetchFound, fetchSuggested } from '../graph/search/search.rest.ts';
import type { PartHealth } from '../observability/health.ts';

/** Any term works: only the status matters. */
const TERM = 'light';

const HTTP_UNAVAILABLE = 503;

/** Probes the shop API with a small call, and its search with a common term. */
export async function probeShop(shopApi: RestOptions): Promise<{ shop: PartHealth; search: PartHealth }> {
  const [shop, search] = await Promise.all([
    health(() => fetchBrands(shopApi.rest)),
    health(() => Promise.all([fetchFound(shopApi, TERM), fetchSuggested(shopApi, TERM, 1)])),
  ]);
  // Only search has a building state; a 503 of the shop itself is a failure.
  return { shop: shop === 'ok' ? 'ok' : 'failing', search };
}

async function health(ask: () => Promise<unknown>): Promise<PartHealth> {
  try {
    await ask();
    return 'ok';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.status === HTTP_UNAVAILABLE ? 'building' : 'failing';
  }
}
