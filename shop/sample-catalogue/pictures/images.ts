import type { CatalogueImage } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Drawing, DrawingView } from '../drawings/drawing.ts';
import type { FinishKey } from '../drawings/finishes.data.ts';
import type { Picture } from '../draft.ts';
import { pictures, type PictureEntry } from './pictures.data.ts';

export type Place = (drawing: Drawing) => string;

/** In one view; `finish` overrides the product's. */
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

/** The alt text of the one in use, if there is one, and whether it can have dimensions. */
export function viewsOf(picture: Picture): Pick<PictureEntry, 'inUse' | 'dimensions'> {
  const entry: PictureEntry = pictures[picture.key];
  return entry;
}
