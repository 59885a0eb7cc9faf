import type { Kysely } from 'kysely';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { readProductsByUrl } from '../catalogue/catalogue-store.ts';
import type { Tables } from '../database/tables.ts';
import type { FeedProduct } from './feed.rules.ts';
import { reservedAddresses } from './reserved-addresses.data.ts';

/** A hidden custom field with the feed's key of the product. */
export const KEY_FIELD = '__import_key';

/** After this many products of one name, addresses end with the feed's key instead of a number. */
const NUMBERED_MAXIMUM = 9;

/** A free address; `left` is this product as an interrupted import has left it there. */
export interface Address {
  url: string;
  left: CatalogueProduct | undefined;
}

/** Assigns new products the first free address each. */
export async function newAddresses(
  db: Kysely<Tables>,
  feeds: readonly FeedProduct[],
  isTaken: (url: string) => boolean,
): Promise<Map<FeedProduct, Address>> {
  const addresses = new Map<FeedProduct, Address>();
  const given = new Set<string>();
  let open = [...feeds];
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const wanted = open.map((feed) => ({ feed, url: addressOf(feed, attempt) }));
    const stored = await readProductsByUrl(db, [...new Set(wanted.map(({ url }) => url))]);
    open = [];
    for (const { feed, url } of wanted) {
      const there = stored.get(url);
      const isOwn = there?.customFields.some(({ name, value }) => name === KEY_FIELD && value === feed.key) ?? false;
      if (given.has(url) || isTaken(url) || reservedAddresses.has(url.slice(1, -1)) || (there && !isOwn))
        open.push(feed);
      else {
        given.add(url);
        addresses.set(feed, { url, left: there });
      }
    }
  }
  return addresses;
}

function addressOf({ slug, key }: FeedProduct, attempt: number): string {
  const known = slugOf(key.slice(key.indexOf(':') + 1)) || 'product';
  const name = slug || known;
  if (attempt === 1) return `/${name}/`;
  if (attempt <= NUMBERED_MAXIMUM) return `/${name}-${attempt}/`;
  const beyond = attempt - NUMBERED_MAXIMUM;
  return `/${name}-${known}${beyond > 1 ? `-${beyond}` : ''}/`;
}
