import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductMeta_product$key } from '../__generated__/ProductMeta_product.graphql.ts';
import { inScript, plainText, productData } from './meta.rules.ts';

/** What search engines and other people's pages read of a product. Prices are always those with VAT. */
export function ProductMeta({ product: reference }: { product: ProductMeta_product$key }) {
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
        priceRange {
          minimum {
            incVat {
              pence
            }
          }
          maximum {
            incVat {
              pence
            }
          }
        }
        stock {
          status
        }
      }
    `,
    reference,
  );
  const description = plainText(product.html ?? '');
  return (
    <>
      <title>{`${product.name} | ${product.brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {/* A chosen variant is no page of its own. */}
      <link rel="canonical" href={product.path} />
      <meta property="og:title" content={product.name} />
      <meta property="og:type" content="product" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(productData({ ...product, description })) }} />
    </>
  );
}
