import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './ListHead.css.ts';

interface ListHeadProps {
  /** The pages from the top to this one, as in the breadcrumb. */
  trail: readonly { readonly name: string; readonly path: string }[];
  heading: ReactNode;
  /** Shown under the heading. */
  children?: ReactNode;
}

/** The head of a page of products: breadcrumb, heading and introduction. */
export function ListHead({ trail, heading, children }: ListHeadProps) {
  return (
    <header className={styles.band}>
      <div className={`${container} ${styles.head}`}>
        <Breadcrumb items={trail} />
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </header>
  );
}
