import { useContext } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductMeta_product$key } from '../../__generated__/ProductMeta_product.graphql.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { plainText, productData } from './meta.rules.ts';

interface ProductMetaProps {
  product: ProductMeta_product$key;
  /** The product itself last. */
  trail: readonly { readonly name: string; readonly path: string }[];
}

/** Prices are inc VAT. */
export function ProductMeta({ product: reference, trail }: ProductMetaProps) {
  const product = useFragment(
    graphql`
      fragment ProductMeta_product on Product {
        name
        sku
        path
        html: description
        brand {
          name
        }
        image {
          url(width: 1280)
        }
        entityId
        gtin
        energyClass
        minimumQuantity
        price {
          incVat {
            pence
          }
          unitPricing {
            measure
            baseMeasure
            unit
          }
        }
        priceValidUntil
        condition
        minimumAge
        stock {
          status
          expectedOn
        }
        leadTime
        variants {
          sku
          image {
            url(width: 1280)
          }
          price {
            incVat {
              pence
            }
            unitPricing {
              measure
              baseMeasure
              unit
            }
          }
          priceValidUntil
          stock {
            status
            expectedOn
          }
          leadTime
          selectedOptions {
            name
            value
          }
        }
        rating: ratingSummary @catch(to: RESULT) {
          average
          count
        }
      }
    `,
    reference,
  );
  const shop = useContext(ShopContext);
  const description = plainText(product.html ?? '');
  const { rating } = product;
  return (
    <PageMeta
      title={[product.name, product.brand?.name].filter((name) => name && name !== shop?.name).join(' | ')}
      description={description}
      // Variants share the product's canonical URL.
      path={product.path}
      type="product"
      image={product.image?.url}
      trail={trail}
      data={
        import.meta.env.SSR && shop
          ? productData({ ...product, description, rating: rating.ok ? rating.value : null }, shop)
          : []
      }
    />
  );
}
