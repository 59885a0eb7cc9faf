import type { ShopFolder } from '../shop-folder.ts';
import { readDrawing, type ShopDrawing } from './logo.ts';
import { readTheme, type Theme } from './theme.ts';

export interface Looks {
  theme: Theme;
  /** Null for the shop's name alone. */
  logo: ShopDrawing | null;
  /** Null for one that is made from the logo. */
  icon: ShopDrawing | null;
}

/** Throws a `ShopFolderError` that names the first fault. */
export function readLooks(folder: ShopFolder | null): Looks {
  return { theme: readTheme(folder), logo: readDrawing(folder, 'logo.svg'), icon: readDrawing(folder, 'icon.svg') };
}
