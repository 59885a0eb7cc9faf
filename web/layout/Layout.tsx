import '../ui/global.css.ts';
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Layout_query$key } from '../__generated__/Layout_query.graphql.ts';
import { CartProvider } from '../cart/CartProvider.tsx';
import { Consent } from '../consent/Consent.tsx';
import { QuickViewProvider } from '../quick-view/QuickViewProvider.tsx';
import { Announcer } from '../ui/Announcer.tsx';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { RetailPriceLabel } from '../ui/price/PriceFigures.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import * as styles from './Layout.css.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ShopContext } from '../shop/shop-context.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { TradeBand } from './TradeBand.tsx';

interface LayoutProps {
  /** Null when the graph cannot be reached: header and footer then show what they can without it. */
  query: Layout_query$key | null;
  children: ReactNode;
}

/** The frame of every page: header, footer, cart and live region. Header and footer are memoised, so that a navigation does not render them again. */
export function Layout({ query: reference, children }: LayoutProps) {
  const query = useFragment(
    graphql`
      fragment Layout_query on Query {
        shop {
          name
          url
          tagManagerId
          chatScriptUrl
          phone
          email
          retailPriceLabel
        }
        categories {
          name
          path
        }
        stores {
          city
        }
        ...SiteHeader_query
        ...TradeBand_query
        ...SiteFooter_query
      }
    `,
    reference,
  );
  const shop = useMemo(
    () => (query?.shop ? { ...query.shop, categories: query.categories ?? [], stores: query.stores ?? [] } : null),
    [query],
  );
  return (
    <ShopContext value={shop}>
      <RetailPriceLabel value={query?.shop.retailPriceLabel ?? 'RRP'}>
        <Announcer>
          <Toaster>
            <CartProvider>
              <QuickViewProvider>
                <div className={styles.page}>
                  <a className={styles.skip} href="#main">
                    Skip to content
                  </a>
                  <Consent />
                  <NavigationProgress />
                  <SiteHeader query={query} />
                  <main className={styles.main} id="main" tabIndex={-1}>
                    {children}
                  </main>
                  <TradeBand query={query} />
                  <SiteFooter query={query} />
                  <ScrollToTop />
                </div>
              </QuickViewProvider>
            </CartProvider>
          </Toaster>
        </Announcer>
      </RetailPriceLabel>
    </ShopContext>
  );
}
