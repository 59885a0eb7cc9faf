import type { Kysely } from 'kysely';
import { reservedAddresses } from '@storefront/domain/pages.rules.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueImage } from '../../catalogue/catalogue.ts';
import { readBrands, readCategories } from '../../catalogue/catalogue-store.ts';
import {
  deleteStructure,
  IMPORTED_STRUCTURE_FROM,
  nextId,
  upsertBrands,
  upsertCategories,
} from '../../catalogue/catalogue-writes.ts';
import { type Move, writeMoves } from '../../catalogue/redirects.ts';
import { chunks } from '../../database/chunks.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import type { Places } from '../../import/places/places.ts';
import { htmlParagraphs } from '../../import/reading/paragraphs.rules.ts';
import { imageUrlOf } from '../../import/values.rules.ts';
import type { MedusaCategory, MedusaCollection } from './answers.ts';
import { textOf } from './map-product.rules.ts';

const NO_IMAGE: CatalogueImage = { description: '', url: '' };

const NAME_CHARACTERS_MAXIMUM = 100;

interface Structure {
  categories: readonly MedusaCategory[];
  collections: readonly MedusaCollection[];
  /** The metadata field that names a product's brand; null for its collection. */
  brandField: string | null;
  /** Whether a page of the merchant's has this address. */
  isPage: (url: string) => boolean;
}

/**
 * Writes Medusa's categories and brands exactly as they are there: a category's address is made of its handles from the top down. Moved ones
 * redirect, deleted ones go.
 */
export async function openMedusaPlaces(
  db: Kysely<Tables>,
  { categories, collections, brandField, isPage }: Structure,
): Promise<Places> {
  const numbers = await createPlaceNumbers(db);
  const storedCategories = new Map((await readCategories(db)).map((category) => [category.id, category]));
  const placed = categoriesOf(categories, numbers, storedCategories);
  const byId = new Map([...placed.values()].map((category) => [category.id, category]));
  const urls = new Set([...placed.values()].map(({ url }) => url));
  const ofCollections = new Map(
    collections.flatMap(({ id, title, handle, metadata }): [string, CatalogueBrand][] => {
      const url = slugOf(handle) || slugOf(title);
      const text = htmlParagraphs(textOf(metadata?.['description']));
      return url ? [[id, { id: numbers.of(id), name: title, url, descriptionHtml: text }]] : [];
    }),
  );
  const storedBrands = await readBrands(db);
  const named = new Map(storedBrands.map((brand) => [brand.url, brand]));
  const addedBrands: CatalogueBrand[] = [];

  function namedBrand(name: string): number {
    const url = slugOf(name);
    if (!url) return 0;
    const known = named.get(url);
    if (known) return known.id;
    const brand = { id: numbers.of(`brand:${url}`), name, url, descriptionHtml: '' };
    named.set(url, brand);
    addedBrands.push(brand);
    return brand.id;
  }

  await numbers.save();
  await upsertCategories(db, [...placed.values()]);
  await writeMoves(db, movesOf(storedCategories, byId));
  await deleteStructure(
    db,
    'categories',
    [...storedCategories.keys()].filter((id) => !byId.has(id)),
  );
  if (brandField === null) {
    const brands = [...ofCollections.values()];
    const kept = new Set(brands.map(({ id }) => id));
    await upsertBrands(db, brands);
    await deleteStructure(
      db,
      'brands',
      storedBrands.map(({ id }) => id).filter((id) => !kept.has(id)),
    );
  }

  const pictured: CatalogueCategory[] = [];
  return {
    categoryIds({ categoryPaths, images }) {
      const trails = categoryPaths
        .flatMap(([id = '']) => placed.get(id) ?? [])
        .map((category) => trailOf(category, byId))
        // The breadcrumb is the deepest one: Medusa has them in no order, and links ancestors beside descendants.
        .toSorted((a, b) => b.length - a.length || (a[0]?.id ?? 0) - (b[0]?.id ?? 0));
      const [image] = images;
      for (const category of trails.flat()) {
        if (category.image.url || !image) continue;
        category.image = { url: image.url, description: category.name };
        pictured.push(category);
      }
      return [...new Set(trails.flat().map(({ id }) => id))];
    },
    brandId: (name) => (brandField === null ? (ofCollections.get(name)?.id ?? 0) : namedBrand(name)),
    isTaken: (url) => urls.has(url) || isPage(url),
    async save() {
      await numbers.save();
      await upsertCategories(db, pictured.splice(0));
      await upsertBrands(db, addedBrands.splice(0));
    },
  };
}

/** Returns the categories by Medusa's id. A category below a hidden one is hidden too. */
function categoriesOf(
  categories: readonly MedusaCategory[],
  numbers: PlaceNumbers,
  stored: ReadonlyMap<number, CatalogueCategory>,
): Map<string, CatalogueCategory> {
  const children = Map.groupBy(categories, ({ parent_category_id: parent }) => parent ?? '');
  const placed = new Map<string, CatalogueCategory>();
  const place = (parent: CatalogueCategory | null, medusaId: string) => {
    const siblings = (children.get(medusaId) ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    for (const [index, { id: medusaOwnId, name, handle, description, metadata }] of siblings.entries()) {
      const id = numbers.of(medusaOwnId);
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
        // That of a product, found earlier, where Medusa has none.
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

/** A category and its ancestors, from itself up. */
function trailOf(category: CatalogueCategory, byId: ReadonlyMap<number, CatalogueCategory>): CatalogueCategory[] {
  const parent = byId.get(category.parentId);
  return parent ? [category, ...trailOf(parent, byId)] : [category];
}

function movesOf(
  before: ReadonlyMap<number, CatalogueCategory>,
  after: ReadonlyMap<number, CatalogueCategory>,
): Move[] {
  return [...after.values()].flatMap(({ id, url }) => {
    const old = before.get(id);
    return old && old.url !== url ? [{ from: old.url, to: url }] : [];
  });
}

interface PlaceNumbers {
  of(medusaId: string): number;
  save(): Promise<void>;
}

/** The durable numbers of categories and brands: a deleted one's is not given to another. */
async function createPlaceNumbers(db: Kysely<Tables>): Promise<PlaceNumbers> {
  const rows = await db.selectFrom('medusa_places').selectAll().execute();
  const known = new Map(rows.map(({ id, number }) => [id, number]));
  const given: { id: string; number: number }[] = [];
  let next = Math.max(
    await nextId(db, 'categories', IMPORTED_STRUCTURE_FROM),
    await nextId(db, 'brands', IMPORTED_STRUCTURE_FROM),
    ...rows.map(({ number }) => number + 1),
  );
  function numberOf(id: string): number {
    const number = known.get(id) ?? next;
    if (number === next) {
      next += 1;
      known.set(id, number);
      given.push({ id, number });
    }
    return number;
  }
  return {
    of: numberOf,
    async save() {
      for (const some of chunks(given.splice(0)))
        await retryOnConflict(() =>
          db
            .insertInto('medusa_places')
            .values([...some])
            .execute(),
        );
    },
  };
}
