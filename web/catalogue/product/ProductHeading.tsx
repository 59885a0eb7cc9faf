import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProductHeading_product$data,
  ProductHeading_product$key,
} from '../../__generated__/ProductHeading_product.graphql.ts';
import type { ProductHeading_variant$key } from '../../__generated__/ProductHeading_variant.graphql.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { Stars } from '../review/Stars.tsx';
import * as styles from './ProductHeading.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface ProductHeadingProps {
  product: ProductHeading_product$key;
  variant: ProductHeading_variant$key | null;
}

export function ProductHeading({ product, variant: variantReference }: ProductHeadingProps) {
  const { name, sku, brand, rating } = useFragment(
    graphql`
      fragment ProductHeading_product on Product {
        name
        sku
        brand {
          name
          path
        }
        rating: ratingSummary @catch(to: RESULT) {
          average
          count
        }
      }
    `,
    product,
  );
  const variant = useFragment(
    graphql`
      fragment ProductHeading_variant on Variant {
        sku
        selectedOptions {
          name
          value
        }
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
      <div className={styles.row}>
        {rating.ok && <RatingLink rating={rating.value} />}
        <p className={styles.code}>{`Product code: ${variant?.sku ?? sku}`}</p>
      </div>
      {variant && variant.selectedOptions.length > 0 && (
        <p className={styles.printedChoice}>
          {variant.selectedOptions.map(({ name: option, value }) => `${option}: ${value}`).join(', ')}
        </p>
      )}
    </div>
  );
}

type Rating = Extract<ProductHeading_product$data['rating'], { ok: true }>['value'];

function RatingLink({ rating }: { rating: Rating }) {
  if (typeof rating?.average !== 'number' || rating.count === 0) return null;
  return (
    <a className={styles.rating} href="#reviews">
      <Stars rating={rating.average} size={16} />
      <span>{rating.count === 1 ? '1 review' : `${formatNumber(rating.count)} reviews`}</span>
    </a>
  );
}
