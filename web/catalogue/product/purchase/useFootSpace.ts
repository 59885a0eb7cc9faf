import { useSyncExternalStore } from 'react';

/** The pixels that floating elements such as the cookie banner take at the window's foot. They publish them as `--foot-space`. */
export function useFootSpace(): number {
  return useSyncExternalStore(subscribe, readSpace, () => 0);
}

function readSpace(): number {
  return Number.parseInt(document.documentElement.style.getPropertyValue('--foot-space'), 10) || 0;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}
