import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { QuickViewContext, type QuickViewTarget } from '../product/useQuickView.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './QuickView.css.ts';

let code: Promise<typeof import('./QuickViewContent.tsx')> | null = null;
let hasFailed = false;

/** Loaded when a pointer nears a quick view button or on the first click; a failed load is retried. */
function loadQuickView(): Promise<typeof import('./QuickViewContent.tsx')> {
  if (code && !hasFailed) return code;
  hasFailed = false;
  code = import('./QuickViewContent.tsx');
  code.catch(() => {
    hasFailed = true;
  });
  return code;
}

/** In the history, so that Back closes the quick view. */
interface QuickViewState {
  quickView: QuickViewTarget;
  /** The page load that opened it: after a reload it is closed, as in the server's HTML. */
  visit: number;
}

function viewedIn(state: unknown): QuickViewTarget | null {
  if (typeof state !== 'object' || state === null || !('quickView' in state)) return null;
  const { quickView, visit } = state as QuickViewState;
  return visit === performance.timeOrigin ? quickView : null;
}

export function QuickViewProvider({ children }: { children: ReactNode }) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string>(null);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<QuickViewTarget | null>(null);
  const viewed = viewedIn(state);
  // Keeps its content while the closing animation runs.
  if (viewed && (viewed.path !== last?.path || viewed.search !== last.search)) setLast(viewed);
  const shown = viewed ?? last;

  function load() {
    setAttempt(attempt + 1);
    return loadQuickView();
  }
  function tryAgain({ path, search }: QuickViewTarget) {
    // Browsers of before 2026 never fetch a module again that failed once: there the product's page opens instead.
    load().catch(() => window.location.assign(path + search));
  }
  function open(next: QuickViewTarget) {
    void load();
    // "Show more" changes the address bar only, so the router's own location would lose the loaded pages.
    const { pathname, search } = window.location;
    void navigate(pathname + search, {
      state: { quickView: next, visit: performance.timeOrigin } satisfies QuickViewState,
      preventScrollReset: true,
    });
  }
  function close() {
    // Going back is asynchronous: a second click before it finishes must not leave the list.
    if (closedAt.current === key) return;
    closedAt.current = key;
    void navigate(-1);
  }

  return (
    <QuickViewContext value={{ open, preload: () => void loadQuickView() }}>
      {children}
      {shown && (
        <Dialog open={viewed !== null} onClose={close} title={shown.name} kind="wide">
          <LoadFailure
            key={`${shown.path} ${attempt}`}
            message="We couldn’t load this product."
            onRetry={() => tryAgain(shown)}
          >
            <Suspense fallback={<QuickViewSkeleton />}>
              <Content path={shown.path} search={shown.search} attempt={attempt} onAdded={close} />
            </Suspense>
          </LoadFailure>
        </Dialog>
      )}
    </QuickViewContext>
  );
}

function Content(props: { path: string; search: string; attempt: number; onAdded: () => void }) {
  const { QuickViewContent } = use(code ?? loadQuickView());
  return <QuickViewContent {...props} />;
}

function QuickViewSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.pictures}>
        <div className={`${styles.picture} ${styles.square}`} />
        <div className={styles.thumbnails}>
          {['first', 'second', 'third'].map((place) => (
            <div key={place} className={`${styles.blank} ${styles.square}`} />
          ))}
        </div>
      </div>
      <div className={styles.details}>
        <VisuallyHidden>Loading the product</VisuallyHidden>
        {(['meta', 'price', 'facts', 'options', 'button', 'button'] as const).map((part, index) => (
          // A constant list, so that the index is a stable key.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className={`${styles.blank} ${styles.part[part]}`} />
        ))}
      </div>
    </div>
  );
}
