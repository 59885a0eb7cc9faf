import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  title: ReactNode;
  /** Whether it starts open. Defaults to closed. */
  open?: boolean;
  children: ReactNode;
}

/** A title that opens and closes what it names; what is closed is in the page all the same. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.mark}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
