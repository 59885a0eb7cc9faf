import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { QuickViewContext, type QuickViewTarget } from '../product/useQuickView.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { QuickViewSkeleton } from './QuickViewSkeleton.tsx';

let code: Promise<typeof import('./QuickViewContent.tsx')> | null = null;
let hasFailed = false;

/** Its code is fetched with the first product that is looked at, or as soon as a pointer nears a button for it; once it failed, again. */
function loadQuickView(): Promise<typeof import('./QuickViewContent.tsx')> {
  if (code && !hasFailed) return code;
  hasFailed = false;
  code = import('./QuickViewContent.tsx');
  code.catch(() => {
    hasFailed = true;
  });
  return code;
}

/** Marks the step of the history on which a quick view is open: Back closes it. */
interface QuickViewState {
  quickView: QuickViewTarget;
  /** Which load of the page opened it: loaded anew, the page starts closed, as the server draws it. */
  visit: number;
}

function viewedIn(state: unknown): QuickViewTarget | null {
  if (typeof state !== 'object' || state === null || !('quickView' in state)) return null;
  const { quickView, visit } = state as QuickViewState;
  return visit === performance.timeOrigin ? quickView : null;
}

/** Holds the one quick view of the page. */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string>(null);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<QuickViewTarget | null>(null);
  const viewed = viewedIn(state);
  // While it closes, it still shows what it showed.
  if (viewed && viewed.path !== last?.path) setLast(viewed);
  const shown = viewed ?? last;

  function tryAgain() {
    void loadQuickView();
    setAttempt(attempt + 1);
  }
  function open(next: QuickViewTarget) {
    tryAgain();
    // The address bar knows how far down a list was loaded; the router's own location does not.
    const { pathname, search } = window.location;
    void navigate(pathname + search, {
      state: { quickView: next, visit: performance.timeOrigin } satisfies QuickViewState,
      preventScrollReset: true,
    });
  }
  function close() {
    // Going back takes a moment: a second press within it must not leave the list.
    if (closedAt.current === key) return;
    closedAt.current = key;
    void navigate(-1);
  }

  return (
    <QuickViewContext value={{ open, preload: () => void loadQuickView() }}>
      {children}
      {shown && (
        <Dialog open={viewed !== null} onClose={close} title={shown.name} kind="wide">
          <LoadFailure key={`${shown.path} ${attempt}`} message="The product could not be loaded." onRetry={tryAgain}>
            <Suspense fallback={<QuickViewSkeleton />}>
              <Content path={shown.path} attempt={attempt} onAdded={close} />
            </Suspense>
          </LoadFailure>
        </Dialog>
      )}
    </QuickViewContext>
  );
}

function Content(props: { path: string; attempt: number; onAdded: () => void }) {
  const { QuickViewContent } = use(code ?? loadQuickView());
  return <QuickViewContent {...props} />;
}
