import type { Kysely } from 'kysely';
import type { CatalogueBrand, CatalogueCategory, CatalogueImage } from '../catalogue/catalogue.ts';
import { readBrands, readCategories } from '../store/catalogue-store.ts';
import { IMPORTED_STRUCTURE_FROM, nextId, upsertBrands, upsertCategories } from '../store/catalogue-writes.ts';
import type { Tables } from '../store/tables.ts';
import { slugOf } from './values.rules.ts';

/** Where a feed's products go: categories and brands of the shop by name, new ones where there are none. */
export interface Places {
  /** The category that a path leads to first, then every one above it. */
  categoryIds(path: readonly string[], image: CatalogueImage): number[];
  brandId(name: string): number;
  /** Whether a category lives at an address. */
  isTaken(url: string): boolean;
  /** Writes what is new. */
  save(): Promise<void>;
}

/** What a feed puts into no category is found here. */
const ELSEWHERE = 'More';
const UNBRANDED = 'Unbranded';

export async function openPlaces(db: Kysely<Tables>): Promise<Places> {
  const categories = await readCategories(db);
  const brands = await readBrands(db);
  let nextCategory = await nextId(db, 'categories', IMPORTED_STRUCTURE_FROM);
  let nextBrand = await nextId(db, 'brands', IMPORTED_STRUCTURE_FROM);
  const newCategories: CatalogueCategory[] = [];
  const newBrands: CatalogueBrand[] = [];
  const brandBySlug = new Map(brands.map((brand) => [brand.url, brand]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byUrl = new Map(categories.map((category) => [category.url, category]));
  const byName = new Map<string, CatalogueCategory>();
  const lastPart = ({ url }: CatalogueCategory) => url.split('/').at(-2) ?? '';
  // "Pendant Lights" at /interior-lighting/pendants/ is meant by either.
  for (const toldBy of [({ name }: CatalogueCategory) => slugOf(name), lastPart]) for (const category of categories) if (!byName.has(toldBy(category))) byName.set(toldBy(category), category);
  const childKey = (parentId: number, name: string) => `${parentId} ${slugOf(name)}`;
  const byPlace = new Map(categories.map((category) => [childKey(category.parentId, category.name), category]));

  function child(parentId: number, name: string, image: CatalogueImage): CatalogueCategory {
    const url = `${byId.get(parentId)?.url ?? '/'}${slugOf(name) || 'more'}/`;
    const known = byPlace.get(childKey(parentId, name)) ?? byUrl.get(url);
    if (known) return known;
    const category: CatalogueCategory = { id: nextCategory, parentId, name, url, descriptionHtml: '', pageTitle: name, metaDescription: '', searchKeywords: '', sortOrder: nextCategory, image, faqs: [] };
    nextCategory += 1;
    newCategories.push(category);
    byId.set(category.id, category);
    byUrl.set(url, category);
    byPlace.set(childKey(parentId, name), category);
    return category;
  }

  function found(path: readonly string[], image: CatalogueImage): CatalogueCategory {
    const last = path.at(-1);
    // The shop's own category of that name is where shoppers look; its path in the feed may be another.
    const own = last === undefined ? undefined : byName.get(slugOf(last));
    if (own) return own;
    const whole = path.length > 1 ? path : [ELSEWHERE, ...path];
    return whole.reduce<CatalogueCategory | null>((parent, name) => child(parent?.id ?? 0, name, image), null) ?? child(0, ELSEWHERE, image);
  }

  return {
    categoryIds(path, image) {
      const ids: number[] = [];
      for (let category: CatalogueCategory | undefined = found(path.filter((name) => slugOf(name)), image); category; category = byId.get(category.parentId)) ids.push(category.id);
      return ids;
    },
    brandId(given) {
      const name = given.trim() || UNBRANDED;
      const slug = slugOf(name) || 'unbranded';
      const known = brandBySlug.get(slug);
      if (known) return known.id;
      const brand = { id: nextBrand, name, url: slug, descriptionHtml: '' };
      nextBrand += 1;
      newBrands.push(brand);
      brandBySlug.set(slug, brand);
      return brand.id;
    },
    isTaken: (url) => byUrl.has(url),
    async save() {
      await upsertCategories(db, newCategories.splice(0));
      await upsertBrands(db, newBrands.splice(0));
    },
  };
}
