import { NO_CONTENT, type Content } from './content/content.ts';
import { picturePath } from './folder-files.ts';
import type { ShopFile } from './shop-file.ts';
import type { ShopFolder } from './shop-folder.ts';

export interface ShopCategories {
  /** Paths of categories: those come first, in this order. */
  order: readonly string[];
  named: readonly string[];
  /** The path of each category's picture, by the category's. */
  pictures: ReadonlyMap<string, string>;
  /** The names of filters that come first, by the path of a category. */
  filters: ReadonlyMap<string, readonly string[]>;
  files: Pick<Content, 'folder' | 'pictures'>;
}

/** Throws a `ShopFolderError` for a picture that cannot be read. */
export function readCategories(
  folder: ShopFolder | null,
  { categories = [], filters = [], facts = [] }: ShopFile,
): ShopCategories {
  const pictured = categories.flatMap(({ path, picture }) => {
    if (!folder || picture === undefined) return [];
    const name = `pictures/${picture}`;
    return [{ path, name, at: picturePath(folder, name) }];
  });
  return {
    order: categories.map(({ path }) => path),
    named: [...new Set([...categories, ...filters, ...facts].map(({ path }) => path))],
    pictures: new Map(pictured.map(({ path, at }) => [path, at])),
    filters: new Map(filters.map(({ path, first }) => [path, first])),
    files: folder ? { folder, pictures: new Map(pictured.map(({ at, name }) => [at, name])) } : NO_CONTENT,
  };
}
