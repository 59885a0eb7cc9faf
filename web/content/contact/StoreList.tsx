import { graphql, useFragment } from 'react-relay/hooks';
import type { StoreList_query$key } from '../../__generated__/StoreList_query.graphql.ts';
import { telLink } from '../../ui/shop/shop-context.ts';
import * as styles from './ContactPage.css.ts';

/** Nothing for a shop without stores. */
export function StoreList({ query }: { query: StoreList_query$key }) {
  const { stores } = useFragment(
    graphql`
      fragment StoreList_query on Query {
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
