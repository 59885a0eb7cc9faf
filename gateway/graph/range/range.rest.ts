import { RangeRecord } from '@storefront/schema/rest/range.ts';
import { toBrand, type Brand } from '../brand/brand.rest.ts';
import { toProducts } from '../product/rest/item.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { Product } from '../product/product.rules.ts';
import { readOptional } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { listOf } from '../../upstream/contract/values.ts';

/** Products of one design. */
export interface ProductRange {
  path: string;
  name: string;
  /** Null when unknown. */
  brand: Brand | null;
  finishes: readonly string[];
  /** The finish that its products are listed in; null for all. */
  finish: string | null;
  kinds: readonly RangeKind[];
}

export interface RangeKind {
  name: string;
  /** The path of their category; null for none. */
  path: string | null;
  products: readonly Product[];
}

const RANGES = '/ranges/';

const rangeRecord = contractOf(RangeRecord);

/** Null for the path of anything else. */
export function rangeSlug(path: string): string | null {
  return /^\/ranges\/([a-z0-9-]{1,120})\/?$/.exec(path)?.[1] ?? null;
}

/** `GET /ranges/{slug}`; null for an unknown one and from a shop API without ranges. */
export async function fetchRange(
  { rest, pricesIncludeVat }: RestOptions,
  slug: string,
  finish: string,
): Promise<ProductRange | null> {
  const path = `${RANGES}${slug}`;
  const record = await readOptional(rest, {
    kind: 'list',
    path,
    query: new URLSearchParams(finish ? { finish } : {}),
    contract: rangeRecord,
  });
  if (!record) return null;
  return {
    path: `${path}/`,
    name: record.name,
    brand: record.brand ? toBrand(record.brand) : null,
    finishes: record.finishes,
    finish: record.finish || null,
    kinds: listOf(
      record.kinds,
      ({ name, path: category }) => category ?? name,
      ({ name, url, results }) => ({
        name,
        path: url ? pathOf(url) : null,
        products: toProducts(results, pricesIncludeVat),
      }),
    ),
  };
}
