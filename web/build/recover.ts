import type { createBrowserRouter } from 'react-router';
import { mayTryAgain } from './build.rules.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * When a page's code cannot be fetched, as after a new build has taken the place of this one, loads that page anew, once in ten seconds.
 * Code that a page does without is left to whoever asked for it.
 */
export function recoverFromLostCode(router: Router): void {
  window.addEventListener('vite:preloadError', () => {
    const { initialized, navigation, location } = router.state;
    if ((initialized && navigation.state === 'idle') || !navigator.onLine) return;
    const wanted = navigation.location ?? location;
    const key = `reloaded:${wanted.pathname}`;
    try {
      if (!mayTryAgain(sessionStorage.getItem(key), Date.now())) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Where nothing can be kept, a page that never loads would be loaded for ever.
      return;
    }
    loadAnew(router.createHref(wanted));
  });
}

/** Loads an address as a new page, also where Back has already put it into the address bar. */
export function loadAnew(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}
