import { graphql, useFragment } from 'react-relay/hooks';
import type { SearchPrompt_query$key } from '../../__generated__/SearchPrompt_query.graphql.ts';
import { EAGER_CARDS } from '../list/ProductList.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import * as styles from './SearchPage.css.ts';

/** Search without a term: how to search, and the featured products. */
export function SearchPrompt({ query }: { query: SearchPrompt_query$key }) {
  const { featuredProducts } = useFragment(
    graphql`
      fragment SearchPrompt_query on Query {
        featuredProducts(first: 8) {
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    query,
  );
  const products = featuredProducts?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <p className={styles.contact}>Search by name, brand, finish, size or product code, or start here.</p>
      {products.length > 0 && (
        <section className={styles.results} aria-labelledby="search-featured">
          <h2 id="search-featured" className={styles.subheading}>
            Featured products
          </h2>
          <ProductGrid>
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS} priority={index === 0} />
            ))}
          </ProductGrid>
        </section>
      )}
    </>
  );
}
