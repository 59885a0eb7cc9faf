import { graphql, useFragment } from 'react-relay/hooks';
import type { RelatedProducts_product$key } from '../../__generated__/RelatedProducts_product.graphql.ts';
import { ProductCard } from './ProductCard.tsx';
import { related as section } from './RelatedProducts.css.ts';
import { ProductShelf } from './shelf/ProductShelf.tsx';
import { SHELF_SIZES } from './shelf/sizes.data.ts';

interface RelatedProductsProps {
  product: RelatedProducts_product$key;
  /** The product cannot be bought: show only alternatives that can. Defaults to false. */
  instead?: boolean;
}

/** A shelf of related products. They cost a REST call of their own and fail alone. */
export function RelatedProducts({ product, instead = false }: RelatedProductsProps) {
  const { related } = useFragment(
    graphql`
      fragment RelatedProducts_product on Product {
        related @catch(to: NULL) {
          id
          stock {
            maximumQuantity
          }
          ...ProductCard_product
        }
      }
    `,
    product,
  );
  const shown = (related ?? []).filter(({ stock }) => !instead || stock.maximumQuantity !== 0);
  if (shown.length === 0) return null;
  return (
    <section className={section} aria-labelledby="related">
      <ProductShelf heading={<h2 id="related">{instead ? 'Similar products in stock' : 'You may also like'}</h2>}>
        {shown.map((other) => (
          <ProductCard key={other.id} product={other} sizes={SHELF_SIZES} />
        ))}
      </ProductShelf>
    </section>
  );
}
