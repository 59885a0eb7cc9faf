import { useEffect, useEffectEvent } from 'react';
import { useCompared } from './compared.ts';
import { useLazyModule } from '../../../ui/useLazyModule.ts';

/** Once something was chosen; its code loads then. */
export function CompareSlot() {
  const products = useCompared();
  const [code, need] = useLazyModule(() => import('./ComparePill.tsx'));
  const isShown = products.length > 0;
  const needed = useEffectEvent(need);
  useEffect(() => {
    if (isShown) needed();
  }, [isShown]);
  return isShown && code ? <code.ComparePill products={products} /> : null;
}
