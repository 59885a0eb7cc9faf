import type { FinishKey } from '../../catalogue/drawings/finishes.data.ts';
import type { PictureKey } from '../pictures/pictures.data.ts';

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
