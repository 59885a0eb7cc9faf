import type { createBrowserRouter } from 'react-router';
import { readStorage, writeStorage } from '../../storage/browser-storage.ts';
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
    if (!mayTryAgain(readStorage('sessionStorage', key), Date.now())) return;
    // Where nothing can be kept, a page that never loads would be loaded for ever.
    if (!writeStorage('sessionStorage', key, String(Date.now()))) return;
    reloadOnceThere(router);
  });
}

/** Reloads the page once the router has put it into the address: a document load beside it would put it into the tab's history twice. */
function reloadOnceThere(router: Router): void {
  if (router.state.navigation.state === 'idle') {
    window.location.reload();
    return;
  }
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    unsubscribe();
    window.location.reload();
  });
}
