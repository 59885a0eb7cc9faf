import { graphql, useFragment } from 'react-relay/hooks';
import type { PostProducts_post$key } from '../../__generated__/PostProducts_post.graphql.ts';
import { ProductCard } from '../../catalogue/product/ProductCard.tsx';
import { ProductGrid } from '../../catalogue/product/ProductGrid.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './PostPage.css.ts';

/** The products that a post is about; nothing when it has none or they could not be loaded. */
export function PostProducts({ post }: { post: PostProducts_post$key }) {
  const { about } = useFragment(
    graphql`
      fragment PostProducts_post on BlogPost {
        about: products @catch(to: RESULT) {
          path
          ...ProductCard_product
        }
      }
    `,
    post,
  );
  const products = about.ok ? (about.value ?? []) : [];
  if (products.length === 0) return null;
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="post-products">
      <h2 className={styles.heading} id="post-products">
        Products in this post
      </h2>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product.path} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
