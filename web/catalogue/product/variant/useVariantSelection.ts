import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { nextPaint } from '../../../browser/next-paint.ts';
import { chosenVariant, searchChoosing, selectionFrom, type Combination, type Option } from './variant.rules.ts';

/** In the URL, so that links keep the choice and the server can render it. */
export function useVariantSelection<Variant extends Combination>(
  options: readonly Option[],
  variants: readonly Variant[],
) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The URL changes a moment after the click, but the choice shows at once.
  const [shown, show] = useOptimistic(search);
  const parameters = new URLSearchParams(shown);
  const selection = selectionFrom(parameters, options, variants);

  function choose(name: string, label: string) {
    const next = searchChoosing(parameters, options, name, label);
    startTransition(async () => {
      show(next);
      await nextPaint();
      await navigate({ search: next }, { replace: true, preventScrollReset: true });
    });
  }

  return { selection, variant: chosenVariant(variants, options, selection), choose };
}
