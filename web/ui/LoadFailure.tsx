import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { isConnectionError } from './failure/connection-error.ts';
import * as styles from './LoadFailure.css.ts';

type Failure = 'unreachable' | 'broken' | null;

const REASONS = { unreachable: 'The shop did not answer.', broken: 'Something went wrong on our side.' };

interface LoadFailureProps {
  children: ReactNode;
  /** What could not be loaded, in a sentence. The reason follows it. */
  message: string;
  /** Draws the children anew. */
  onRetry: () => void;
}

/** Says that a part of the page could not be had, and offers to try again. Only a class can catch what its children throw. */
export class LoadFailure extends Component<LoadFailureProps, { failure: Failure }> {
  override state: { failure: Failure } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: isConnectionError(error) ? 'unreachable' : 'broken' };
  }

  override render() {
    if (this.state.failure === null) return this.props.children;
    return (
      <div className={styles.failure} role="alert">
        <p>
          {this.props.message} {REASONS[this.state.failure]}
        </p>
        <Button tone="primary" onClick={this.props.onRetry}>
          Try again
        </Button>
      </div>
    );
  }
}
