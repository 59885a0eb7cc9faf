import { graphql, readInlineData } from 'relay-runtime';
import type { ShopImage_image$data, ShopImage_image$key } from '../../__generated__/ShopImage_image.graphql.ts';
import { NoPicture } from './NoPicture.tsx';
import * as styles from './ShopImage.css.ts';

interface ShopImageProps {
  image: ShopImage_image$key | null | undefined;
  sizes: string;
  eager?: boolean;
  /** For the largest picture of a page. Defaults to false. */
  priority?: boolean;
  /** The text beside it says the same. Defaults to false. */
  decorative?: boolean;
}

/** Square, as wide as its container. A placeholder when it is missing. */
export function ShopImage({
  image: reference,
  sizes,
  eager = false,
  priority = false,
  decorative = false,
}: ShopImageProps) {
  const image = readImage(reference);
  if (!image) return <NoPicture />;
  const { w640, description } = image;
  return (
    <img
      className={styles.image}
      src={w640}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      width={640}
      height={640}
      alt={decorative ? '' : description}
      loading={eager || priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}

function srcSetOf({ w160, w320, w640, w960, w1280 }: ShopImage_image$data): string {
  const middle = `${w320} 320w, ${w640} 640w, ${w960} 960w`;
  return w160 && w1280 ? `${w160} 160w, ${middle}, ${w1280} 1280w` : middle;
}

/** Reads every width, for the cart's optimistic lines. */
export function readShopImage(reference: ShopImage_image$key | null | undefined) {
  const image = readImage(reference);
  return image && { ...image, w160: image.w160 ?? image.w320, w1280: image.w1280 ?? image.w960 };
}

/** `@inline`: also read outside components. `isMedium` leaves out widths for pictures of 200 to 400 pixels. */
function readImage(image: ShopImage_image$key | null | undefined) {
  return readInlineData(
    graphql`
      fragment ShopImage_image on Image
      @inline
      @argumentDefinitions(isMedium: { type: "Boolean!", defaultValue: false }) {
        w160: path(width: 160) @skip(if: $isMedium)
        w320: path(width: 320)
        w640: path(width: 640)
        w960: path(width: 960)
        w1280: path(width: 1280) @skip(if: $isMedium)
        description
      }
    `,
    image,
  );
}
