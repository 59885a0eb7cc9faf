import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RemountBoundary } from '../ui/failure/RemountBoundary.tsx';
import { FAILURE_REASONS, failureOf, type Failure } from '../ui/failure/render-error.ts';

export function CartFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="We can’t show your basket right now" action={<Button onClick={onRetry}>Try again</Button>}>
        {`${FAILURE_REASONS[failure]} Everything in your basket is safe.`}
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
  failure: Failure | null;
  attempt: unknown;
}

export class CartFailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { failure: null, attempt };
  }

  override render() {
    const { failure } = this.state;
    if (failure) return <CartFailure failure={failure} onRetry={this.props.onRetry} />;
    return <RemountBoundary>{this.props.children}</RemountBoundary>;
  }
}
