import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { whenIdle } from '../../../browser/idle.ts';
import { matchesMedia } from '../../../browser/media.ts';
import type { ProductGallery_product$key } from '../../../__generated__/ProductGallery_product.graphql.ts';
import type { ProductGallery_variant$key } from '../../../__generated__/ProductGallery_variant.graphql.ts';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { NoPicture } from '../../../ui/image/NoPicture.tsx';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isNear } from './gallery.rules.ts';
import { GalleryDimensions } from './GalleryDimensions.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import * as styles from './ProductGallery.css.ts';
import { useGallery } from './useGallery.ts';
import { useZoom } from './useZoom.ts';

interface ProductGalleryProps {
  product: ProductGallery_product$key;
  /** The chosen variant, whose own picture comes first. */
  variant: ProductGallery_variant$key | null;
}

const MAIN_SIZES = '(min-width: 1320px) 690px, (min-width: 1024px) 52vw, (min-width: 700px) 48vw, 100vw';

/** A product's pictures: one large, the others as thumbnails. Arrow keys and swipes wrap round; a click enlarges the picture. A placeholder without pictures. */
export function ProductGallery({ product: productReference, variant: variantReference }: ProductGalleryProps) {
  const product = useFragment(
    graphql`
      fragment ProductGallery_product on Product {
        images {
          ...ShopImage_image
        }
        ...GalleryThumbnails_product
        ...GalleryDimensions_product
      }
    `,
    productReference,
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
  const images = product.images ?? [];
  const count = images.length;
  const gallery = useGallery(count, variant?.image ? variant.id : null);
  const { index, showsVariant, step, onKeyDown } = gallery;
  const stage = useRef<HTMLButtonElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [swipe, needSwipe] = useLazyModule(() => import('./GallerySwipe.tsx'));
  const [zoomCode, needZoom] = useLazyModule(() => import('./GalleryZoom.tsx'));
  const zoom = useZoom();

  const shown = (showsVariant ? variant?.image : images[index]) ?? null;
  function prepare() {
    if (!shown) return;
    needZoom();
    if (count > 1) needSwipe();
  }
  useWhenIdleOnTouch(prepare);

  // The neighbours render once swiping can reach them.
  const slides = swipe && count > 1 ? images.map((_, at) => at) : [index];
  return (
    <div className={styles.gallery} onPointerEnter={prepare} onFocus={prepare}>
      <div className={styles.stage}>
        {shown ? (
          <>
            <button
              ref={stage}
              type="button"
              className={styles.main}
              onClick={() => {
                prepare();
                zoom.open();
              }}
              onKeyDown={onKeyDown}
              aria-haspopup="dialog"
            >
              <span className={styles.row}>
                {slides.map((at) => (
                  <span key={at} className={styles.slide} aria-hidden={at === index ? undefined : true}>
                    <ShopImage
                      image={at === index ? shown : images[at]}
                      sizes={MAIN_SIZES}
                      priority={at === index}
                      eager={isNear(at, index, count)}
                    />
                  </span>
                ))}
              </span>
              <VisuallyHidden>, view larger</VisuallyHidden>
            </button>
            <span className={styles.zoomMark}>
              <Icon name="zoom" />
            </span>
          </>
        ) : (
          <NoPicture />
        )}
        {count > 1 && (
          <>
            <output className={styles.place}>
              <VisuallyHidden>Picture </VisuallyHidden>
              {index + 1} / {count}
            </output>
            <button
              type="button"
              className={styles.previous}
              aria-label="Previous picture"
              disabled={showsVariant}
              onClick={() => step(-1)}
              onKeyDown={onKeyDown}
            >
              <Icon name="chevronLeft" />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label="Next picture"
              onClick={() => step(1)}
              onKeyDown={onKeyDown}
            >
              <Icon name="chevronRight" />
            </button>
          </>
        )}
      </div>
      {count > 1 && <GalleryThumbnails ref={strip} product={product} gallery={gallery} isSwiped={swipe !== null} />}
      <GalleryDimensions product={product} />
      {swipe && count > 1 && (
        <swipe.GallerySwipe stage={stage} thumbnails={strip} index={index} count={count} onSelect={gallery.show} />
      )}
      {zoomCode && (
        <zoomCode.GalleryZoom
          open={zoom.isOpen}
          onClose={zoom.close}
          image={shown}
          imageKey={showsVariant ? 'variant' : String(index)}
          place={count > 1 ? { index, count, step } : null}
        />
      )}
    </div>
  );
}

/** Loads the swipe module when the page is idle on touch screens: nothing announces a swipe in time to load it then. */
function useWhenIdleOnTouch(prepare: () => void) {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    if (!matchesMedia('(pointer: coarse)')) return;
    return whenIdle(() => latest.current(), { fallback: 200 });
  }, []);
}
