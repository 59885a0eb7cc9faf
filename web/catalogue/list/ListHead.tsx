import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './ListHead.css.ts';

interface ListHeadProps {
  trail: readonly { readonly name: string; readonly path: string }[];
  heading: ReactNode;
  children?: ReactNode;
}

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
