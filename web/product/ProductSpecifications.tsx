import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductSpecifications_product$key } from '../__generated__/ProductSpecifications_product.graphql.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import * as styles from './ProductSpecifications.css.ts';

/** The technical data, under the names that filters use, and what to mind for safety. */
export function ProductSpecifications({ product }: { product: ProductSpecifications_product$key }) {
  const { specifications, warning } = useFragment(
    graphql`
      fragment ProductSpecifications_product on Product {
        specifications {
          name
          value
        }
        warning
      }
    `,
    product,
  );
  if (!warning && (!specifications || specifications.length === 0)) return null;
  return (
    <Disclosure title="Specifications">
      <div className={styles.block}>
        {warning && (
          <div className={styles.warning}>
            <h3 className={styles.warningTitle}>Safety</h3>
            {/* Sanitised by the graph: structure and links only. */}
            <div dangerouslySetInnerHTML={{ __html: warning }} />
          </div>
        )}
        {specifications && specifications.length > 0 && (
          <table className={styles.table}>
            <tbody>
              {specifications.map(({ name, value }) => (
                <tr key={name} className={styles.row}>
                  <th scope="row" className={styles.name}>
                    {name}
                  </th>
                  <td className={styles.value}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Disclosure>
  );
}
