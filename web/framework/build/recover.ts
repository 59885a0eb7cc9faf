import type { createBrowserRouter } from 'react-router';
import { mayBeOnline } from '../../browser/online.ts';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { mayReloadAgain } from './build.rules.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * As after a deployment that removed this build's files; at most once in ten seconds.
 * Callers handle a failed lazy module that a page can do without.
 */
export function recoverFromLostCode(router: Router): void {
  window.addEventListener('vite:preloadError', () => {
    const { initialized, navigation, location } = router.state;
    if ((initialized && navigation.state === 'idle') || !mayBeOnline()) return;
    const wanted = navigation.location ?? location;
    const key = `reloaded:${wanted.pathname}`;
    if (!mayReloadAgain(readStorage('sessionStorage', key), Date.now())) return;
    // Without storage the limit cannot be kept, and a page that always fails would reload for ever.
    if (!writeStorage('sessionStorage', key, String(Date.now()))) return;
    reloadOnceThere(router);
  });
}

/** Once the router has committed the URL: a document load before that would add a second history entry. */
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
