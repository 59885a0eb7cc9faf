import type { ReactNode } from 'react';
import { container } from '../../ui/Container.css.ts';
import * as styles from './EntryPage.css.ts';

interface EntryPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** The frame of the sign-in, registration and password pages: a title and one form. */
export function EntryPage({ title, intro, children }: EntryPageProps) {
  return (
    <div className={`${container} ${styles.page}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      <noscript>
        <p>
          Signing in needs JavaScript. You can also order by phone or email: you’ll find our details at the bottom of
          this page.
        </p>
      </noscript>
    </div>
  );
}
