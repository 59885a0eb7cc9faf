import { graphql } from 'react-relay/hooks';
import { NoPicture } from '../../ui/image/NoPicture.tsx';
import { PriceFigures } from '../../ui/price/PriceFigures.tsx';
import type { SuggestedProduct as Product } from './suggest.rules.ts';
import * as styles from './SuggestEntry.css.ts';

/** Unmasked, because suggestions change with every letter and are read straight from the response rather than from the store. */
void graphql`
  fragment SuggestedProduct_product on Product {
    name
    sku
    path
    image {
      w80: path(width: 80)
      w160: path(width: 160)
    }
    price {
      ...Price_price @relay(mask: false)
    }
    fromPrice {
      ...Price_price @relay(mask: false)
    }
  }
`;

/** A product in one row: picture, name, code and price. */
export function SuggestedProduct({ product: { name, sku, image, price, fromPrice } }: { product: Product }) {
  return (
    <>
      {image ? (
        // Decorative: the name is beside it.
        <img
          className={styles.picture}
          src={image.w80}
          srcSet={`${image.w80} 1x, ${image.w160} 2x`}
          width={56}
          height={56}
          alt=""
        />
      ) : (
        <span className={styles.picture}>
          <NoPicture />
        </span>
      )}
      <span className={styles.facts}>
        <span className={styles.productName}>{name}</span>
        <span className={styles.priceLine}>
          <PriceFigures price={fromPrice ?? price} size="small" from={Boolean(fromPrice)} />
          <span className={styles.code}>{sku}</span>
        </span>
      </span>
    </>
  );
}
