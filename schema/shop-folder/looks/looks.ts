import type { ShopFolder } from '../shop-folder.ts';
import { readDrawing, type ShopDrawing } from './logo.ts';
import { readTheme, type Theme } from './theme.ts';

/** How the shop looks: what a merchant's folder has besides words. */
export interface Looks {
  theme: Theme;
  /** Null for the shop's name alone. */
  logo: ShopDrawing | null;
  /** The square drawing of icons; null for one that is made from the logo. */
  icon: ShopDrawing | null;
}

/** Reads `theme.css`, `logo.svg` and `icon.svg`. Throws a `ShopFolderError` that names the first fault. */
export function readLooks(folder: ShopFolder | null): Looks {
  return { theme: readTheme(folder), logo: readDrawing(folder, 'logo.svg'), icon: readDrawing(folder, 'icon.svg') };
}
