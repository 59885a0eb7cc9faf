import { ProductChanges } from '@storefront/schema/rest/product/changes.ts';
import { ProductChangesParameters } from '@storefront/schema/rest/requests/product.ts';
import { ofEach } from '../../catalogue/broken-products.ts';
import { readProductChanges, type ChangePlace } from '../../catalogue/product-changes.ts';
import { refused } from '../http/problems.ts';
import { productRecord, readRecordLinks, sparse } from '../records.ts';
import type { ReadRoutes } from '../route.ts';

const LIMIT_MAXIMUM = 100;

/** A page ends early here: the gateway reads at most twice as much. */
const CHARACTERS_MAXIMUM = 1_000_000;

/** A change is dated before it is committed: what is read now may lack changes that are this old. */
const COMMIT_MILLISECONDS_MAXIMUM = 120_000;

export const productChangeRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/product_changes',
    {
      schema: {
        tags: ['Products'],
        summary: 'Lists one page of the catalogue in the order of its changes, for keeping a copy',
        response: { 200: ProductChanges },
        errors: { 400: '`since` is no time, or `after` is not from an earlier page.' },
        isOptional: true,
        querystring: ProductChangesParameters,
      },
    },
    async ({ query }) => {
      const asOf = new Date(Date.now() - COMMIT_MILLISECONDS_MAXIMUM).toISOString();
      const limit = Math.min(LIMIT_MAXIMUM, Math.max(1, Number(query.limit) || LIMIT_MAXIMUM));
      const { products: reader, db } = shop;
      const after = query.after ? placeOf(query.after) : null;
      const changes = await readProductChanges(db, { since: timeOf(query.since), after, limit: limit + 1 });
      const page = changes.slice(0, limit);
      const products = await reader.byIds(page.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
      const links = await readRecordLinks(products, shop);
      const records = new Map(
        ofEach(products, (product) => {
          const record = sparse(query.exclude_fields)(productRecord(product, shop, links));
          return { id: product.id, record, characters: JSON.stringify(record).length };
        }).map((item) => [item.id, item]),
      );
      let characters = 0;
      const whole = page.findIndex(({ id }, index) => {
        characters += records.get(id)?.characters ?? 0;
        return index > 0 && characters > CHARACTERS_MAXIMUM;
      });
      const shown = whole < 0 ? page : page.slice(0, whole);
      const last = shown.at(-1);
      return {
        results: shown.flatMap(({ id, isRemoved }) => (isRemoved ? [] : (records.get(id)?.record ?? []))),
        removed: shown.flatMap(({ id, url, at, isRemoved }) =>
          isRemoved ? { id, product_url: url, removed_at: at } : [],
        ),
        after: last && shown.length < changes.length ? `${last.revision}:${last.id}` : null,
        as_of: asOf,
      };
    },
  );
};

/** Throws a 400 for anything else. */
function placeOf(text: string): ChangePlace {
  const [, revision, id] = /^(\d{1,15}):(\d{1,10})$/.exec(text) ?? [];
  if (revision === undefined || id === undefined) throw refused(400, '`after` is not from an earlier page');
  return { revision: Number(revision), id: Number(id) };
}

/** Stored times are compared as text. Throws a 400 for anything else. */
function timeOf(text: string | undefined): string | null {
  if (!text) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw refused(400, '`since` is no time');
  return time.toISOString();
}
