import { hash } from 'node:crypto';
import type { Drawing } from '../seed/drawings/drawing.ts';
import type { Catalogue, CatalogueBrand, CatalogueCategory, CatalogueImage, CatalogueProduct } from './catalogue.ts';

/** Raised when drawings change, so that their addresses do too: an image is cached for good. */
const DRAWING_VERSION = 1;

/** The catalogue in memory, indexed for every question that the routes ask. Never changed once built. */
export interface ReadModel {
  products: readonly CatalogueProduct[];
  productById: ReadonlyMap<number, CatalogueProduct>;
  productByUrl: ReadonlyMap<string, CatalogueProduct>;
  brands: readonly CatalogueBrand[];
  brandById: ReadonlyMap<number, CatalogueBrand>;
  /** Top level first, by sort order. */
  categoryById: ReadonlyMap<number, CatalogueCategory>;
  categoryByUrl: ReadonlyMap<string, CatalogueCategory>;
  childrenOf(categoryId: number): readonly CatalogueCategory[];
  /** From the top level down to the category itself. */
  trailOf(categoryId: number): readonly CatalogueCategory[];
  /** What sells best first. */
  productsOf(categoryId: number): readonly CatalogueProduct[];
  featured: readonly CatalogueProduct[];
  imageUrl(image: CatalogueImage): string;
  drawing(hash: string): Drawing | undefined;
}

export function createReadModel({ products, categories, brands }: Catalogue): ReadModel {
  const bySales = products.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
  const inCategory = new Map<number, CatalogueProduct[]>();
  for (const product of bySales) {
    for (const id of product.categoryIds) append(inCategory, id, product);
  }
  const children = new Map<number, CatalogueCategory[]>();
  for (const category of categories.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)) append(children, category.parentId, category);
  const categoryById = new Map(categories.map((category) => [category.id, category]));

  const drawings = new Map<string, Drawing>();
  const addresses = new Map<Drawing, string>();
  const addressOf = (drawing: Drawing): string => {
    const known = addresses.get(drawing);
    if (known) return known;
    const name = hash('sha256', `${DRAWING_VERSION}${JSON.stringify(drawing)}`).slice(0, 16);
    const address = `/drawings/${name}.svg`;
    drawings.set(name, drawing);
    addresses.set(drawing, address);
    return address;
  };
  const imageUrl = (image: CatalogueImage) => ('url' in image ? image.url : addressOf(image.drawing));
  // A drawing must be found by its address even when nothing has asked for that address since the shop opened.
  for (const image of imagesOf({ products, categories, brands })) imageUrl(image);

  const trailOf = (categoryId: number): readonly CatalogueCategory[] => {
    const category = categoryById.get(categoryId);
    return category ? [...trailOf(category.parentId), category] : [];
  };

  return {
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    productByUrl: new Map(products.map((product) => [product.url, product])),
    brands,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    categoryById,
    categoryByUrl: new Map(categories.map((category) => [category.url, category])),
    childrenOf: (categoryId) => children.get(categoryId) ?? [],
    trailOf,
    productsOf: (categoryId) => inCategory.get(categoryId) ?? [],
    featured: bySales.filter(({ featured }) => featured),
    imageUrl,
    drawing: (hash) => drawings.get(hash),
  };
}

function* imagesOf({ products, categories }: Catalogue): Generator<CatalogueImage> {
  for (const category of categories) yield category.image;
  for (const { images, variants, modifiers } of products) {
    yield* images;
    for (const variant of variants) yield variant.image;
    for (const modifier of modifiers) for (const option of modifier.optionValues) yield option.image;
  }
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
