import { graphql } from 'react-relay/hooks';
import { Outlet } from 'react-router';
import type { CheckoutLayoutQuery } from '../../__generated__/CheckoutLayoutQuery.graphql.ts';
import { Consent } from '../../consent/Consent.tsx';
import { usePage } from '../../relay/page.ts';
import { LegalDetails } from '../footer/LegalDetails.tsx';
import { legalPaths } from '../footer/footer-links.data.ts';
import * as styles from '../Layout.css.ts';
import { NavigationProgress } from '../NavigationProgress.tsx';
import { PageProviders } from '../PageProviders.tsx';
import { footer } from './CheckoutLayout.css.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';

/** The layout of the checkout: logo, steps and phone number, and the legal pages. */
export function CheckoutLayout() {
  const { shop, stores, pages } = usePage<CheckoutLayoutQuery>(graphql`
    query CheckoutLayoutQuery {
      shop {
        ...PageProviders_shop
        ...CheckoutHeader_shop
        ...LegalDetails_shop
      }
      stores {
        city
      }
      pages {
        path
        title
      }
    }
  `);
  return (
    <PageProviders shop={shop} stores={stores ?? undefined} pages={pages}>
      <div className={styles.page}>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <Consent />
        <NavigationProgress />
        <CheckoutHeader shop={shop} />
        <main className={styles.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={footer}>
          <LegalDetails shop={shop} pages={(pages ?? []).filter(({ path }) => legalPaths.includes(path))} />
        </footer>
      </div>
    </PageProviders>
  );
}
