import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useCompared } from '../product/compare/compared.ts';
import { useLazyModule } from '../ui/useLazyModule.ts';

/** Shows the tray once something was chosen; its code loads then. Not on the page that compares. */
export function CompareSlot() {
  const products = useCompared();
  const { pathname } = useLocation();
  const [code, need] = useLazyModule(() => import('./CompareTray.tsx'));
  const isShown = products.length > 0 && pathname !== '/compare';
  const needed = useEffectEvent(need);
  useEffect(() => {
    if (isShown) needed();
  }, [isShown]);
  return isShown && code ? <code.CompareTray products={products} /> : null;
}
