import { useState, type KeyboardEvent } from 'react';
import { stepOf, stepped } from './gallery.rules.ts';

/** Which picture is looked at, and the ways to another. */
export interface Gallery {
  index: number;
  /** Whether the chosen variant's own picture stands in the place of the one at the index. */
  showsVariant: boolean;
  show(index: number): void;
  /** To the next or previous picture, round either end. There is no way back from a variant's picture. */
  step(by: 1 | -1): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** `variantId` is that of the chosen variant, where it has a picture of its own. */
export function useGallery(count: number, variantId: string | null): Gallery {
  const [index, setIndex] = useState(0);
  // A thumbnail sets the variant's picture aside until another variant is chosen.
  const [asideFor, setAsideFor] = useState<string | null>(null);
  const showsVariant = variantId !== null && variantId !== asideFor;

  function show(next: number) {
    setIndex(next);
    setAsideFor(variantId);
  }
  function step(by: 1 | -1) {
    if (showsVariant && by === -1) return;
    show(stepped(index, by, count));
  }
  return {
    index,
    showsVariant,
    show,
    step,
    onKeyDown(event) {
      const by = stepOf(event.key);
      if (by === null || count < 2) return;
      event.preventDefault();
      step(by);
    },
  };
}
