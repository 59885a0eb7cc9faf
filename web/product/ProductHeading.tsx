import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { ProductHeading_product$key } from '../__generated__/ProductHeading_product.graphql.ts';
import type { ProductHeading_variant$key } from '../__generated__/ProductHeading_variant.graphql.ts';
import * as styles from './ProductHeading.css.ts';

interface ProductHeadingProps {
  product: ProductHeading_product$key;
  variant: ProductHeading_variant$key | null;
}

/** The product's name, brand and SKU: the chosen variant's, once there is one. */
export function ProductHeading({ product, variant: variantReference }: ProductHeadingProps) {
  const { name, sku, brand } = useFragment(
    graphql`
      fragment ProductHeading_product on Product {
        name
        sku
        brand {
          name
          path
        }
      }
    `,
    product,
  );
  const variant = useFragment(
    graphql`
      fragment ProductHeading_variant on Variant {
        sku
      }
    `,
    variantReference,
  );
  return (
    <div className={styles.heading}>
      {brand && (
        <p className={styles.brand}>
          <Link className={styles.brandLink} to={brand.path}>
            {brand.name}
          </Link>
        </p>
      )}
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.code}>Product code: {variant?.sku ?? sku}</p>
    </div>
  );
}
