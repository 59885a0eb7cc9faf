import type { FinishKey } from '../drawings/finishes.data.ts';
import type { PictureKey } from '../pictures/pictures.data.ts';

/** Its address is its slug below its parent's. */
export interface CategoryEntry {
  /** Stable, while addresses may change. 38, 39, 52 and 163 have a lead time of three more days. */
  id: number;
  slug: string;
  name: string;
  text: string;
  keywords: string;
  picture: readonly [key: PictureKey, finish: FinishKey];
  children?: readonly CategoryEntry[];
}
