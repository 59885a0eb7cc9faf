import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { isConnectionError, reportUnexpected } from '../ui/failure/connection-error.ts';
import type { CallFailure } from './outbox/sync.ts';

const reasons: Record<CallFailure, string> = {
  unreachable: 'The shop isn’t responding. Everything in your basket is safe.',
  broken: 'Something went wrong on our side. Everything in your basket is safe.',
};

/** Shown in place of a cart that could not be loaded. */
export function CartFailure({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="We can’t show your basket right now" action={<Button onClick={onRetry}>Try again</Button>}>
        {reasons[failure]}
      </EmptyState>
    </div>
  );
}

interface BoundaryProps {
  onRetry: () => void;
  /** A new value clears the failure. */
  attempt: unknown;
  children: ReactNode;
}

interface BoundaryState {
  failure: CallFailure | null;
  /** The attempt that failed. */
  attempt: unknown;
}

/** The error boundary of the cart, so that a failed load leaves the rest of the page in place. */
export class CartFailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown) {
    return { failure: isConnectionError(error) ? 'unreachable' : 'broken' };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { failure: null, attempt };
  }

  override componentDidCatch(error: unknown) {
    reportUnexpected(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? <CartFailure failure={failure} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
