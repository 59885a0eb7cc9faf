import { graphql, useFragment } from 'react-relay/hooks';
import type { WideImage_image$key } from '../../__generated__/WideImage_image.graphql.ts';
import * as styles from './ShopImage.css.ts';

interface WideImageProps {
  image: WideImage_image$key;
  sizes: string;
  /** For the largest picture of a page. Defaults to false. */
  priority?: boolean;
  /** The text beside it says the same. Defaults to false. */
  decorative?: boolean;
}

/** In the ratio 8:5. */
export function WideImage({ image, sizes, priority = false, decorative = false }: WideImageProps) {
  const { w320, w640, w960, w1280, w1536, description } = useFragment(
    graphql`
      fragment WideImage_image on Image {
        w320: path(width: 320)
        w640: path(width: 640)
        w960: path(width: 960)
        w1280: path(width: 1280)
        w1536: path(width: 1536)
        description
      }
    `,
    image,
  );
  return (
    <img
      className={styles.wideImageImage}
      src={w640}
      srcSet={`${w320} 320w, ${w640} 640w, ${w960} 960w, ${w1280} 1280w, ${w1536} 1536w`}
      sizes={sizes}
      width={1600}
      height={1000}
      alt={decorative ? '' : description}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
