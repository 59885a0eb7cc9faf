import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { QuickViewPictures_product$key } from '../../__generated__/QuickViewPictures_product.graphql.ts';
import type { QuickViewPictures_variant$key } from '../../__generated__/QuickViewPictures_variant.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import * as styles from './QuickView.css.ts';

interface QuickViewPicturesProps {
  product: QuickViewPictures_product$key;
  /** The chosen variant, whose own picture comes first. */
  variant: QuickViewPictures_variant$key | null;
}

/** How many thumbnails fit the row; the product page has all of them. */
const THUMBNAILS = 5;

/** A product's first pictures: one large, the others as thumbnails. */
export function QuickViewPictures({ product, variant: variantReference }: QuickViewPicturesProps) {
  const { images } = useFragment(
    graphql`
      fragment QuickViewPictures_product on Product {
        images {
          thumbnail: path(width: 160)
          ...ShopImage_image
        }
      }
    `,
    product,
  );
  const variant = useFragment(
    graphql`
      fragment QuickViewPictures_variant on Variant {
        id
        image {
          ...ShopImage_image
        }
      }
    `,
    variantReference,
  );
  const [index, setIndex] = useState(0);
  // A click on a thumbnail hides the variant's picture until another variant is chosen.
  const [asideFor, setAsideFor] = useState<string | null>(null);
  const thumbnails = (images ?? []).slice(0, THUMBNAILS);
  const variantImage = variant && variant.id !== asideFor ? variant.image : null;
  return (
    <div className={styles.pictures}>
      <div className={styles.picture}>
        <ShopImage image={variantImage ?? thumbnails[index] ?? null} sizes="(min-width: 768px) 440px, 92vw" eager />
      </div>
      {thumbnails.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {thumbnails.map((image, at) => (
            <li key={image.thumbnail}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-current={!variantImage && at === index ? 'true' : undefined}
                onClick={() => {
                  setIndex(at);
                  setAsideFor(variant?.id ?? null);
                }}
              >
                <ShopImage image={image} sizes="80px" eager />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
