import type { Kysely } from 'kysely';
import { reservedAddresses } from '@storefront/domain/pages.rules.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueImage } from '@storefront/embedded/catalogue/catalogue.ts';
import { readBrands, readCategories } from '@storefront/embedded/catalogue/catalogue-store.ts';
import {
  deleteStructure,
  IMPORTED_STRUCTURE_FROM,
  nextId,
  upsertBrands,
  upsertCategories,
} from '@storefront/embedded/catalogue/catalogue-writes.ts';
import { writeMoves } from '@storefront/embedded/catalogue/redirects.ts';
import { chunks } from '@storefront/embedded/database/chunks.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { createBrands, type Places } from '@storefront/import/places/places.ts';
import { htmlParagraphs } from '@storefront/import/reading/paragraphs.rules.ts';
import { imageUrlOf } from '@storefront/import/values.rules.ts';
import type { MedusaCategory } from './answers.ts';
import { textOf } from './map-product.rules.ts';
import type { Structure } from './read-medusa.ts';

const NO_IMAGE: CatalogueImage = { description: '', url: '' };

const NAME_CHARACTERS_MAXIMUM = 100;

interface PlacesOptions extends Structure {
  /** The metadata field of the brand; null for the collection. */
  brandField: string | null;
  /** Of the merchant's pages. */
  isPage: (url: string) => boolean;
}

/** As in Medusa: a category's address is its handles from the top down. Moved ones redirect, deleted ones go. */
export async function openMedusaPlaces(
  db: Kysely<Tables>,
  { categories, collections, brandField, isPage }: PlacesOptions,
): Promise<Places> {
  const numbers = await placeNumbers(db, [...categories, ...collections]);
  const stored = new Map((await readCategories(db)).map((category) => [category.id, category]));
  const placed = categoriesOf(categories, numbers, stored);
  const byId = new Map([...placed.values()].map((category) => [category.id, category]));
  const urls = new Set([...placed.values()].map(({ url }) => url));
  const addresses = [...byId].map(([id, { url }]) => ({ from: stored.get(id)?.url ?? url, to: url }));
  const moves = addresses.filter(({ from, to }) => from !== to);
  const deleted = [...stored.keys()].filter((id) => !byId.has(id));
  await upsertCategories(db, [...placed.values()]);
  await writeMoves(db, moves);
  await deleteStructure(db, 'categories', deleted);
  const storedBrands = await readBrands(db);
  const named = createBrands(storedBrands, await nextId(db, 'brands', IMPORTED_STRUCTURE_FROM));
  const ofCollections = new Map(
    collections.flatMap(({ id, title, handle, metadata }): [string, CatalogueBrand][] => {
      const url = slugOf(handle) || slugOf(title);
      const text = htmlParagraphs(textOf(metadata?.['description']));
      return url ? [[id, { id: numbers.get(id) ?? 0, name: title, url, descriptionHtml: text }]] : [];
    }),
  );
  if (brandField === null) {
    const kept = new Set([...ofCollections.values()].map(({ id }) => id));
    const gone = storedBrands.map(({ id }) => id).filter((id) => !kept.has(id));
    await upsertBrands(db, [...ofCollections.values()]);
    await deleteStructure(db, 'brands', gone);
  }

  const pictured: CatalogueCategory[] = [];
  return {
    categoryIds({ categoryPaths, images: [image] }) {
      const trails = categoryPaths
        .flatMap(([id = '']) => placed.get(id) ?? [])
        .map((category) => trailOf(category, byId))
        // The deepest one is the breadcrumb: Medusa has them in no order, ancestors beside descendants.
        .toSorted((a, b) => b.length - a.length || (a[0]?.id ?? 0) - (b[0]?.id ?? 0));
      for (const category of trails.flat()) {
        if (category.image.url || !image) continue;
        category.image = { url: image.url, description: category.name };
        pictured.push(category);
      }
      return [...new Set(trails.flat().map(({ id }) => id))];
    },
    brandId: (name) => (brandField === null ? (ofCollections.get(name)?.id ?? 0) : named.idOf(name)),
    isTaken: (url) => urls.has(url) || isPage(url),
    async save() {
      await upsertCategories(db, pictured.splice(0));
      await upsertBrands(db, named.added.splice(0));
    },
  };
}

/** By Medusa's id. A category below a hidden one is hidden too. */
function categoriesOf(
  categories: readonly MedusaCategory[],
  numbers: ReadonlyMap<string, number>,
  stored: ReadonlyMap<number, CatalogueCategory>,
): Map<string, CatalogueCategory> {
  const children = Map.groupBy(categories, ({ parent_category_id: parent }) => parent ?? '');
  const placed = new Map<string, CatalogueCategory>();
  const place = (parent: CatalogueCategory | null, medusaId: string) => {
    const siblings = (children.get(medusaId) ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    for (const [index, { id: medusaOwnId, name, handle, description, metadata }] of siblings.entries()) {
      const id = numbers.get(medusaOwnId) ?? 0;
      const own = slugOf(handle) || slugOf(name) || 'more';
      const image = imageUrlOf(textOf(metadata?.['image']));
      const isReserved = parent === null && reservedAddresses.has(own);
      const category: CatalogueCategory = {
        id,
        parentId: parent?.id ?? 0,
        name: name.trim().slice(0, NAME_CHARACTERS_MAXIMUM),
        // An address of the storefront itself, such as "cart", would hide the category.
        url: `${parent?.url ?? '/'}${own}${isReserved ? '-2' : ''}/`,
        descriptionHtml: htmlParagraphs(description ?? ''),
        pageTitle: textOf(metadata?.['page_title']) || name,
        metaDescription: textOf(metadata?.['meta_description']),
        searchKeywords: '',
        sortOrder: index,
        // Where Medusa has none, that of a product found earlier.
        image: image ? { url: image, description: name } : (stored.get(id)?.image ?? NO_IMAGE),
        faqs: [],
      };
      placed.set(medusaOwnId, category);
      place(category, medusaOwnId);
    }
  };
  place(null, '');
  return placed;
}

/** From the category up. */
function trailOf(category: CatalogueCategory, byId: ReadonlyMap<number, CatalogueCategory>): CatalogueCategory[] {
  const parent = byId.get(category.parentId);
  return parent ? [category, ...trailOf(parent, byId)] : [category];
}

/** Durable, by Medusa's id: a deleted one's number is not given to another. */
async function placeNumbers(db: Kysely<Tables>, places: readonly { id: string }[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('medusa_places').selectAll().execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  const next = Math.max(
    await nextId(db, 'categories', IMPORTED_STRUCTURE_FROM),
    await nextId(db, 'brands', IMPORTED_STRUCTURE_FROM),
    ...rows.map(({ number }) => number + 1),
  );
  const added = places.filter(({ id }) => !numbers.has(id)).map(({ id }, index) => ({ id, number: next + index }));
  for (const some of chunks(added)) await retryOnConflict(() => db.insertInto('medusa_places').values(some).execute());
  for (const { id, number } of added) numbers.set(id, number);
  return numbers;
}
