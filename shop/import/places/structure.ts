import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueImage } from '../../catalogue/catalogue.ts';
import { IMPORTED_STRUCTURE_FROM } from '../../catalogue/catalogue-writes.ts';
import { reservedAddresses } from '../reserved-addresses.data.ts';
import { nounOf } from './menu.rules.ts';

/** The category of a feed without categories, tags or brands. */
export const EVERYTHING = 'All Products';

const NAME_CHARACTERS_MAXIMUM = 100;

export type Categories = ReturnType<typeof createCategories>;

export const urlOf = (path: readonly string[]): string => `/${path.map((name) => slugOf(name) || 'more').join('/')}/`;

export function createCategories(stored: readonly CatalogueCategory[], firstId: number) {
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
    /** The shop's own category of that name, at any depth; its path in the feed may differ. */
    ownNamed: (name: string) => own.get(slugOf(name)),
    /** An imported top category that groups by noun: "Lights" for "Step Lights". */
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
