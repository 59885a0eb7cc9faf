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
