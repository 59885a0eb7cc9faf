import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductPrice_product$key } from '../../__generated__/ProductPrice_product.graphql.ts';
import type { ProductPrice_variant$key } from '../../__generated__/ProductPrice_variant.graphql.ts';
import { countedStockMessage } from '@storefront/domain/stock-words.rules.ts';
import { ageWords } from '@storefront/domain/product/minimum-age.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { Price } from '../../ui/price/Price.tsx';
import { StockNote } from '../../ui/StockNote.tsx';
import { EnergyArrow } from './EnergyArrow.tsx';
import * as styles from './ProductPrice.css.ts';

interface ProductPriceProps {
  product: ProductPrice_product$key;
  variant: ProductPrice_variant$key | null;
}

export function ProductPrice({ product: productReference, variant: variantReference }: ProductPriceProps) {
  const product = useFragment(
    graphql`
      fragment ProductPrice_product on Product {
        price {
          ...Price_price
        }
        fromPrice {
          ...Price_price
        }
        wasRegularPrice
        wasPrice {
          ...Price_price
        }
        ...EnergyArrow_product
        condition
        minimumAge
        stock {
          status
          level
          message
        }
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment ProductPrice_variant on Variant {
        price {
          ...Price_price
        }
        wasRegularPrice
        wasPrice {
          ...Price_price
        }
        stock {
          status
          level
          message
        }
      }
    `,
    variantReference,
  );
  const fromPrice = variant ? null : product.fromPrice;
  const { wasPrice: was, wasRegularPrice: wasRegular } = variant ?? product;
  const condition = conditionLabel(product.condition);
  const stock = variant?.stock ?? product.stock;
  return (
    <div className={styles.block}>
      <div className={styles.price}>
        <Price
          price={fromPrice ?? (variant ?? product).price}
          was={was}
          wasRegular={wasRegular}
          size="large"
          from={Boolean(fromPrice)}
          delivery
        />
        <EnergyArrow product={product} />
      </div>
      <div className={styles.facts} aria-live="polite">
        {condition && <p>{`Condition: ${condition}`}</p>}
        {product.minimumAge && <p>{ageWords(product)}</p>}
        <StockNote status={stock.status} message={countedStockMessage(stock.status, stock.message, stock.level)} />
      </div>
    </div>
  );
}
