import { useState, type KeyboardEvent } from 'react';
import { stepOf, stepped } from './gallery.rules.ts';

export type Gallery = ReturnType<typeof useGallery>;

interface GalleryPictures {
  count: number;
  /** Each variant starts with its first picture. */
  variantId: string | null;
  /** The first picture is the variant's own. */
  startsWithVariant: boolean;
}

export function useGallery({ count, variantId, startsWithVariant }: GalleryPictures) {
  const [at, setAt] = useState({ index: 0, variantId });
  const index = at.variantId === variantId ? at.index : 0;
  const showsVariant = startsWithVariant && index === 0;

  function show(next: number) {
    setAt({ index: next, variantId });
  }
  /** Wraps round. There is no picture before a variant's. */
  function step(by: 1 | -1) {
    if (showsVariant && by === -1) return;
    show(stepped(index, by, count));
  }
  return {
    index,
    showsVariant,
    show,
    step,
    onKeyDown(event: KeyboardEvent) {
      const by = stepOf(event.key);
      if (by === null || count < 2) return;
      event.preventDefault();
      step(by);
    },
  };
}
