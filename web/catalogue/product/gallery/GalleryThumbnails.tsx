import { graphql, useFragment } from 'react-relay/hooks';
import type { RefObject } from 'react';
import type { GalleryThumbnails_product$key } from '../../../__generated__/GalleryThumbnails_product.graphql.ts';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import * as styles from './GalleryThumbnails.css.ts';
import type { Gallery } from './useGallery.ts';

/** Smaller than drawn on phones: 160 px are enough for 62 at three device pixels each, and the next width is 320. */
const SIZES = '(min-width: 1024px) 160px, (min-width: 768px) 22vw, 13vw';

interface GalleryThumbnailsProps {
  product: GalleryThumbnails_product$key;
  gallery: Gallery;
  /** Whether Embla moves the row; it scrolls natively until then. */
  isSwiped: boolean;
  ref: RefObject<HTMLDivElement | null>;
}

/** The thumbnails of a product's pictures, in a row. */
export function GalleryThumbnails({
  product,
  gallery: { index, showsVariant, show, onKeyDown },
  isSwiped,
  ref,
}: GalleryThumbnailsProps) {
  const { images } = useFragment(
    graphql`
      fragment GalleryThumbnails_product on Product {
        images {
          thumbnail: path(width: 160)
          ...ShopImage_image
        }
      }
    `,
    product,
  );
  return (
    <div ref={ref} className={isSwiped ? styles.frame : `${styles.frame} ${styles.scrolled}`}>
      <ul className={styles.row} aria-label="Pictures">
        {(images ?? []).map((image, at) => (
          <li key={`${at} ${image.thumbnail}`} className={styles.place}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={!showsVariant && at === index ? 'true' : undefined}
              onClick={() => show(at)}
              onKeyDown={onKeyDown}
            >
              <ShopImage image={image} sizes={SIZES} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
