import { graphql, useFragment } from 'react-relay/hooks';
import type { ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts';
import { usePage } from '../../relay/page.ts';
import { PageHead } from '../PageHead.tsx';
import { PageSections } from '../PageSections.tsx';
import { telLink } from '../../ui/shop/shop-context.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ContactForm } from '../../consent/ContactForm.tsx';
import * as styles from './ContactPage.css.ts';
import type { ContactPage_storeList$key } from '../../__generated__/ContactPage_storeList.graphql.ts';

const PATH = '/contact-us/';

/** The contact page: telephone, email, stores and the contact form. */
export function ContactPage() {
  const query = usePage<ContactPageQuery>(graphql`
    query ContactPageQuery @raw_response_type {
      shop {
        phone
        email
        contactHours
        legalName
        registeredOffice
      }
      page(path: "/contact-us/") {
        title
        summary
        metaDescription
        ...PageSections_page
      }
      ...ContactPage_storeList
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
          <section className={styles.block} aria-labelledby="contact-direct">
            <h2 className={styles.title} id="contact-direct">
              Call or email
            </h2>
            {shop.phone && (
              <a className={styles.way} href={telLink(shop.phone)}>
                <Icon name="phone" />
                {shop.phone}
              </a>
            )}
            {shop.email && (
              <a className={styles.way} href={`mailto:${shop.email}`}>
                <Icon name="mail" />
                {shop.email}
              </a>
            )}
            {shop.contactHours && <p className={styles.note}>{shop.contactHours}</p>}
            {shop.registeredOffice !== '' && (
              <p className={styles.note}>
                By post: {shop.legalName}, {shop.registeredOffice}
              </p>
            )}
          </section>
          <StoreList query={query} />
        </aside>
      </div>
      {page && <PageSections page={page} />}
    </>
  );
}

/** The stores with addresses and opening hours; nothing for a shop without stores. */
function StoreList({ query }: { query: ContactPage_storeList$key }) {
  const { stores } = useFragment(
    graphql`
      fragment ContactPage_storeList on Query {
        stores {
          id
          name
          address1
          address2
          city
          postcode
          phone
          openingHours {
            days
            hours
          }
        }
      }
    `,
    query,
  );
  if (!stores || stores.length === 0) return null;
  return (
    <section aria-labelledby="contact-stores">
      <h2 className={styles.title} id="contact-stores">
        Our stores
      </h2>
      <ul className={styles.stores}>
        {stores.map(({ id, name, address1, address2, city, postcode, phone, openingHours }) => (
          <li key={id} className={styles.store}>
            <h3 className={styles.storeName}>{name}</h3>
            <p>{[address1, address2, `${city} ${postcode}`].filter((line) => line?.trim()).join(', ')}</p>
            {phone && (
              <p>
                <a href={telLink(phone)}>{phone}</a>
              </p>
            )}
            <dl className={styles.hours}>
              {openingHours.map(({ days, hours }) => (
                <div key={days} className={styles.day}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
