import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import * as styles from './QuickView.css.ts';

interface QuickViewFailureProps {
  children: ReactNode;
  /** Draws the children anew. */
  onRetry: () => void;
}

/** Says that the product could not be had, and offers to try again. Only a class can catch what its children throw. */
export class QuickViewFailure extends Component<QuickViewFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.message} role="alert">
        <p>The product could not be loaded.</p>
        <Button tone="primary" onClick={this.props.onRetry}>
          Try again
        </Button>
      </div>
    );
  }
}
