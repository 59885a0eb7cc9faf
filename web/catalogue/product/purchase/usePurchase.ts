import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { ProductPurchase_product$data } from '../../../__generated__/ProductPurchase_product.graphql.ts';
import type { ProductPurchase_variant$data } from '../../../__generated__/ProductPurchase_variant.graphql.ts';
import { matchesMedia } from '../../../browser/media.ts';
import type { AddToBasketButtonProps } from '../../../cart/AddToBasketButton.tsx';
import { missingOption, requestFor, type Combination, type Option, type Selection } from '../variant/variant.rules.ts';
import type { ModifierOption } from './ProductModifiers.tsx';

export interface PurchaseChoice {
  options: readonly Option[];
  variants: readonly Combination[];
  selection: Selection;
  /** A phone keeps the pictures above in view when a choice is missing. Defaults to false. */
  hasPictures?: boolean;
  onAdded?: () => void;
}

/** Below the specification's mobile breakpoint. */
const PHONE = '(max-width: 767.98px)';

export function usePurchase(
  product: ProductPurchase_product$data,
  variant: ProductPurchase_variant$data | null,
  choice: PurchaseChoice,
) {
  const actions = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);
  const [isQuantityInvalid, setQuantityInvalid] = useState(false);
  const [modifiers, setModifiers] = useState<ReadonlyMap<string, ModifierOption>>(new Map());
  const { picker, problem, missing, isMade, show } = useVariantProblem(variant !== null, choice);

  const { status, level, maximumQuantity: maximum } = (variant ?? product).stock;
  const quantity = Math.max(product.minimumQuantity, Math.min(wanted, maximum ?? wanted));

  const purchase: AddToBasketButtonProps = {
    product,
    variant,
    image: variant?.image ?? product.image,
    modifiers: [...modifiers].map(([id, option]) => ({ id, option })),
    quantity,
    name: product.name,
    size: 'medium',
    mayAdd() {
      if (isQuantityInvalid) actions.current?.querySelector<HTMLInputElement>('input')?.focus();
      else if (!isMade) show();
      return !isQuantityInvalid && isMade;
    },
    onAdded() {
      setWanted(1);
      setModifiers(new Map());
      choice.onAdded?.();
    },
  };
  return {
    picker,
    actions,
    purchase,
    problem,
    missing,
    status,
    maximum,
    isSoldOut: maximum === 0,
    /** When the quantity takes all of it; null otherwise. */
    limit: typeof level === 'number' && level > 0 && quantity >= level ? level : null,
    setQuantity: setWanted,
    setQuantityInvalid,
    modifiers,
    setModifiers,
  };
}

/** A missing option is an error once it was asked for. */
function useVariantProblem(hasVariant: boolean, { options, variants, selection, hasPictures }: PurchaseChoice) {
  const picker = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const isMade = hasVariant || variants.length < 2;
  const missing = missingOption(options, selection);
  const wrong = missing ?? options.at(-1)?.name ?? '';

  function problem() {
    if (asked && missing !== null) return { name: missing, message: requestFor(missing) };
    if (isMade || missing !== null) return null;
    return { name: wrong, message: 'This combination is not available. Please choose another.' };
  }

  function show() {
    // The message has to be there to be scrolled to.
    flushSync(() => setAsked(true));
    const group = picker.current?.querySelector(`[data-option="${slugOf(wrong)}"]`);
    // At a phone's foot, so that the pictures stay in view as far as they fit. A long group keeps its message in sight.
    group?.scrollIntoView({ block: hasPictures && matchesMedia(PHONE) ? 'end' : 'nearest' });
    group?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    group?.querySelector<HTMLInputElement>('input:checked, input')?.focus({ preventScroll: true });
  }

  return { picker, isMade, missing: isMade ? null : wrong || null, problem: problem(), show };
}
