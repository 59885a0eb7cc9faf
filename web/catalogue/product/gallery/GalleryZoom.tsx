import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ShopImage_image$key } from '../../../__generated__/ShopImage_image.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { stepOf } from './gallery.rules.ts';
import * as styles from './GalleryZoom.css.ts';
import { ZoomedPicture } from './ZoomedPicture.tsx';

interface GalleryZoomProps {
  open: boolean;
  onClose: () => void;
  image: ShopImage_image$key | null;
  imageKey: string;
  /** Null for the only picture. */
  place: { index: number; count: number; step: (by: 1 | -1) => void } | null;
}

/** So that a held arrow key does not race through the pictures. */
const LOCK_MILLISECONDS = 500;

/** The page behind is inert and does not scroll; Escape, Back and the button close it. */
export function GalleryZoom({ open, onClose, image, imageKey, place }: GalleryZoomProps) {
  const element = useRef<HTMLDialogElement>(null);
  const steppedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const { documentElement } = document;
    if (open && !dialog.open) {
      document.body.style.setProperty('--scrollbar-width', `${window.innerWidth - documentElement.clientWidth}px`);
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
    documentElement.toggleAttribute('data-zoomed', open);
    return () => documentElement.removeAttribute('data-zoomed');
  }, [open]);

  function step(by: 1 | -1) {
    if (performance.now() - steppedAt.current < LOCK_MILLISECONDS) return;
    steppedAt.current = performance.now();
    place?.step(by);
  }
  function onKeyDown(event: KeyboardEvent) {
    // The gallery around it handles the same keys.
    event.stopPropagation();
    // Shift and an arrow pan.
    const by = event.shiftKey ? null : stepOf(event.key);
    if (by !== null) step(by);
  }

  return (
    <dialog
      ref={element}
      className={styles.zoom}
      aria-label="Larger picture"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close a dialog without a cancel event, for example on a second Escape.
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open && (
        <>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
          {place && (
            <>
              <button type="button" className={styles.previous} aria-label="Previous picture" onClick={() => step(-1)}>
                <Icon name="chevronLeft" size={24} />
              </button>
              <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)}>
                <Icon name="chevronRight" size={24} />
              </button>
              <output className={styles.place}>
                <VisuallyHidden>Picture </VisuallyHidden>
                <span>{`${place.index + 1} / ${place.count}`}</span>
              </output>
            </>
          )}
          {/* Last, so that the dialog's focus starts on Close. */}
          <ZoomedPicture image={image} imageKey={imageKey} />
        </>
      )}
    </dialog>
  );
}
