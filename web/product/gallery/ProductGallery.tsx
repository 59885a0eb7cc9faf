import { useState, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductGallery_product$key } from '../../__generated__/ProductGallery_product.graphql.ts';
import type { ProductGallery_variant$key } from '../../__generated__/ProductGallery_variant.graphql.ts';
import { ShopImage } from '../../image/ShopImage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { stepOf, stepped } from './gallery.rules.ts';
import { GalleryZoom } from './GalleryZoom.tsx';
import * as styles from './ProductGallery.css.ts';
import { useZoom } from './useZoom.ts';

interface ProductGalleryProps {
  product: ProductGallery_product$key;
  /** The chosen variant, whose own picture comes before the product's. */
  variant: ProductGallery_variant$key | null;
}

const MAIN_SIZES = '(min-width: 1320px) 690px, (min-width: 1024px) 52vw, 100vw';

/** A product's pictures: one large, the others as thumbnails. Arrow keys go round; a press makes it larger. */
export function ProductGallery({ product, variant: variantReference }: ProductGalleryProps) {
  const { images: nullableImages } = useFragment(
    graphql`
      fragment ProductGallery_product on Product {
        images {
          thumbnail: url(width: 160)
          ...ShopImage_image
        }
      }
    `,
    product,
  );
  const variant = useFragment(
    graphql`
      fragment ProductGallery_variant on Variant {
        id
        image {
          ...ShopImage_image
        }
      }
    `,
    variantReference,
  );
  const images = nullableImages ?? [];
  const [index, setIndex] = useState(0);
  // A thumbnail sets the variant's picture aside until another variant is chosen.
  const [asideFor, setAsideFor] = useState<string | null>(null);
  const zoom = useZoom();
  const variantImage = variant && variant.id !== asideFor ? variant.image : null;
  const count = images.length;

  function show(next: number) {
    setIndex(next);
    setAsideFor(variant?.id ?? null);
  }
  function step(by: 1 | -1) {
    if (variantImage && by === -1) return;
    show(stepped(index, by, count));
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = stepOf(event.key);
    if (by === null || count < 2) return;
    event.preventDefault();
    step(by);
  }

  const shown = variantImage ?? images[index] ?? null;
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <button type="button" className={styles.main} onClick={zoom.open} onKeyDown={onKeyDown} aria-haspopup="dialog">
          <ShopImage image={shown} sizes={MAIN_SIZES} priority />
          <span className={styles.zoomMark}>
            <Icon name="zoom" />
          </span>
          <VisuallyHidden>, view larger</VisuallyHidden>
        </button>
        {count > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label="Previous picture" disabled={Boolean(variantImage)} onClick={() => step(-1)} onKeyDown={onKeyDown}>
              <Icon name="chevronLeft" />
            </button>
            <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)} onKeyDown={onKeyDown}>
              <Icon name="chevronRight" />
            </button>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {images.map((image, at) => (
            <li key={`${at} ${image.thumbnail}`} className={styles.thumbnailPlace}>
              <button type="button" className={styles.thumbnail} aria-current={!variantImage && at === index ? 'true' : undefined} onClick={() => show(at)} onKeyDown={onKeyDown}>
                <ShopImage image={image} sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <GalleryZoom open={zoom.isOpen} onClose={zoom.close} image={shown} onStep={count > 1 ? step : null} />
    </div>
  );
}
