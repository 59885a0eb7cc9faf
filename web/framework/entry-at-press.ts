import { parsePath, type createBrowserRouter, type To } from 'react-router';
import { needsDocument } from './navigation/new-document.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Target = Parameters<Router['navigate']>;

/** In a history entry until its page has loaded: the navigation to it. */
interface PendingState {
  pending?: Target;
}

const pendingOf = (state: unknown) => (state as PendingState | null)?.pending;

/**
 * Adds the history entry at the press, not once the next page has loaded: Back in between leads to the page shown.
 * Until then the entry is a copy of that page's, so that nothing renders or loads for it; Forward resumes.
 */
export function withEntryAtPress(router: Router): Router {
  // After the router's own listener, whose navigation to the copy this one replaces.
  window.addEventListener('popstate', ({ state }) => {
    const pending = pendingOf(state);
    if (pending) void router.navigate(...pending);
  });

  function navigate(to: To | number | null, options?: Target[1]): Promise<void> {
    const { history } = window;
    const isPending = pendingOf(history.state) !== undefined;
    // The caller counts from the page on the screen.
    if (typeof to === 'number') return router.navigate(isPending && to < 0 ? to - 1 : to);
    const isPush = typeof to === 'string' && !options?.replace;
    // A document load adds an entry itself.
    if (!isPush || needsDocument(parsePath(to).pathname ?? '')) return router.navigate(to, options);
    const target: Target = [to, { ...options, replace: true }];
    const state = { ...history.state, pending: target } satisfies PendingState;
    // A press while another page loads takes over its entry.
    if (isPending) history.replaceState(state, '');
    else history.pushState(state, '');
    return router.navigate(...target);
  }
  return Object.create(router, { navigate: { value: navigate } }) as Router;
}
