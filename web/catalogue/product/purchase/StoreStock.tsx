import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StoreStock_product$data,
  StoreStock_product$key,
} from '../../../__generated__/StoreStock_product.graphql.ts';
import type { StoreStock_variant$key } from '../../../__generated__/StoreStock_variant.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './StoreStock.css.ts';

interface StoreStockProps {
  product: StoreStock_product$key;
  variant: StoreStock_variant$key | null;
  /** Stores that have fewer promise no hour. */
  quantity: number;
}

/** The stores with most. The others follow behind a summary. */
const LISTED = 4;

/** How soon it is ready there, too. Nothing where no store has any. */
export function StoreStock({ product: productReference, variant: variantReference, quantity }: StoreStockProps) {
  const product = useFragment(
    graphql`
      fragment StoreStock_product on Product {
        storeStock @catch(to: NULL) {
          level
          store {
            id
            name
            readyHours
          }
        }
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment StoreStock_variant on Variant {
        storeStock @catch(to: NULL) {
          level
          store {
            id
            name
            readyHours
          }
        }
      }
    `,
    variantReference,
  );
  const stock = ((variant ?? product).storeStock ?? []).map(({ level, store }) => ({
    level,
    store,
    hours: level >= quantity ? store.readyHours : null,
  }));
  if (stock.length === 0) return null;
  const more = stock.slice(LISTED);
  return (
    <div className={styles.stock}>
      <Icon name="pin" />
      <div>
        <p>In our stores now</p>
        <StoreList stock={stock.slice(0, LISTED)} />
        {more.length > 0 && (
          <details>
            <summary className={styles.summary}>
              {more.length === 1 ? '1 more store' : `${more.length} more stores`}
            </summary>
            <StoreList stock={more} />
          </details>
        )}
        {stock.some(({ hours }) => hours) && <p className={styles.note}>Hours count while a store is open.</p>}
      </div>
    </div>
  );
}

interface StoreListProps {
  stock: readonly (NonNullable<StoreStock_product$data['storeStock']>[number] & { hours: number | null | undefined })[];
}

function StoreList({ stock }: StoreListProps) {
  return (
    <ul className={styles.list}>
      {stock.map(({ level, store: { id, name }, hours }) => (
        <li key={id}>
          <span>{`${name}: `}</span>
          <span className={styles.level}>{level}</span>
          <span>{hours ? `, ready in ${hours === 1 ? '1 hour' : `${hours} hours`}` : ''}</span>
        </li>
      ))}
    </ul>
  );
}
