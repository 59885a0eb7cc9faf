import { graphql } from 'react-relay/hooks';
import type { ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { PageHead } from '../PageHead.tsx';
import { PageSections } from '../PageSections.tsx';
import { container } from '../../ui/Container.css.ts';
import { ContactForm } from '../../consent/ContactForm.tsx';
import { CallOrEmail } from './CallOrEmail.tsx';
import * as styles from './ContactPage.css.ts';
import { StoreList } from './StoreList.tsx';

const PATH = '/contact-us/';

export function ContactPage() {
  const query = usePage<ContactPageQuery>(graphql`
    query ContactPageQuery @raw_response_type {
      shop {
        ...CallOrEmail_shop
      }
      page(path: "/contact-us/") {
        title
        summary
        metaDescription
        ...PageSections_page
      }
      ...StoreList_query
    }
  `);
  const { page, shop } = query;
  return (
    <>
      <PageHead
        title={page?.title ?? 'Contact us'}
        path={PATH}
        summary={page?.summary}
        metaDescription={page?.metaDescription}
      />
      <div className={`${container} ${styles.columns}`}>
        <div>
          <noscript>
            <p>To write to us without JavaScript, please email us: our address is on this page.</p>
          </noscript>
          <ContactForm />
        </div>
        <aside className={styles.aside} aria-label="Other ways to reach us">
          <CallOrEmail shop={shop} />
          <StoreList query={query} />
        </aside>
      </div>
      {page && <PageSections page={page} />}
    </>
  );
}
