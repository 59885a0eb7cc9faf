import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeaturedShelf_products$key } from '../__generated__/FeaturedShelf_products.graphql.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './FeaturedShelf.css.ts';
import * as section from './Section.css.ts';

/** Featured products in a row to scroll; it comes to rest on a card. */
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
  const shelf = useRef<HTMLUListElement>(null);
  if (edges.length === 0) return null;

  function move(direction: 1 | -1) {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    shelf.current?.scrollBy({ left: direction * shelf.current.clientWidth * 0.75, behavior: still ? 'instant' : 'smooth' });
  }

  return (
    <section className={`${container} ${section.section}`} aria-labelledby="home-featured">
      <div className={section.head}>
        <h2 className={section.title} id="home-featured">
          Featured this season
        </h2>
        <div className={styles.arrows}>
          <button type="button" className={styles.arrow} aria-label="Earlier products" onClick={() => move(-1)}>
            <Icon name="chevronLeft" />
          </button>
          <button type="button" className={styles.arrow} aria-label="More products" onClick={() => move(1)}>
            <Icon name="chevronRight" />
          </button>
        </div>
      </div>
      <ul className={styles.shelf} ref={shelf}>
        {edges.map(({ node }) => (
          <li key={node.path} className={styles.place}>
            <ProductCard product={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}
