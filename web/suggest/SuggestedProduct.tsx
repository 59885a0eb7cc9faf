import { graphql } from 'react-relay/hooks';
import { Icon } from '../ui/Icon.tsx';
import { Price } from '../ui/price/Price.tsx';
import type { SuggestedProduct as Product } from './suggest.rules.ts';
import * as styles from './SuggestEntry.css.ts';

/** Read with the answer as it arrives: suggestions come and go with every letter and are not kept in the store. */
void graphql`
  fragment SuggestedProduct_product on Product {
    name
    sku
    path
    image {
      w80: url(width: 80)
      w160: url(width: 160)
    }
    price {
      incVat {
        pence
      }
      exVat {
        pence
        amount
      }
    }
    priceRange {
      minimum {
        incVat {
          pence
        }
        exVat {
          pence
          amount
        }
      }
      maximum {
        incVat {
          pence
        }
      }
    }
  }
`;

/** A product in one row: picture, name, code and price. */
export function SuggestedProduct({ product: { name, sku, image, price, priceRange } }: { product: Product }) {
  const { minimum, maximum } = priceRange;
  const from = minimum.incVat.pence !== maximum.incVat.pence;
  return (
    <>
      {image ? (
        // The name stands beside it.
        <img
          className={styles.picture}
          src={image.w80}
          srcSet={`${image.w80} 1x, ${image.w160} 2x`}
          width={56}
          height={56}
          alt=""
        />
      ) : (
        <span className={styles.noPicture}>
          <Icon name="box" />
        </span>
      )}
      <span className={styles.facts}>
        <span className={styles.productName}>{name}</span>
        <span className={styles.priceLine}>
          <Price price={from ? minimum : price} size="small" from={from} />
          <span className={styles.code}>{sku}</span>
        </span>
      </span>
    </>
  );
}
