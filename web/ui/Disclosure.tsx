import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** The content is in the page even when collapsed. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
