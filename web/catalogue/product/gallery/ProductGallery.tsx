import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import type {
  ProductGallery_product$data,
  ProductGallery_product$key,
} from '../../../__generated__/ProductGallery_product.graphql.ts';
import type { ProductGallery_variant$key } from '../../../__generated__/ProductGallery_variant.graphql.ts';
import { whenIdle } from '../../../browser/idle.ts';
import { matchesMedia } from '../../../browser/media.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { NoPicture } from '../../../ui/image/NoPicture.tsx';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { chosenPictures, isNear, dimensionsLine } from './gallery.rules.ts';
import * as styles from './ProductGallery.css.ts';
import { useGallery, type Gallery } from './useGallery.ts';

interface ProductGalleryProps {
  product: ProductGallery_product$key;
  variant: ProductGallery_variant$key | null;
}

/** Arrow keys and swipes wrap round. Memoised, because it follows a choice later than what is around it. */
export const ProductGallery = memo(function ProductGallery(references: ProductGalleryProps) {
  const { product, variant, images } = usePictures(references);
  const count = images.length;
  const gallery = useGallery({ count, variantId: variant?.id ?? null, startsWithVariant: Boolean(variant?.image) });
  const { index, step, onKeyDown } = gallery;
  const stage = useRef<HTMLButtonElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [swipe, needSwipe] = useLazyModule(() => import('./GallerySwipe.tsx'));
  const [zoomCode, needZoom] = useLazyModule(() => import('./GalleryZoom.tsx'));
  const zoom = useZoom();

  const shown = images[index] ?? null;
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
                      image={images[at]}
                      sizes="(min-width: 1320px) 690px, (min-width: 1024px) 52vw, (min-width: 700px) 48vw, 100vw"
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
        {count > 1 && <GallerySteps gallery={gallery} count={count} />}
      </div>
      {/* A choice that leaves one picture must not move what is below. */}
      {Math.max(product.images?.length ?? 0, count) > 1 && (
        <GalleryThumbnails ref={strip} images={images} gallery={gallery} isSwiped={swipe !== null} />
      )}
      <GalleryDimensions specifications={product.specifications} />
      {swipe && count > 1 && (
        <swipe.GallerySwipe stage={stage} thumbnails={strip} index={index} count={count} onSelect={gallery.show} />
      )}
      {zoomCode && (
        <zoomCode.GalleryZoom
          open={zoom.isOpen}
          onClose={zoom.close}
          image={shown}
          imageKey={shown?.w320 ?? ''}
          place={count > 1 ? { index, count, step } : null}
        />
      )}
    </div>
  );
});

/** The variant's own first. */
function usePictures({ product: productReference, variant: variantReference }: ProductGalleryProps) {
  const product = useFragment(
    graphql`
      fragment ProductGallery_product on Product {
        images {
          # The same as in ShopImage_image.
          w320: path(width: 320)
          description
          ...ShopImage_image
        }
        variants {
          image {
            w320: path(width: 320)
          }
        }
        options {
          values {
            label
            swatch {
              colour
            }
          }
        }
        specifications {
          name
          value
        }
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment ProductGallery_variant on Variant {
        id
        image {
          w320: path(width: 320)
          description
          ...ShopImage_image
        }
        selectedOptions {
          value
        }
      }
    `,
    variantReference,
  );
  if (!variant) return { product, variant: null, images: product.images ?? [] };
  const finishes = product.options.flatMap(({ values }) =>
    values.flatMap(({ label, swatch }) => (swatch ? [label] : [])),
  );
  const images = chosenPictures({
    images: product.images ?? [],
    own: variant.image ?? null,
    variantUrls: (product.variants ?? []).flatMap((one) => one.image?.w320 ?? []),
    finishes,
    finish: variant.selectedOptions.find(({ value }) => finishes.includes(value))?.value ?? null,
  });
  return { product, variant, images };
}

function GallerySteps({ gallery, count }: { gallery: Gallery; count: number }) {
  const { index, showsVariant, step, onKeyDown } = gallery;
  return (
    <>
      <output className={styles.place}>
        <VisuallyHidden>Picture </VisuallyHidden>
        <span>{`${index + 1} / ${count}`}</span>
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
  );
}

/** Nothing announces a swipe in time to load it then. */
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

function GalleryDimensions({ specifications }: Pick<ProductGallery_product$data, 'specifications'>) {
  const line = dimensionsLine(specifications ?? []);
  return line === null ? null : (
    <p className={styles.dimensions}>
      <Icon name="ruler" />
      <span>{line}</span>
    </p>
  );
}

/** Smaller than drawn on phones: 160 px are enough for 62 at three device pixels each, and the next width is 320. */
const SIZES = '(min-width: 1024px) 160px, (min-width: 768px) 22vw, 13vw';

type GalleryImage = NonNullable<ProductGallery_product$data['images']>[number];

interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  gallery: Gallery;
  /** Embla moves the row; it scrolls natively until then. */
  isSwiped: boolean;
  ref: RefObject<HTMLDivElement | null>;
}

function GalleryThumbnails({ images, gallery: { index, show, onKeyDown }, isSwiped, ref }: GalleryThumbnailsProps) {
  return (
    <div ref={ref} className={isSwiped ? styles.frame : `${styles.frame} ${styles.scrolled}`}>
      <ul className={styles.galleryThumbnailsRow} aria-label="Pictures">
        {images.map((image, at) => (
          <li key={`${at} ${image.w320}`} className={styles.galleryThumbnailsPlace}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={at === index ? 'true' : undefined}
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

const OPEN_STATE = { zoom: true };

/** A history entry, so that Back closes it. */
function useZoom() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string>(null);
  // After a reload it is closed, as in the server's HTML.
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: wasOpened && (state as typeof OPEN_STATE | null)?.zoom === true,
    open() {
      setWasOpened(true);
      void navigate({ search }, { state: OPEN_STATE, preventScrollReset: true });
    },
    close() {
      // Going back is asynchronous: a second click before it finishes must not leave the product page.
      if (closedAt.current === key) return;
      closedAt.current = key;
      void navigate(-1);
    },
  };
}
