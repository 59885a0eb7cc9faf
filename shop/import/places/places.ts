import type { Kysely } from 'kysely';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueImage } from '@storefront/embedded/catalogue/catalogue.ts';
import { readBrands, readCategories, readProductsByUrl } from '@storefront/embedded/catalogue/catalogue-store.ts';
import {
  IMPORTED_STRUCTURE_FROM,
  nextId,
  upsertBrands,
  upsertCategories,
} from '@storefront/embedded/catalogue/catalogue-writes.ts';
import { readCategoryPlaces, writeCategoryPlaces } from '../sources/import-sources.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import type { FeedProduct } from '../feed.rules.ts';
import type { Counted, FeedOutline } from '../staging.ts';
import { REMAINDER, categoryNames, createPathKeys, headingOf, nounOf, pathKey, planMenu } from './menu.rules.ts';
import { reservedAddresses } from '@storefront/domain/pages.rules.ts';

export interface Places {
  /** Each followed by its ancestors. */
  categoryIds(feed: FeedProduct): number[];
  /** 0 for no brand. */
  brandId(name: string): number;
  isTaken(url: string): boolean;
  save(): Promise<void>;
}

/** They fit the menu of a wide screen; a feed may add a minimum of its own in any case. */
const TOPS_MAXIMUM = 8;

const NEW_TOPS_MAXIMUM = 4;

/** Of one product. */
const PLACES_MAXIMUM = 20;

const NO_IMAGE: CatalogueImage = { description: '', url: '' };

const tagKey = (tag: string) => `tag:${slugOf(tag)}`;

const brandKey = (brand: string) => `brand:${slugOf(brand)}`;

interface Wanted {
  key: string;
  path: readonly string[];
  count: number;
  image: CatalogueImage;
}

/** New categories are written before any product, with pictures at the addresses that `pictureAddress` returns. */
export async function openPlaces(
  db: Kysely<Tables>,
  outline: FeedOutline,
  pictureAddress: (url: string) => Promise<string> = async (url) => url,
): Promise<Places> {
  const nextCategory = await nextId(db, 'categories', IMPORTED_STRUCTURE_FROM);
  const categories = createCategories(await readCategories(db), nextCategory);
  const wanted = wantedOf(outline);
  const byKey = await knownPlaces(db, categories, outline, wanted);
  const unplaced = wanted.filter(({ key }) => !byKey.has(key));
  const adopted = new Map(
    unplaced.flatMap(({ key, path }) => {
      const parent = byKey.get(pathKey(path.slice(0, -1))) ?? categories.topOfNoun(path);
      return parent ? [[key, parent] as const] : [];
    }),
  );
  const room = Math.max(NEW_TOPS_MAXIMUM, TOPS_MAXIMUM - categories.topCount());
  const homeless = unplaced.filter(({ key }) => !adopted.has(key));
  const plan = planMenu(homeless, room);
  // A category must not hide a product at the same address.
  const addresses = [...plan.values()].flatMap((path) => path.map((_, level) => urlOf(path.slice(0, level + 1))));
  const products = await readProductsByUrl(db, [...new Set(addresses)]);
  const isTaken = (url: string) => products.has(url);
  // Sort orders follow the menu.
  const ranks = new Map([...plan.keys()].map((key, rank) => [key, rank]));
  const rankOf = ({ path }: Wanted) => ranks.get(pathKey(path)) ?? -1;
  for (const { key, path, image: original } of unplaced.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const parent = adopted.get(key) ?? null;
    const image = { ...original, url: original.url && (await pictureAddress(original.url)) };
    const made = parent ? path.slice(-1) : (plan.get(pathKey(path)) ?? path);
    byKey.set(key, categories.make(parent, made, image, isTaken));
  }
  await upsertCategories(db, categories.added.splice(0));
  await writeCategoryPlaces(db, new Map(unplaced.map(({ key }) => [key, byKey.get(key)?.id ?? 0])));
  const brands = createBrands(await readBrands(db), await nextId(db, 'brands', IMPORTED_STRUCTURE_FROM));

  const isBare = outline.paths.length === 0 && byKey.size === 0;
  const remainder = () => categories.make(null, [isBare ? EVERYTHING : REMAINDER], NO_IMAGE, isTaken);

  const keyOf = createPathKeys();

  function placesOf({ categoryPaths, tags, brand }: FeedProduct): CatalogueCategory[] {
    const found = categoryPaths.slice(0, PLACES_MAXIMUM).flatMap((path) => byKey.get(keyOf(path)) ?? []);
    if (found.length > 0) return found;
    const tagged = tags.flatMap((tag) => byKey.get(tagKey(tag)) ?? []).toSorted((a, b) => a.id - b.id)[0];
    return [tagged ?? byKey.get(brandKey(brand)) ?? remainder()];
  }

  return {
    categoryIds(feed) {
      const ids = new Set<number>();
      for (const place of placesOf(feed))
        for (
          let category: CatalogueCategory | undefined = place;
          category;
          category = categories.byId.get(category.parentId)
        )
          ids.add(category.id);
      return [...ids];
    },
    brandId: brands.idOf,
    isTaken: (url) => categories.byUrl.has(url) || url === urlOf([REMAINDER]) || url === urlOf([EVERYTHING]),
    async save() {
      await upsertCategories(db, categories.added.splice(0));
      await upsertBrands(db, brands.added.splice(0));
    },
  };
}

/** Its own; for uncategorised products those of their tags, else brands. */
function wantedOf({ paths, tags, brands, uncategorised }: FeedOutline): Wanted[] {
  const wanted: Wanted[] = paths.map(({ path, count, image }) => ({
    key: pathKey(path),
    path,
    count,
    image: image ?? NO_IMAGE,
  }));
  if (uncategorised === 0) return wanted;
  const named = (names: readonly string[], keyOf: (name: string) => string, counts: ReadonlyMap<string, Counted>) =>
    names.map((name): Wanted => ({
      key: keyOf(name),
      path: [headingOf(name)],
      count: counts.get(name)?.count ?? 0,
      image: counts.get(name)?.image ?? NO_IMAGE,
    }));
  const tagged = named(categoryNames(tags, TOPS_MAXIMUM), tagKey, tags);
  const branded = tagged.length > 0 ? [] : named(categoryNames(brands, TOPS_MAXIMUM), brandKey, brands);
  return [...wanted, ...tagged, ...branded];
}

/** The shop's own, and those of earlier imports. */
async function knownPlaces(
  db: Kysely<Tables>,
  categories: Categories,
  { tags, brands }: FeedOutline,
  wanted: readonly Wanted[],
): Promise<Map<string, CatalogueCategory>> {
  const parents = wanted.flatMap(({ path }) => (path.length > 1 ? [pathKey(path.slice(0, -1))] : []));
  const keys = new Set([
    ...wanted.map(({ key }) => key),
    ...parents,
    ...[...tags.keys()].map(tagKey),
    ...[...brands.keys()].map(brandKey),
  ]);
  const places = new Map<string, CatalogueCategory>();
  for (const [key, id] of await readCategoryPlaces(db, [...keys])) {
    const category = categories.byId.get(id);
    if (category) places.set(key, category);
  }
  for (const { key, path } of wanted) {
    const own = categories.ownNamed(path.at(-1) ?? '');
    if (own) places.set(key, own);
  }
  return places;
}

/** For a feed without categories, tags or brands. */
const EVERYTHING = 'All Products';

const NAME_CHARACTERS_MAXIMUM = 100;

type Categories = ReturnType<typeof createCategories>;

const urlOf = (path: readonly string[]): string => `/${path.map((name) => slugOf(name) || 'more').join('/')}/`;

function createCategories(stored: readonly CatalogueCategory[], firstId: number) {
  const byId = new Map(stored.map((category) => [category.id, category]));
  const byUrl = new Map(stored.map((category) => [category.url, category]));
  const placeOf = (parentId: number, name: string) => `${parentId} ${slugOf(name)}`;
  const byPlace = new Map(stored.map((category) => [placeOf(category.parentId, category.name), category]));
  const own = new Map<string, CatalogueCategory>();
  const lastPart = ({ url }: CatalogueCategory) => url.split('/').at(-2) ?? '';
  // "Pendant Lights" at /interior-lighting/pendants/ matches by name or by address.
  for (const nameOf of [({ name }: CatalogueCategory) => slugOf(name), lastPart]) {
    for (const category of stored)
      if (category.id < IMPORTED_STRUCTURE_FROM && !own.has(nameOf(category))) own.set(nameOf(category), category);
  }
  const tops = stored.filter(({ parentId }) => parentId === 0);
  const added: CatalogueCategory[] = [];
  let next = firstId;

  function child(
    parent: CatalogueCategory | null,
    given: string,
    image: CatalogueImage,
    isTaken: (url: string) => boolean,
  ): CatalogueCategory {
    const name = given.slice(0, NAME_CHARACTERS_MAXIMUM);
    const known = byPlace.get(placeOf(parent?.id ?? 0, name));
    if (known) return known;
    const address = `${parent?.url ?? '/'}${slugOf(name) || 'more'}`;
    const isFree = (url: string) => !byUrl.has(url) && !isTaken(url) && !reservedAddresses.has(url.slice(1, -1));
    let url = `${address}/`;
    for (let attempt = 2; !isFree(url); attempt += 1) url = `${address}-${attempt}/`;
    const id = next;
    next += 1;
    const category: CatalogueCategory = {
      id,
      parentId: parent?.id ?? 0,
      name,
      url,
      descriptionHtml: '',
      pageTitle: name,
      metaDescription: '',
      searchKeywords: '',
      sortOrder: id,
      image,
      faqs: [],
    };
    added.push(category);
    byId.set(id, category);
    byUrl.set(url, category);
    byPlace.set(placeOf(category.parentId, name), category);
    return category;
  }

  return {
    byId,
    byUrl,
    added,
    /** At any depth; its path in the feed may differ. */
    ownNamed: (name: string) => own.get(slugOf(name)),
    /** "Lights" for "Step Lights". */
    topOfNoun: ([name = '', ...below]: readonly string[]) =>
      below.length > 0
        ? undefined
        : tops.find(
            (top) =>
              top.id >= IMPORTED_STRUCTURE_FROM &&
              slugOf(top.name) !== slugOf(name) &&
              nounOf(top.name) === nounOf(name) &&
              !top.name.includes(' '),
          ),
    topCount: () => tops.length,
    make: (
      above: CatalogueCategory | null,
      path: readonly string[],
      image: CatalogueImage,
      isTaken: (url: string) => boolean,
    ) =>
      path.reduce<CatalogueCategory | null>((parent, name) => child(parent, name, image, isTaken), above) ??
      child(above, EVERYTHING, image, isTaken),
  };
}

/** By name; the new ones are in `added`. */
export function createBrands(stored: readonly CatalogueBrand[], firstId: number) {
  const bySlug = new Map(stored.map((brand) => [brand.url, brand]));
  const added: CatalogueBrand[] = [];
  let next = firstId;
  return {
    added,
    idOf(name: string): number {
      const slug = slugOf(name);
      if (!slug) return 0;
      const known = bySlug.get(slug);
      if (known) return known.id;
      const brand = { id: next, name, url: slug, descriptionHtml: '' };
      next += 1;
      added.push(brand);
      bySlug.set(slug, brand);
      return brand.id;
    },
  };
}
