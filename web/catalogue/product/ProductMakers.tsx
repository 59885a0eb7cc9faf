import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductMakers_product$key } from '../../__generated__/ProductMakers_product.graphql.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as styles from './specifications/ProductSpecifications.css.ts';

/** The law wants them named where goods are offered. */
export function ProductMakers({ product }: { product: ProductMakers_product$key }) {
  const { manufacturer, responsiblePerson } = useFragment(
    graphql`
      fragment ProductMakers_product on Product {
        manufacturer {
          name
          postalAddress
          contactUrl
        }
        responsiblePerson {
          name
          postalAddress
          contactUrl
        }
      }
    `,
    product,
  );
  const parties = [
    { title: 'Made by', party: manufacturer },
    { title: 'Responsible for its safety in the EU and NI', party: responsiblePerson },
  ];
  if (!manufacturer && !responsiblePerson) return null;
  return (
    <Disclosure title="Manufacturer and safety">
      <dl className={styles.list}>
        {parties.map(
          ({ title, party }) =>
            party && (
              <div key={title} className={styles.row}>
                <dt className={styles.name}>{title}</dt>
                <dd className={styles.value}>
                  <p>{party.name}</p>
                  {party.postalAddress && <p>{party.postalAddress}</p>}
                  {party.contactUrl && <a href={party.contactUrl}>{party.contactUrl.replace('mailto:', '')}</a>}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Disclosure>
  );
}
