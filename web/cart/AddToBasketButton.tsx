import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { isConnectionError, reportUnexpected } from '../ui/failure/connection-error.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './AddToBasketButton.css.ts';
import { readStoredCart, subscribeStoredCart } from './client/offline-cart-storage.ts';
import type { Addition } from './client/optimistic-lines.ts';
import { useCart } from './useCart.ts';

export interface AddToBasketButtonProps extends Addition {
  name: string;
  label?: string;
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  /** Returns false when a choice is missing; the page then shows the error. */
  mayAdd?: () => boolean;
  onAdded?: () => void;
}

const ADDED_MILLISECONDS = 3_500;

interface Problem {
  message: string;
  /** Null when that would not help. */
  retry: (() => Promise<void>) | null;
  /** The addition is in the outbox: the problem is over once that is empty. */
  isQueued?: boolean;
}

export function AddToBasketButton({
  name,
  label = 'Add to basket',
  size = 'small',
  disabled,
  mayAdd,
  onAdded,
  ...addition
}: AddToBasketButtonProps) {
  const { prefetch } = useCart();
  const { state, problem, add } = useAddition(addition, onAdded);
  return (
    <div className={styles.block}>
      <Button
        tone="primary"
        size={size}
        wide
        pending={state === 'adding'}
        disabled={disabled}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          if (mayAdd?.() ?? true) void add();
        }}
      >
        {state === 'added' && <Icon name="check" />}
        {state === 'added' ? <Added isShort={size === 'small'} /> : <span>{label}</span>}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      {problem && (
        <p ref={bringIntoView} className={styles.problem} role="alert">
          <span>{problem.message}</span>
          {problem.retry && (
            <button type="button" className={styles.retry} onClick={() => void problem.retry?.()}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function useAddition(addition: Addition, onAdded: (() => void) | undefined) {
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready');
  const [problem, setProblem] = useState<Problem | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cart = useCart();
  const announce = useAnnounce();
  const isQueued = problem?.isQueued ?? false;
  useEffect(() => {
    if (!isQueued) return undefined;
    return subscribeStoredCart(() => {
      if (readStoredCart().changes.length === 0) setProblem(null);
    });
  }, [isQueued]);

  async function add() {
    setProblem(null);
    setState('adding');
    clearTimeout(resting.current);
    try {
      const outcome = await cart.add(addition);
      if (outcome.kind === 'refused') return refuse({ message: outcome.message, retry: null });
      // It is in the outbox, so it is sent later: another click would add a second one.
      if (outcome.kind === 'queued')
        return refuse({
          message: 'It’s in your basket but not saved yet: the shop isn’t responding.',
          retry: save,
          isQueued: true,
        });
    } catch (error) {
      reportUnexpected(error);
      const reason = isConnectionError(error) ? 'the shop isn’t responding' : 'something went wrong on our side';
      return refuse({ message: `Not added yet: ${reason}.`, retry: add });
    }
    showAdded();
    onAdded?.();
  }

  async function save() {
    try {
      if (!(await cart.settle())) return;
    } catch (error) {
      return reportUnexpected(error);
    }
    setProblem(null);
    showAdded();
  }

  function showAdded() {
    setState('added');
    resting.current = setTimeout(() => setState('ready'), ADDED_MILLISECONDS);
    announce('Added to basket');
  }

  function refuse(reason: Problem) {
    setState('ready');
    setProblem(reason);
  }

  return { state, problem, add };
}

/** A message below a button at the window's foot would be out of sight. */
function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

/** A small button shows one word; screen readers hear the whole message. */
function Added({ isShort }: { isShort: boolean }) {
  if (!isShort) return <span>Added to basket</span>;
  return (
    <span>
      Added<VisuallyHidden> to basket</VisuallyHidden>
    </span>
  );
}
