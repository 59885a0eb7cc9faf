import { Component, createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { QuickViewSkeleton } from './QuickViewSkeleton.tsx';
import * as styles from './QuickView.css.ts';

/** A product that is looked at without leaving the list. */
interface Viewed {
  path: string;
  name: string;
}

const OpenContext = createContext<(viewed: Viewed) => void>(() => {});

/** Opens the quick view of a product. */
export function useQuickView(): (viewed: Viewed) => void {
  return use(OpenContext);
}

/** Its code is fetched with the first product that is looked at, or as soon as a pointer nears a button for it. */
export const loadQuickView = () => import('./QuickViewContent.tsx');
const QuickViewContent = lazy(async () => ({ default: (await loadQuickView()).QuickViewContent }));

/** Marks the step of the history on which a quick view is open: Back closes it. */
interface QuickViewState {
  quickView: Viewed;
}

function viewedIn(state: unknown): Viewed | null {
  return typeof state === 'object' && state !== null && 'quickView' in state ? (state as QuickViewState).quickView : null;
}

/** Holds the one quick view of the page. A page that is loaded anew on its step starts closed, as the server draws it. */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Viewed | null>(null);
  const viewed = wasOpened ? viewedIn(state) : null;
  // While it closes, it still shows what it showed.
  if (viewed && viewed.path !== last?.path) setLast(viewed);
  const shown = viewed ?? last;

  function open(next: Viewed) {
    setWasOpened(true);
    setAttempt(0);
    void navigate(pathname + search, { state: { quickView: next } satisfies QuickViewState, preventScrollReset: true });
  }
  const close = () => void navigate(-1);

  return (
    <OpenContext value={open}>
      {children}
      {shown && (
        <Dialog open={viewed !== null} onClose={close} title={shown.name} kind="wide">
          <ErrorGuard key={`${shown.path} ${attempt}`} fallback={<Failed onRetry={() => setAttempt(attempt + 1)} />}>
            <Suspense fallback={<QuickViewSkeleton />}>
              <QuickViewContent path={shown.path} attempt={attempt} onAdded={close} />
            </Suspense>
          </ErrorGuard>
        </Dialog>
      )}
    </OpenContext>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>The product could not be loaded.</p>
      <Button tone="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Only a class can catch what its children throw. */
class ErrorGuard extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
