import { graphql, useFragment } from 'react-relay/hooks';
import type { RelatedProducts_product$key } from '../__generated__/RelatedProducts_product.graphql.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { related as section } from './RelatedProducts.css.ts';

/** A row of the grid on the widest screen. */
const SHOWN = 4;

/** Others that go with the product. They cost a call of their own: without its answer the page is whole all the same. */
export function RelatedProducts({ product }: { product: RelatedProducts_product$key }) {
  const { related } = useFragment(
    graphql`
      fragment RelatedProducts_product on Product {
        related @catch(to: NULL) {
          id
          ...ProductCard_product
        }
      }
    `,
    product,
  );
  if (!related || related.length === 0) return null;
  return (
    <section className={section} aria-labelledby="related">
      <h2 id="related">You may also like</h2>
      <ProductGrid>
        {related.slice(0, SHOWN).map((other) => (
          <ProductCard key={other.id} product={other} />
        ))}
      </ProductGrid>
    </section>
  );
}
