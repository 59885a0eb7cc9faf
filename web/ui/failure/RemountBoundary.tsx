import { Component, Fragment, type ReactNode } from 'react';
import { isOfThePage, mayRemount, RenderError } from './render-error.ts';

interface RemountState {
  /** Null while the part is shown. */
  failure: { error: unknown; isFinal: boolean } | null;
  remounts: number;
}

/**
 * As when a translator replaced nodes that React removes. What the shop could not answer is passed on; a part that
 * keeps breaking, as a `RenderError`.
 */
export class RemountBoundary extends Component<{ children: ReactNode }, RemountState> {
  override state: RemountState = { failure: null, remounts: 0 };
  private readonly remountedAt: number[] = [];

  static getDerivedStateFromError(error: unknown): Partial<RemountState> {
    return { failure: { error, isFinal: !isOfThePage(error) } };
  }

  override componentDidCatch(error: unknown) {
    const now = Date.now();
    if (!isOfThePage(error)) return;
    if (mayRemount(this.remountedAt, now)) {
      this.remountedAt.push(now);
      this.setState(({ remounts }) => ({ failure: null, remounts: remounts + 1 }));
    } else
      this.setState({
        failure: { error: new RenderError('The part keeps breaking', { cause: error }), isFinal: true },
      });
  }

  override render() {
    const { failure, remounts } = this.state;
    if (failure?.isFinal) throw failure.error;
    return failure ? null : <Fragment key={remounts}>{this.props.children}</Fragment>;
  }
}
