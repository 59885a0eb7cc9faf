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

/** How soon a change of the store is seen in lists and search. */
const LOOK_MILLISECONDS = 2_000;

/**
 * Looks now and then whether someone else has written to the store, an import for one, and brings what is in memory up to date:
 * product by product, or as a whole when the catalogue was replaced. Call what it answers to stop.
 */
export function followChanges(shop: Shop, seen: CatalogueStamp, keeper: Keeper): () => void {
  const follower = createFollower(shop, seen, keeper);
  let stopped = false;
  let isGone = false;
  let timer = setTimeout(look, LOOK_MILLISECONDS);

  async function look() {
    try {
      await follower.look();
      if (isGone) console.error('The embedded shop reaches its store again.');
      isGone = false;
    } catch (error) {
      // The store may be busy or gone for a moment: what was missed is caught up with the next look.
      if (!(error instanceof DatabaseUnavailableError))
        console.error('The embedded shop could not look for changes:', error);
      // Told once, not with every look.
      else if (!isGone && !stopped) console.error(`The embedded shop cannot reach its store: ${error.message}`);
      isGone = error instanceof DatabaseUnavailableError;
    }
    if (!stopped) timer = setTimeout(look, LOOK_MILLISECONDS);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * Looks once each time it is asked to. What is suggested names categories and brands as they were when the index was built: when they
 * have changed it is built anew, but not before a look finds nothing more, since an import changes them many times.
 */
export function createFollower(shop: Shop, seen: CatalogueStamp, keeper: Keeper): { look(): Promise<void> } {
  let stamp = seen;
  let hasOldNames = false;
  return {
    async look() {
      const before = stamp;
      stamp = await catchUp(shop, before, keeper);
      if (stamp.generation !== before.generation) hasOldNames = false;
      else if (stamp.structure !== before.structure) hasOldNames = true;
      else if (hasOldNames && stamp.revision === before.revision) {
        hasOldNames = false;
        keeper.rebuild();
      }
    },
  };
}

/** Takes in everything that was written since a stamp; answers the stamp that it reached. */
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
    // Whoever waits for an answer has a turn before the next products.
    await setImmediate();
  }
  if (revision > seen.revision) keeper.afterChanges();
  return now;
}
