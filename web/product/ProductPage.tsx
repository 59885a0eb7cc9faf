import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductPage_product$key } from '../__generated__/ProductPage_product.graphql.ts';
import { DeliveryPromise } from '../delivery/DeliveryPromise.tsx';
import { ShippingDetails } from '../delivery/ShippingDetails.tsx';
import { ProductReviews } from '../review/ProductReviews.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import { ProductDescription } from './ProductDescription.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import * as styles from './ProductPage.css.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';
import { ProductSpecifications } from './ProductSpecifications.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { useVariantSelection } from './variant/useVariantSelection.ts';

/** A product: its pictures, what it costs and how to have it, what it is, and what goes with it. */
export function ProductPage({ product: reference }: { product: ProductPage_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductPage_product on Product {
        name
        path
        rangePath
        stock {
          maximumQuantity
        }
        trail: breadcrumb {
          name
          path
        }
        options {
          name
          values {
            label
          }
        }
        variants {
          selectedOptions {
            name
            value
          }
          stock {
            maximumQuantity
          }
          ...ProductGallery_variant
          ...ProductHeading_variant
          ...ProductPrice_variant
          ...ProductPurchase_variant
          ...DeliveryPromise_variant
        }
        ...ProductMeta_product
        ...ProductGallery_product
        ...ProductHeading_product
        ...ProductPrice_product
        ...ProductPurchase_product
        ...DeliveryPromise_product
        ...ProductDescription_product
        ...ProductSpecifications_product
        ...RelatedProducts_product
      }
    `,
    reference,
  );
  const variants = product.variants ?? [];
  const { selection, variant, choose } = useVariantSelection(product.options, variants);
  const trail = [...(product.trail ?? []), { name: product.name, path: product.path }];
  const isSoldOut = product.stock.maximumQuantity === 0;
  return (
    <div className={`${container} ${styles.page}`}>
      <ProductMeta product={product} trail={trail} />
      <Breadcrumb items={trail} />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <ProductGallery product={product} variant={variant} />
        </div>
        <div className={styles.buy}>
          <ProductHeading product={product} variant={variant} />
          <ProductPrice product={product} variant={variant} />
          <DeliveryPromise product={product} variant={variant} />
          <ProductPurchase
            product={product}
            variant={variant}
            options={product.options}
            variants={variants}
            selection={selection}
            onChoose={choose}
          />
        </div>
        {isSoldOut && (
          <div className={styles.instead} data-instead>
            <RelatedProducts product={product} instead />
          </div>
        )}
        <div className={styles.details}>
          <ProductDescription product={product} />
          <ProductSpecifications product={product} />
          <ShippingDetails />
          {product.rangePath && (
            <div className={styles.range}>
              <ButtonLink to={product.rangePath}>View Complete Range</ButtonLink>
            </div>
          )}
        </div>
      </div>
      {!isSoldOut && <RelatedProducts product={product} />}
      <ProductReviews path={product.path} />
    </div>
  );
}
