import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from '../ui/useLazyModule.ts';
import { onCookieSettings } from './consent-store.ts';

/** The question about cookies, and the way to talk to the shop once it is answered. Pages are the same for everyone: it comes when a page is in the browser's hands. */
export function Consent() {
  const [Controls, need] = useLazyModule(async () => (await import('./ConsentControls.tsx')).ConsentControls);
  const needed = useEffectEvent(need);
  useEffect(() => {
    const timer = setTimeout(needed, 0);
    // Whoever asks for the settings asks for their code too, where it could not be had before.
    const forget = onCookieSettings(() => needed());
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  return Controls && <Controls />;
}
