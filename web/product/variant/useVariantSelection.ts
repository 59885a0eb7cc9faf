import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  chosenVariant,
  searchChoosing,
  selectionFrom,
  type Combination,
  type Option,
  type Selection,
} from './variant.rules.ts';

interface VariantSelection<Variant> {
  selection: Selection;
  /** Null while something is missing, or the combination is not made. */
  variant: Variant | null;
  choose(name: string, label: string): void;
}

/** What is chosen of a product's options. It lives in the address, so that a link shows the same and the server can draw it. */
export function useVariantSelection<Variant extends Combination>(
  options: readonly Option[],
  variants: readonly Variant[],
): VariantSelection<Variant> {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The address follows a moment after the press; the choice shows at once.
  const [shown, show] = useOptimistic(search);
  const parameters = new URLSearchParams(shown);
  const selection = selectionFrom(parameters, options, variants);

  function choose(name: string, label: string) {
    const next = searchChoosing(parameters, options, name, label);
    startTransition(async () => {
      show(next);
      await navigate({ search: next }, { replace: true, preventScrollReset: true });
    });
  }

  return { selection, variant: chosenVariant(variants, options, selection), choose };
}
