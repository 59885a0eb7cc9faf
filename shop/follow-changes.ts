import { setImmediate } from 'node:timers/promises';
import { createStructure } from './catalogue/structure.ts';
import { namesOf, readLists } from './read-lists.ts';
import type { Shop } from './routes/route.ts';
import { searchDocumentOf } from './search/document.ts';
import type { IndexKeeper } from './search/build/index-keeper.ts';
import { DatabaseUnavailableError } from './database/postgres/errors.ts';
import {
  readBrands,
  readCategories,
  readChangedProducts,
  readStamp,
  type CatalogueStamp,
} from './catalogue/catalogue-store.ts';

type Keeper = Pick<IndexKeeper, 'rebuild' | 'afterChanges'>;

/** How soon lists and search reflect a change of the database. */
const POLL_MILLISECONDS = 2_000;

/**
 * Polls for catalogue changes by other processes, such as an import, and updates the in-memory lists and search: product by product, or
 * as a whole when the catalogue was replaced. Returns a function that stops polling.
 */
export function followChanges(shop: Shop, seen: CatalogueStamp, keeper: Keeper): () => void {
  const follower = createFollower(shop, seen, keeper);
  let stopped = false;
  let isGone = false;
  let timer = setTimeout(look, POLL_MILLISECONDS);

  async function look() {
    try {
      await follower.look();
      if (isGone) console.error('The embedded shop reaches its database again.');
      isGone = false;
    } catch (error) {
      // The database may be busy or away for a moment: the next poll catches up.
      if (!(error instanceof DatabaseUnavailableError))
        console.error('The embedded shop could not look for changes:', error);
      // Logged once per outage, not with every poll.
      else if (!isGone && !stopped) console.error(`The embedded shop cannot reach its database: ${error.message}`);
      isGone = error instanceof DatabaseUnavailableError;
    }
    if (!stopped) timer = setTimeout(look, POLL_MILLISECONDS);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * Polls once per `look`. Suggestions hold category and brand names from when the index was built. After those change the index is rebuilt,
 * but only once a poll finds nothing new, since an import changes them many times.
 */
export function createFollower(shop: Shop, seen: CatalogueStamp, keeper: Keeper): { look(): Promise<void> } {
  let stamp = seen;
  let areSuggestionsStale = false;
  return {
    async look() {
      const before = stamp;
      stamp = await catchUp(shop, before, keeper);
      if (stamp.generation !== before.generation) areSuggestionsStale = false;
      else if (stamp.structure !== before.structure) areSuggestionsStale = true;
      else if (areSuggestionsStale && stamp.revision === before.revision) {
        areSuggestionsStale = false;
        keeper.rebuild();
      }
    },
  };
}

/** Applies everything written since a stamp; returns the stamp it reached. */
export async function catchUp(shop: Shop, seen: CatalogueStamp, keeper: Keeper): Promise<CatalogueStamp> {
  const now = await readStamp(shop.db);
  if (now.generation !== seen.generation) {
    Object.assign(shop, await readLists(shop.db));
    shop.products.forget();
    keeper.rebuild();
    return now;
  }
  if (now.structure !== seen.structure)
    shop.structure = createStructure(await readCategories(shop.db), await readBrands(shop.db));
  let { revision } = seen;
  while (revision < now.revision) {
    const changed = await readChangedProducts(shop.db, revision, now.revision);
    if (!changed) break;
    for (const product of changed.products) shop.lists.put(product);
    shop.products.forget(changed.products.map(({ id }) => id));
    shop.search.apply(changed.products.map((product) => searchDocumentOf(product, namesOf(shop.structure))));
    ({ revision } = changed);
    // Lets waiting requests run before the next products.
    await setImmediate();
  }
  if (revision > seen.revision) keeper.afterChanges();
  return now;
}
