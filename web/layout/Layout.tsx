import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { isTaskPath } from '@storefront/domain/pages.rules.ts';
import type { Layout_query$key } from '../__generated__/Layout_query.graphql.ts';
import { ChatSlot } from '../consent/ChatSlot.tsx';
import { Consent } from '../consent/Consent.tsx';
import { QuickViewProvider } from '../catalogue/quick-view/QuickViewProvider.tsx';
import { SaveProvider } from '../lists/saved-list/SaveProvider.tsx';
import { BLOG } from '../content/blog/blog.data.ts';
import { PRODUCTS_ID } from '../catalogue/list/products-id.data.ts';
import { container } from '../ui/Container.css.ts';
import { RemountBoundary } from '../ui/failure/RemountBoundary.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import * as styles from './Layout.css.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageProviders } from './PageProviders.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TradeBand } from './TradeBand.tsx';
import { matchesMedia } from '../browser/media.ts';
import { DeferredPart } from '../ui/DeferredPart.tsx';
import { TRADE_PAGE } from '../ui/shop/trade-page.data.ts';
import { Icon } from '../ui/Icon.tsx';

interface LayoutProps {
  /** Null when the graph cannot be reached: header and footer then show what they can without it. */
  query: Layout_query$key | null;
  children: ReactNode;
}

/** The checkout has its own. Header and footer are memoised: a navigation does not render them again. */
export function Layout({ query: reference, children }: LayoutProps) {
  const query = useFragment(
    graphql`
      fragment Layout_query on Query {
        pages {
          path
        }
        blogPosts(first: 1) {
          totalCount
        }
        categories {
          name
          path
        }
        ...PageProviders_query
        ...SiteHeader_query
        ...TradeBand_query
        ...SiteFooter_query
      }
    `,
    reference,
  );
  const pages = useMemo(
    () => query?.pages && (query.blogPosts?.totalCount === 0 ? query.pages : [...query.pages, BLOG]),
    [query],
  );
  return (
    <PageProviders query={query} categories={query?.categories ?? undefined} pages={pages}>
      <SaveProvider>
        <QuickViewProvider>
          <div className={styles.page}>
            <SkipLinks />
            <Consent />
            <NavigationProgress />
            <RemountBoundary>
              <SiteHeader query={query} />
            </RemountBoundary>
            <main className={styles.main} id="main" tabIndex={-1}>
              {children}
            </main>
            <ChatSlot place="page" className={`${container} ${styles.chat}`} />
            <PageEnd query={query} />
            <ScrollToTop />
          </div>
        </QuickViewProvider>
      </SaveProvider>
    </PageProviders>
  );
}

function SkipLinks() {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <a className={styles.skipToProducts} href={`#${PRODUCTS_ID}`}>
        Skip to products
      </a>
    </>
  );
}

/** The trade message, unless the page is for a task, and the footer. */
function PageEnd({
  query,
}: {
  query: ComponentProps<typeof TradeBand>['query'] & ComponentProps<typeof SiteFooter>['query'];
}) {
  const { pathname } = useLocation();
  const isTask = isTaskPath(pathname);
  return (
    <DeferredPart>
      {!isTask && pathname !== TRADE_PAGE.path && <TradeBand query={query} />}
      <SiteFooter query={query} hasNewsletter={!isTask} />
    </DeferredPart>
  );
}

/** Once the page is scrolled by more than a screen; not on product pages. */
function ScrollToTop() {
  const [away, setAway] = useState(true);
  useEffect(() => {
    const onScroll = () => setAway(window.scrollY < window.innerHeight * 1.2);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      data-to-top
      data-away={away || undefined}
      aria-label="Back to top"
      onClick={backToTop}
    >
      <Icon name="arrowUp" />
    </button>
  );
}

function backToTop() {
  const still = matchesMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
