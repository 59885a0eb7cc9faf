import { IMAGE_WIDTH_MAXIMUM, IMAGE_WIDTHS } from '@storefront/domain/image-widths.data.ts';
import { builder } from '../builder.ts';
import { UrlScalar } from '../scalar/scalar.schema.ts';
import type { Config } from '../../config/config.ts';
import { allowedImage } from './image-hosts.ts';
import { imageUrl, isElsewhere, isImageSource, widthAtLeast } from '@storefront/domain/image-url.rules.ts';

/** An image in the graph: its source URL at the shop API, and its alternative text. */
export interface ImageRecord {
  source: string;
  description: string;
  /** Whether width and height are equal, as in images of products and categories. */
  isSquare: boolean;
}

const WIDTHS = `${IMAGE_WIDTHS.slice(0, -1).join(', ')} or ${IMAGE_WIDTH_MAXIMUM} px`;

const widthArgument = () =>
  builder.args((t) => ({
    width: t.int({
      defaultValue: 640,
      required: true,
      description: `Wanted width in pixels. The next of ${WIDTHS} is made.`,
    }),
  }));

export const Image = builder.objectRef<ImageRecord>('Image').implement({
  description: 'An image, served as WebP in several widths.',
  fields: (t) => ({
    url: t.field({
      type: UrlScalar,
      description: 'The URL of the file. The same URL always serves the same image, so it can be cached forever.',
      args: widthArgument(),
      resolve: ({ source }, { width }, { config }) => config.publicUrl + imageUrl(source, width),
    }),
    path: t.string({
      description: 'The path of the file at the shop’s own origin.',
      args: widthArgument(),
      resolve: ({ source }, { width }) => imageUrl(source, width),
    }),
    width: t.int({
      description: 'The width that the file is made in. A smaller photograph is not enlarged.',
      args: widthArgument(),
      resolve: (_, { width }) => widthAtLeast(width),
    }),
    height: t.int({
      nullable: true,
      description:
        'The height to reserve for the file, equal to its width as images are square. ' +
        'Null for the image of a page or a blog post, whose proportions are unknown.',
      args: widthArgument(),
      resolve: ({ isSquare }, { width }) => (isSquare ? widthAtLeast(width) : null),
    }),
    description: t.exposeString('description', {
      description: 'Alternative text for screen readers. Empty for a decorative image.',
    }),
  }),
});

/** Null without a usable source on an allowed host. Defaults to a square image. */
export function imageOf(
  source: string | null,
  description: string,
  { imageHosts }: Pick<Config, 'imageHosts'>,
  isSquare = true,
): ImageRecord | null {
  if (!source || !isImageSource(source)) return null;
  return isElsewhere(source) && !allowedImage(source, imageHosts) ? null : { source, description, isSquare };
}
