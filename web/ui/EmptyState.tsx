import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import * as styles from './EmptyState.css.ts';

interface EmptyStateProps {
  title: ReactNode;
  /** Text or paragraphs. */
  children?: ReactNode;
  action?: ReactNode;
  /** 1 when it is the whole page. Defaults to 2. */
  level?: 1 | 2;
}

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
