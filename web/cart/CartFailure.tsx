import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The cart cannot be read now; what is in it is kept by the shop. */
export function CartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="Your cart cannot be shown just now" action={<Button onClick={onRetry}>Try again</Button>}>
        Nothing in it is lost: the shop did not answer.
      </EmptyState>
    </div>
  );
}

interface BoundaryProps {
  onRetry: () => void;
  /** Another value is another attempt. */
  attempt: unknown;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  /** The attempt that `failed` is about. */
  attempt: unknown;
}

/** Keeps a cart that could not be fetched from taking the page with it. */
export class CartFailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  override render() {
    return this.state.failed ? <CartFailure onRetry={this.props.onRetry} /> : this.props.children;
  }
}
