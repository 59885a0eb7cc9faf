import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { RemountBoundary } from './failure/RemountBoundary.tsx';
import { FAILURE_REASONS, failureOf, type Failure } from './failure/render-error.ts';
import * as styles from './LoadFailure.css.ts';

interface LoadFailureProps {
  children: ReactNode;
  /** What could not be loaded, in a sentence. The reason is added. */
  message: string;
  onRetry: () => void;
}

/** A class, because hooks cannot catch errors of children. */
export class LoadFailure extends Component<LoadFailureProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: failureOf(error) };
  }

  override render() {
    if (this.state.failure === null) return <RemountBoundary>{this.props.children}</RemountBoundary>;
    return (
      <div className={styles.failure} role="alert">
        <p>{`${this.props.message} ${FAILURE_REASONS[this.state.failure]}`}</p>
        <Button tone="primary" onClick={this.props.onRetry}>
          Try again
        </Button>
      </div>
    );
  }
}
