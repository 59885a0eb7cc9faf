import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { matchesMedia } from '../../../browser/media.ts';

interface GallerySwipeProps {
  /** The viewport; its first child is the row of pictures. */
  stage: RefObject<HTMLElement | null>;
  /** The viewport; its first child is the row of thumbnails. */
  thumbnails: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  onSelect: (index: number) => void;
}

/** All of so many are visible at once. */
const THUMBNAILS_IN_VIEW = 4;

/** Renders nothing: the gallery works before this lazy module has loaded. */
export function GallerySwipe({ stage, thumbnails, index, count, onSelect }: GallerySwipeProps) {
  const [holdStage, pictures] = useEmblaCarousel({ loop: count > 1, startIndex: index });
  const [holdThumbnails, strip] = useEmblaCarousel({
    loop: count > THUMBNAILS_IN_VIEW,
    align: 'start',
    containScroll: 'trimSnaps',
    dragFree: true,
    startIndex: index,
  });
  useLayoutEffect(() => {
    if (stage.current) holdStage(stage.current);
    // The row scrolled natively until now.
    thumbnails.current?.scrollTo({ left: 0, behavior: 'instant' });
    if (thumbnails.current) holdThumbnails(thumbnails.current);
  }, [stage, thumbnails, holdStage, holdThumbnails]);

  useEffect(() => {
    const still = matchesMedia('(prefers-reduced-motion: reduce)');
    if (pictures && pictures.selectedScrollSnap() !== index) pictures.scrollTo(index, still);
    strip?.scrollTo(index, still);
  }, [pictures, strip, index]);

  const select = useEffectEvent((selected: number) => {
    if (selected !== index) onSelect(selected);
  });
  useEffect(() => {
    if (!pictures) return;
    const onSelection = () => select(pictures.selectedScrollSnap());
    pictures.on('select', onSelection);
    return () => {
      pictures.off('select', onSelection);
    };
  }, [pictures]);
  return null;
}
