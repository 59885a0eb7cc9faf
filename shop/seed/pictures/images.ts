import type { CatalogueImage } from '../../catalogue/catalogue.ts';
import type { Drawing, DrawingView } from '../../catalogue/drawings/drawing.ts';
import type { FinishKey } from '../../catalogue/drawings/finishes.data.ts';
import type { Picture } from '../draft.ts';
import { pictures, type PictureEntry } from './pictures.data.ts';

/** Answers a drawing with its address. */
export type Place = (drawing: Drawing) => string;

/** A picture of a product in one view; `finish` shows it in another finish than its own. */
export function imageOf(
  place: Place,
  picture: Picture,
  view: DrawingView,
  description: string,
  finish: FinishKey = picture.finish,
): CatalogueImage {
  const entry: PictureEntry = pictures[picture.key];
  const accent = picture.accent ?? entry.accent;
  return {
    description,
    url: place({
      family: entry.family,
      finish,
      view,
      ...(accent ? { accent } : {}),
      options: { ...entry.options, ...picture.options },
    }),
  };
}

/** What a picture's other views are: the words for the one in use, where there is one, and whether it can be dimensioned. */
export function viewsOf(picture: Picture): Pick<PictureEntry, 'inUse' | 'dimensions'> {
  const entry: PictureEntry = pictures[picture.key];
  return entry;
}
