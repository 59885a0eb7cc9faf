import { graphql, useFragment } from 'react-relay/hooks';
import type { FeaturedShelf_products$key } from '../../__generated__/FeaturedShelf_products.graphql.ts';
import { ProductCard } from '../../catalogue/product/ProductCard.tsx';
import { ProductShelf } from '../../catalogue/product/shelf/ProductShelf.tsx';
import { SHELF_SIZES } from '../../catalogue/product/shelf/sizes.data.ts';
import { container } from '../../ui/Container.css.ts';
import * as section from './Section.css.ts';

/** A shelf of featured products. */
export function FeaturedShelf({ products }: { products: FeaturedShelf_products$key }) {
  const { edges } = useFragment(
    graphql`
      fragment FeaturedShelf_products on ProductConnection {
        edges {
          node {
            path
            ...ProductCard_product
          }
        }
      }
    `,
    products,
  );
  if (edges.length === 0) return null;
  const heading = (
    <h2 className={section.title} id="home-featured">
      Featured this season
    </h2>
  );
  return (
    <section className={`${container} ${section.section}`} aria-labelledby="home-featured">
      <ProductShelf heading={heading}>
        {edges.map(({ node }) => (
          <ProductCard key={node.path} product={node} sizes={SHELF_SIZES} />
        ))}
      </ProductShelf>
    </section>
  );
}
