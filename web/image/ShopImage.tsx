import { graphql, readInlineData } from 'relay-runtime';
import type { ShopImage_image$key } from '../__generated__/ShopImage_image.graphql.ts';
import * as styles from './ShopImage.css.ts';

interface ShopImageProps {
  image: ShopImage_image$key | null | undefined;
  /** How wide it stands at which screen, as the `sizes` attribute writes it. */
  sizes: string;
  /** Fetched at once instead of when it nears the screen. */
  eager?: boolean;
  /** Fetched before all others: the page's largest picture. */
  priority?: boolean;
  /** What it shows stands beside it: those who listen hear it once. */
  decorative?: boolean;
}

/** A picture of the shop, as wide as its place and square, in the width that the screen needs. Without one, the empty ground. */
export function ShopImage({
  image: reference,
  sizes,
  eager = false,
  priority = false,
  decorative = false,
}: ShopImageProps) {
  const image = readShopImage(reference);
  // A span: it may stand in buttons, labels and other spans.
  if (!image) return <span className={styles.missing} />;
  const { w160, w320, w640, w960, w1280, description } = image;
  return (
    <img
      className={styles.image}
      src={w640}
      srcSet={`${w160} 160w, ${w320} 320w, ${w640} 640w, ${w960} 960w, ${w1280} 1280w`}
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

/** The data of a picture. Inline, so that the basket's optimistic lines can read it outside of a component. */
export function readShopImage(image: ShopImage_image$key | null | undefined) {
  return readInlineData(
    graphql`
      fragment ShopImage_image on Image @inline {
        w160: url(width: 160)
        w320: url(width: 320)
        w640: url(width: 640)
        w960: url(width: 960)
        w1280: url(width: 1280)
        description
      }
    `,
    image,
  );
}
