import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import * as styles from './EmptyState.css.ts';

interface EmptyStateProps {
  title: ReactNode;
  /** An explanation, as text or paragraphs. */
  children?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** The heading level: 1 when it is the whole page. Defaults to 2. */
  level?: 1 | 2;
}

/** An empty state: a title, an explanation, a next step, and the drawing of an empty box. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.block}>
      <Drawing of="box" />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
