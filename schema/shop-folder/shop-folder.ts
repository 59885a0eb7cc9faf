import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ShopFolderError } from './shop-folder-error.ts';

export interface ShopFolder {
  /** Absolute. */
  path: string;
  /** Whether it is the sample's, whose claims are made up. */
  isSample: boolean;
}

/** The folder that is used without `SHOP_DIR`, if it exists. */
export const DEFAULT_FOLDER = 'my-shop';

/** A gateway that is installed alone has none. */
export const SAMPLE_FOLDER = resolve(import.meta.dirname, '../../shop/sample-catalogue/shop');

/** `SHOP_DIR`, else an existing `./my-shop`, else the sample's, unless the shop sells its own products. Or null. */
export function findShopFolder(setting: string | undefined, { sellsOwn }: { sellsOwn: boolean }): ShopFolder | null {
  const path = setting ?? (existsSync(DEFAULT_FOLDER) ? DEFAULT_FOLDER : undefined);
  if (path === undefined)
    return !sellsOwn && existsSync(SAMPLE_FOLDER) ? { path: SAMPLE_FOLDER, isSample: true } : null;
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ShopFolderError({ file: path, found: 'no such folder', allowed: 'a folder with a shop.yaml' });
  const absolute = resolve(path);
  return { path: absolute, isSample: absolute === SAMPLE_FOLDER };
}

/** `shown` is its name in errors: relative to the working directory if it is inside. */
export function fileIn(folder: ShopFolder, name: string): { path: string; shown: string } {
  const path = join(folder.path, name);
  const shown = relative('.', path);
  return { path, shown: shown.startsWith('..') ? path : shown };
}
