import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { isConnectionError } from './failure/connection-error.ts';
import * as styles from './LoadFailure.css.ts';

type Failure = 'unreachable' | 'broken' | null;

const REASONS = { unreachable: 'The shop isn’t responding.', broken: 'Something went wrong on our side.' };

interface LoadFailureProps {
  children: ReactNode;
  /** A sentence about what could not be loaded. The reason is added. */
  message: string;
  /** Called by "Try again", to render the children again. */
  onRetry: () => void;
}

/** An error boundary for a part of the page, with "Try again". A class, because hooks cannot catch errors of children. */
export class LoadFailure extends Component<LoadFailureProps, { failure: Failure }> {
  override state: { failure: Failure } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: isConnectionError(error) ? 'unreachable' : 'broken' };
  }

  override render() {
    if (this.state.failure === null) return this.props.children;
    return (
      <div className={styles.failure} role="alert">
        <p>{`${this.props.message} ${REASONS[this.state.failure]}`}</p>
        <Button tone="primary" onClick={this.props.onRetry}>
          Try again
        </Button>
      </div>
    );
  }
}
