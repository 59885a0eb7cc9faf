import type { CatalogueImage } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Draft } from '../draft.ts';
import { imageOf, viewsOf, type Place } from '../pictures/images.ts';
import { finishes } from '../drawings/finishes.data.ts';

/** Front, in use, in a second finish if there is one, and with dimensions. */
export function imagesOf(draft: Draft, place: Place): CatalogueImage[] {
  const { picture, name } = draft;
  const { inUse, dimensions } = viewsOf(picture);
  const second = draft.options?.find((option) => option.name === 'Finish')?.choices[1]?.finish;
  const first = finishes[picture.finish].label.toLowerCase();
  const shown = second ? `${name} in ${first}` : name;
  return [
    imageOf(place, picture, 'front', `${shown}, seen from the front`),
    ...(inUse ? [imageOf(place, picture, 'in-use', `${shown}, ${inUse}`)] : []),
    ...(second && inUse
      ? [imageOf(place, picture, 'in-use', `${name} in ${finishes[second].label.toLowerCase()}, ${inUse}`, second)]
      : []),
    ...(dimensions === false
      ? []
      : [imageOf(place, picture, 'dimensions', `Line drawing of the ${name} with its dimensions in millimetres`)]),
  ];
}
