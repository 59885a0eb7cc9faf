import { skuKey } from '../../domain/sku.rules.ts';
import { setCompared, toggleCompared, type ComparedProduct } from '../product/compare/compared.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { comparePath } from './compare.rules.ts';
import * as styles from './CompareTray.css.ts';

/** The products that were chosen to be compared, at the foot of the window while there is more of the page below. */
export function CompareTray({ products }: { products: readonly ComparedProduct[] }) {
  return (
    <section className={styles.tray} aria-label="Compare">
      <div className={`${container} ${styles.row}`}>
        <ul className={styles.products}>
          {products.map(({ sku, name }) => (
            <li key={skuKey(sku)} className={styles.product}>
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${name}`}
                onClick={() => toggleCompared({ sku, name })}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {products.length > 1 ? (
            <ButtonLink to={comparePath(products.map(({ sku }) => sku))} tone="primary" size="small">
              Compare {products.length}
            </ButtonLink>
          ) : (
            <span className={styles.hint}>Choose another to compare</span>
          )}
          <Button tone="quiet" size="small" onClick={() => setCompared([])}>
            Clear
          </Button>
        </div>
      </div>
    </section>
  );
}
