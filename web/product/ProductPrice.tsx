import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductPrice_product$key } from '../__generated__/ProductPrice_product.graphql.ts';
import type { ProductPrice_variant$key } from '../__generated__/ProductPrice_variant.graphql.ts';
import { DeliveryClaim } from '../delivery/DeliveryClaim.tsx';
import { Price } from '../ui/price/Price.tsx';
import { StockNote } from '../ui/StockNote.tsx';
import { EnergyArrow } from './EnergyArrow.tsx';
import * as styles from './ProductPrice.css.ts';

interface ProductPriceProps {
  product: ProductPrice_product$key;
  variant: ProductPrice_variant$key | null;
}

/** What it costs, what delivery costs and whether there is some: all that must be known before the button. */
export function ProductPrice({ product: productReference, variant: variantReference }: ProductPriceProps) {
  const product = useFragment(
    graphql`
      fragment ProductPrice_product on Product {
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
        retailPrice {
          incVat {
            pence
          }
          exVat {
            pence
            amount
          }
        }
        ...EnergyArrow_product
        stock {
          status
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
          incVat {
            pence
          }
          exVat {
            pence
            amount
          }
        }
        stock {
          status
          message
        }
      }
    `,
    variantReference,
  );
  const { minimum, maximum } = product.priceRange;
  const from = !variant && minimum.incVat.pence !== maximum.incVat.pence;
  const price = variant?.price ?? (from ? minimum : product.price);
  // The recommended price is the product's own: beside the price of another variant it would promise too much.
  const retailPrice = price.incVat.pence === product.price.incVat.pence ? product.retailPrice : null;
  const stock = variant?.stock ?? product.stock;
  return (
    <div className={styles.block}>
      <div className={styles.price}>
        <Price
          price={price}
          retailPrice={retailPrice}
          onSale={Boolean(retailPrice && retailPrice.incVat.pence > price.incVat.pence)}
          size="large"
          from={from}
        />
        <EnergyArrow product={product} />
      </div>
      <div className={styles.facts} aria-live="polite">
        <StockNote status={stock.status} message={stock.message} />
        <DeliveryClaim />
      </div>
    </div>
  );
}
