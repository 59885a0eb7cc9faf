import { graphql } from 'react-relay/hooks';
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';
import { usePage } from '../app/page.ts';
import { BrandRow } from './BrandRow.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedShelf } from './FeaturedShelf.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomePage.css.ts';
import { Promises } from './Promises.tsx';
import { TradeBand } from './TradeBand.tsx';

/** The shop's front window. */
export function HomePage() {
  const query = usePage<HomePageQuery>(graphql`
    query HomePageQuery {
      shop {
        name
        ...Promises_shop
        ...TradeBand_shop
      }
      categories {
        __typename
      }
      featuredProducts(first: 12) {
        __typename
        ...FeaturedShelf_products
      }
      brands {
        __typename
      }
      ...Hero_query
      ...CategoryTiles_query
      ...BrandRow_query
    }
  `);
  return (
    <div className={styles.page}>
      <title>{`${query.shop.name} – Lighting, switches and hardware`}</title>
      <meta
        name="description"
        content="Pendants, wall lights, switches, sockets, bulbs and door furniture in finishes that match. Free UK mainland delivery over a small order, and free collection in store."
      />
      <link rel="canonical" href="/" />
      <div className={styles.opening}>
        <Hero query={query} />
        <Promises shop={query.shop} />
      </div>
      <CategoryTiles query={query} />
      {query.featuredProducts && <FeaturedShelf products={query.featuredProducts} />}
      <BrandRow query={query} />
      <TradeBand shop={query.shop} />
    </div>
  );
}
