import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as styles from './LoadFailure.css.ts';

interface LoadFailureProps {
  children: ReactNode;
  /** What could not be had. */
  message: string;
  /** Draws the children anew. */
  onRetry: () => void;
}

/** Says that a part of the page could not be had, and offers to try again. Only a class can catch what its children throw. */
export class LoadFailure extends Component<LoadFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.failure} role="alert">
        <p>{this.props.message}</p>
        <Button tone="primary" onClick={this.props.onRetry}>
          Try again
        </Button>
      </div>
    );
  }
}
