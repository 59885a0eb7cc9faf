import type { ReactNode } from 'react';
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

/** An empty state: a title, an explanation, a next step, and a drawing of a lamp that is off. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.block}>
      <svg
        className={styles.drawing}
        width="112"
        height="120"
        viewBox="0 0 112 120"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M56 0v34M49 34h14l2 10H47zM47 44h18c22 8 35 22 38 42H9c3-20 16-34 38-42z" strokeLinejoin="round" />
        <path d="M9 86c0 4 21 7 47 7s47-3 47-7" />
        <path d="M46 92.500a10 10 0 0 0 20 0" />
        <path d="M24 112h64M36 119h40" strokeLinecap="round" strokeOpacity=".5" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
