import { IMAGE_WIDTH_MAXIMUM, IMAGE_WIDTHS } from '../../../domain/image-widths.data.ts';
import { builder } from '../builder.ts';
import type { Config } from '../../config.ts';
import { allowedImage } from './image-hosts.ts';
import { imageUrl, isElsewhere, isImageSource } from './image.rules.ts';

/** An image as the graph knows it: where the shop API keeps it, and what it shows. */
export interface ImageRecord {
  source: string;
  description: string;
}

export const Image = builder.objectRef<ImageRecord>('Image').implement({
  description: 'A square picture, made in several widths.',
  fields: (t) => ({
    url: t.string({
      description: `Address of the WebP file at the next width made: ${IMAGE_WIDTHS.slice(0, -1).join(', ')} or ${IMAGE_WIDTH_MAXIMUM} px. It never changes for the same picture.`,
      args: { width: t.arg.int({ defaultValue: 640, required: true, description: 'Width wanted, in pixels.' }) },
      resolve: ({ source }, { width }) => imageUrl(source, width),
    }),
    description: t.string({
      description: 'Alternative text for screen readers.',
      resolve: ({ description }) => description,
    }),
  }),
});

/** The image at an address, or null when there is none that could be shown: pictures elsewhere only from hosts on the list. */
export function imageOf(
  source: string | null,
  description: string,
  { imageHosts }: Pick<Config, 'imageHosts'>,
): ImageRecord | null {
  if (!source || !isImageSource(source)) return null;
  return isElsewhere(source) && !allowedImage(source, imageHosts) ? null : { source, description };
}
