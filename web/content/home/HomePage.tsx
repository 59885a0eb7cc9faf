import { graphql } from 'react-relay/hooks';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { RecentlyViewed } from '../../catalogue/recent/RecentlyViewed.tsx';
import { usePage } from '../../relay/page.ts';
import { BrandRow } from './BrandRow.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedShelf } from './FeaturedShelf.tsx';
import { Hero } from './Hero.tsx';
import { HomeMeta } from './HomeMeta.tsx';
import { opening } from './HomePage.css.ts';
import { JournalPosts } from './JournalPosts.tsx';

/** The home page. */
export function HomePage() {
  const query = usePage<HomePageQuery>(graphql`
    query HomePageQuery {
      shop {
        ...HomeMeta_shop
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
      blogPosts(first: 2) {
        ...JournalPosts_posts
      }
      ...Hero_query
      ...CategoryTiles_query
      ...BrandRow_query
    }
  `);
  return (
    <>
      <HomeMeta shop={query.shop} />
      <div className={opening}>
        <Hero query={query} />
      </div>
      <CategoryTiles query={query} />
      {query.featuredProducts && <FeaturedShelf products={query.featuredProducts} />}
      <BrandRow query={query} />
      {query.blogPosts && <JournalPosts posts={query.blogPosts} />}
      <RecentlyViewed />
    </>
  );
}
