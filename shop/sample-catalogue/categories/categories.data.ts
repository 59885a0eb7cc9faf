import type { CategoryEntry } from './category-entry.ts';
import { electricalCategories } from './electrical.data.ts';
import { exteriorCategories } from './exterior.data.ts';
import { hardwareCategories } from './hardware.data.ts';
import { interiorCategories } from './interior.data.ts';
import { lampCategories } from './lamps.data.ts';
import { switchCategories } from './switches.data.ts';

export const categoryTree: readonly CategoryEntry[] = [
  interiorCategories,
  exteriorCategories,
  switchCategories,
  lampCategories,
  hardwareCategories,
  electricalCategories,
];
