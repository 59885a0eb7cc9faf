import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from '../ui/useLazyModule.ts';
import { onCookieSettings } from './consent-store.ts';

/** Pages are the same for everyone, so it renders after hydration. */
export function Consent() {
  const [Controls, need] = useLazyModule(async () => (await import('./ConsentControls.tsx')).ConsentControls);
  const needed = useEffectEvent(need);
  useEffect(() => {
    const timer = setTimeout(needed, 0);
    // Opening the settings retries the module, in case its first load failed.
    const forget = onCookieSettings(() => needed());
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  return Controls && <Controls />;
}
