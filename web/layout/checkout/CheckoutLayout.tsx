import { graphql } from 'react-relay/hooks';
import { Outlet, useParams } from 'react-router';
import type { CheckoutLayoutQuery } from '../../__generated__/CheckoutLayoutQuery.graphql.ts';
import { Consent } from '../../consent/Consent.tsx';
import { usePage } from '../../framework/page/page.ts';
import { LegalDetails } from '../footer/LegalDetails.tsx';
import { legalPaths } from '../footer/footer-links.data.ts';
import * as layout from '../Layout.css.ts';
import { NavigationProgress } from '../NavigationProgress.tsx';
import { PageProviders } from '../PageProviders.tsx';
import { stepOfPath } from '../../checkout/checkout.rules.ts';
import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { telLink } from '../../ui/shop/shop-context.ts';
import { RemountBoundary } from '../../ui/failure/RemountBoundary.tsx';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../Logo.tsx';
import { VatSwitch } from '../VatSwitch.tsx';
import * as styles from './CheckoutLayout.css.ts';

export function CheckoutLayout() {
  const query = usePage<CheckoutLayoutQuery>(graphql`
    query CheckoutLayoutQuery {
      shop {
        phone
        ...Logo_shop
        ...LegalDetails_shop
      }
      pages {
        path
        title
      }
      ...PageProviders_query
    }
  `);
  const { shop, pages } = query;
  return (
    <PageProviders query={query} pages={pages}>
      <div className={layout.page}>
        <a className={layout.skip} href="#main">
          Skip to content
        </a>
        <Consent />
        <NavigationProgress />
        <RemountBoundary>
          <CheckoutHeader shop={shop} />
        </RemountBoundary>
        <main className={layout.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <RemountBoundary>
            <LegalDetails shop={shop} pages={(pages ?? []).filter(({ path }) => legalPaths.includes(path))} />
          </RemountBoundary>
        </footer>
      </div>
    </PageProviders>
  );
}

function CheckoutHeader({ shop }: Pick<CheckoutLayoutQuery['response'], 'shop'>) {
  const { phone } = shop;
  const step = stepOfPath(useParams().step);
  return (
    <header className={styles.header}>
      <div className={`${container} ${styles.row}`}>
        <div className={styles.logo}>
          <Logo shop={shop} />
        </div>
        <div className={styles.steps}>
          <CheckoutSteps current={step.id} />
        </div>
        <div className={styles.tools}>
          {phone !== '' && (
            <a className={styles.call} href={telLink(phone)} aria-label={`Call ${phone}`}>
              <Icon name="phone" size={22} />
              <span className={styles.number}>{phone}</span>
            </a>
          )}
          <VatSwitch isOnPaper />
        </div>
      </div>
    </header>
  );
}
