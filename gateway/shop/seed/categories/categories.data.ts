import type { FinishKey } from '../drawings/finishes.data.ts';
import type { PictureKey } from '../pictures/pictures.data.ts';
import { electricalCategories } from './electrical.data.ts';
import { exteriorCategories } from './exterior.data.ts';
import { hardwareCategories } from './hardware.data.ts';
import { interiorCategories } from './interior.data.ts';
import { lampCategories } from './lamps.data.ts';
import { switchCategories } from './switches.data.ts';

/** A category as the shop's buyers keep it; its address is its slug below its parent's. */
export interface CategoryEntry {
  /** Lasting: addresses may change, ids do not. 38, 39, 52 and 163 take three days longer to deliver. */
  id: number;
  slug: string;
  name: string;
  text: string;
  keywords: string;
  picture: readonly [key: PictureKey, finish: FinishKey];
  children?: readonly CategoryEntry[];
}

export const categoryTree: readonly CategoryEntry[] = [
  interiorCategories,
  exteriorCategories,
  switchCategories,
  lampCategories,
  hardwareCategories,
  electricalCategories,
];
