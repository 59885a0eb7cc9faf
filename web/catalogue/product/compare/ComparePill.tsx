import { setCompared, type ComparedProduct } from './compared.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { comparePath } from './compare-path.rules.ts';
import * as styles from './ComparePill.css.ts';
import { Link } from '../../../framework/navigation/Link.tsx';

export function ComparePill({ products }: { products: readonly ComparedProduct[] }) {
  return (
    <section className={styles.pill} aria-label="Compare" data-compare>
      {products.length > 1 ? (
        <Link className={styles.label} to={comparePath(products.map(({ sku }) => sku))}>
          {`Compare ${products.length}`}
        </Link>
      ) : (
        <span className={styles.label}>
          Choose another<span className={styles.wide}> to compare</span>
        </span>
      )}
      <button type="button" className={styles.clear} aria-label="Clear the comparison" onClick={() => setCompared([])}>
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
