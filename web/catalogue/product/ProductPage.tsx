import { memo, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductPage_product$key } from '../../__generated__/ProductPage_product.graphql.ts';
import { CompareSlot } from './compare/CompareSlot.tsx';
import { ShippingDetails } from '../../cart/delivery/ShippingDetails.tsx';
import { ProductReviews } from '../review/ProductReviews.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { PrintedShop } from '../../ui/shop/PrintedShop.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { DeferredPart } from '../../ui/DeferredPart.tsx';
import { ProductChoice } from './variant/ProductChoice.tsx';
import { ProductDescription } from './ProductDescription.tsx';
import { ProductFiles } from './files/ProductFiles.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import * as styles from './ProductPage.css.ts';
import { ProductSpecifications } from './specifications/ProductSpecifications.tsx';
import { productCards } from './ProductCard.tsx';
import { ProductShelf } from './shelf/ProductShelf.tsx';
import { SHELF_SIZES } from './shelf/sizes.data.ts';
import { useRelatedProducts } from './shelf/useRelatedProducts.ts';

/** Memoised, because choosing a variant changes the URL. */
export const ProductPage = memo(function ProductPage({ product: reference }: { product: ProductPage_product$key }) {
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
        ...ProductMeta_product
        ...ProductChoice_product
        ...ProductDescription_product
        ...ProductSpecifications_product
        ...ProductFiles_product
        ...useRelatedProducts_product
      }
    `,
    reference,
  );
  const related = useRelatedProducts(product);
  const trail = [...(product.trail ?? []), { name: product.name, path: product.path }];
  const bar = useRef<HTMLDivElement>(null);
  const isSoldOut = product.stock.maximumQuantity === 0;
  return (
    <div data-product-page>
      <div className={`${container} ${styles.page}`}>
        <ProductMeta product={product} trail={trail} />
        <PrintedShop path={product.path} />
        <Breadcrumb items={trail} />
        <div className={styles.columns}>
          <ProductChoice product={product} bar={bar} onFinish={related.showIn} />
          {isSoldOut && (
            <div className={styles.instead} data-instead>
              <RelatedProducts products={related.products} instead />
            </div>
          )}
          <div className={styles.details}>
            <DeferredPart>
              <ProductDescription product={product} />
              <ProductSpecifications product={product} />
              <ProductFiles product={product} />
              <div className={notPrinted}>
                <ShippingDetails />
              </div>
              <div className={styles.actions}>
                {product.rangePath && <ButtonLink to={product.rangePath}>View Complete Range</ButtonLink>}
                <PrintButton>Print datasheet</PrintButton>
              </div>
            </DeferredPart>
          </div>
        </div>
        <DeferredPart>
          {!isSoldOut && <RelatedProducts products={related.products} />}
          <ProductReviews path={product.path} />
        </DeferredPart>
      </div>
      <div className={styles.foot}>
        <div className={styles.compare}>
          <CompareSlot />
        </div>
        {!isSoldOut && <div ref={bar} className={styles.bar} />}
      </div>
    </div>
  );
});

interface RelatedProductsProps {
  products: ReturnType<typeof useRelatedProducts>['products'];
  /** The product cannot be bought: show only alternatives that can. Defaults to false. */
  instead?: boolean;
}

/** In the chosen finish where they come in it. */
function RelatedProducts({ products, instead = false }: RelatedProductsProps) {
  const shown = products.filter(({ stock }) => !instead || stock.maximumQuantity !== 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <ProductShelf heading={<h2 id="related">{instead ? 'Similar products in stock' : 'You may also like'}</h2>}>
        {productCards(
          shown.map((product) => ({ product, matchingVariant: product.variantInFinish })),
          { isFirst: false, sizes: SHELF_SIZES },
        )}
      </ProductShelf>
    </section>
  );
}
