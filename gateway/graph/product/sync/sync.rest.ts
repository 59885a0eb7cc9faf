import { ProductChanges } from '@storefront/schema/rest/product/changes.ts';
import { bodyOf, isAbsent } from '../../../upstream/client.ts';
import { contractOf } from '../../../upstream/contract/contract.ts';
import { listOf } from '../../../upstream/contract/values.ts';
import { excludeFieldsParameter, type ExcludedFields } from '../../sparse-fieldsets.rest.ts';
import type { RestOptions } from '../product.rest.ts';
import { productOf, type Product } from '../product.rules.ts';
import { toDetail } from '../rest/record.rest.ts';

const PATH = '/product_changes';

const PAGE_SIZE = 100;

const productChanges = contractOf(ProductChanges);

export interface RemovedProduct {
  entityId: number;
  path: string;
  /** ISO time. */
  removedAt: string;
}

/** In the order of its changes. */
export interface ProductSyncPage {
  products: Product[];
  removed: RemovedProduct[];
  /** Null on the last page. */
  after: string | null;
  /** ISO time. */
  asOf: string;
}

interface SyncRequest {
  /** ISO time; null for the whole catalogue. */
  updatedSince: string | null;
  after: string | null;
  first: number;
}

/** `GET /product_changes`; `refused` for a bad `after`, null from a shop API without the call. */
export async function fetchProductChanges(
  { rest, pricesIncludeVat }: RestOptions,
  { updatedSince, after, first }: SyncRequest,
  excludedFields: ExcludedFields['records'],
): Promise<ProductSyncPage | 'refused' | null> {
  const answer = await rest.call({
    kind: 'list',
    method: 'GET',
    path: PATH,
    query: new URLSearchParams({
      // The call's own parameter: a shop API that has the call has it too.
      ...(first !== PAGE_SIZE && { limit: String(first) }),
      ...(updatedSince !== null && { since: updatedSince }),
      ...(after !== null && { after }),
    }),
    optionalQuery: excludeFieldsParameter(excludedFields),
    contract: productChanges,
  });
  if (isAbsent(answer)) return null;
  if (answer.kind === 'refused' && answer.status === 400) return 'refused';
  const { results, removed, after: next, as_of: asOf } = bodyOf(PATH, answer);
  return {
    products: listOf(results, 'entityId', (record) => productOf(toDetail(record, pricesIncludeVat))),
    removed: removed.map(({ id, product_url: path, removed_at: removedAt }) => ({ entityId: id, path, removedAt })),
    after: next,
    asOf,
  };
}
