import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductSpecifications_product$key } from '../../../__generated__/ProductSpecifications_product.graphql.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import * as styles from './ProductSpecifications.css.ts';
import { isElectrical } from './electrical.rules.ts';
import { explanations } from './explanations.data.ts';
import { RecyclingNote } from './RecyclingNote.tsx';
import * as list from './Specifications.css.ts';

/** The technical data, named as the filters are, and safety warnings. */
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
          <dl className={list.list}>
            {specifications.map(({ name, value }) => (
              <div key={name} className={list.row}>
                <dt className={list.name}>
                  {name}
                  {explanations.has(name) && <Tooltip label={`About ${name}`}>{explanations.get(name)}</Tooltip>}
                </dt>
                <dd className={list.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {isElectrical(specifications ?? []) && <RecyclingNote />}
      </div>
    </Disclosure>
  );
}
