import { Suspense, use, type ReactNode } from 'react';
import { keepsCookies } from '../../relay/session/keeps-cookies.ts';
import { useIsMounted } from '../../browser/useIsMounted.ts';
import { container } from '../../ui/Container.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as styles from './EntryPage.css.ts';

const COOKIES_BLOCKED =
  'Your browser blocks cookies, so we can’t sign you in. Allow cookies for this site, then reload the page.';

interface EntryPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function EntryPage({ title, intro, children }: EntryPageProps) {
  const isMounted = useIsMounted();
  return (
    <div className={`${container} ${styles.page}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {isMounted && (
        <Suspense fallback={null}>
          <CookiesBlocked />
        </Suspense>
      )}
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

function CookiesBlocked() {
  return use(keepsCookies()) ? null : <FormOutcome problem={COOKIES_BLOCKED} />;
}
