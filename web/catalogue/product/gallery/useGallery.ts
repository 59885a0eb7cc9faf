import { useState, type KeyboardEvent } from 'react';
import { stepOf, stepped } from './gallery.rules.ts';

/** The current picture, and functions to change it. */
export interface Gallery {
  index: number;
  /** Whether the chosen variant's own picture replaces the one at the index. */
  showsVariant: boolean;
  show(index: number): void;
  /** Goes to the next or previous picture, wrapping round. From a variant's picture there is no previous one. */
  step(by: 1 | -1): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** `variantId` is the chosen variant's, when it has a picture of its own. */
export function useGallery(count: number, variantId: string | null): Gallery {
  const [index, setIndex] = useState(0);
  // A click on a thumbnail hides the variant's picture until another variant is chosen.
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
