import { graphql, useFragment } from 'react-relay/hooks';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { RecentlyViewed } from '../../catalogue/recent/RecentlyViewed.tsx';
import { usePage } from '../../relay/page.ts';
import { Hero } from './Hero.tsx';
import { Link } from 'react-router';
import type { HomePage_categoryTiles$key } from '../../__generated__/HomePage_categoryTiles.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './HomePage.css.ts';
import type { HomePage_featuredShelf$key } from '../../__generated__/HomePage_featuredShelf.graphql.ts';
import { ProductCard } from '../../catalogue/product/ProductCard.tsx';
import { ProductShelf } from '../../catalogue/product/shelf/ProductShelf.tsx';
import { SHELF_SIZES } from '../../catalogue/product/shelf/sizes.data.ts';
import type { HomePage_brandRow$key } from '../../__generated__/HomePage_brandRow.graphql.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import type { HomePage_journalPosts$key } from '../../__generated__/HomePage_journalPosts.graphql.ts';
import { BLOG } from '../blog/blog.data.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FREE_DELIVERY_THRESHOLD_PENCE } from '@storefront/domain/delivery/charge.rules.ts';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import type { HomePage_homeMeta$key } from '../../__generated__/HomePage_homeMeta.graphql.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { shopData } from '../../ui/meta/structured-data.rules.ts';

/** The home page. */
export function HomePage() {
  const query = usePage<HomePageQuery>(graphql`
    query HomePageQuery @raw_response_type {
      shop {
        ...HomePage_homeMeta
      }
      categories {
        __typename
      }
      featuredProducts(first: 12) {
        __typename
        ...HomePage_featuredShelf
      }
      brands {
        __typename
      }
      blogPosts(first: 2) {
        ...HomePage_journalPosts
      }
      ...Hero_query
      ...HomePage_categoryTiles
      ...HomePage_brandRow
    }
  `);
  return (
    <>
      <HomeMeta shop={query.shop} />
      <div className={styles.opening}>
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

const TILES = 6;
const NAMED_CHILDREN = 4;

/** The top categories as large pictures. */
function CategoryTiles({ query }: { query: HomePage_categoryTiles$key }) {
  const { categories } = useFragment(
    graphql`
      fragment HomePage_categoryTiles on Query {
        categories {
          name
          path
          image {
            ...ShopImage_image @arguments(isMedium: true)
          }
          children {
            name
          }
        }
      }
    `,
    query,
  );
  if (!categories || categories.length === 0) return null;
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="home-categories">
      <h2 className={styles.title} id="home-categories">
        Shop by category
      </h2>
      <ul className={styles.tiles}>
        {categories.slice(0, TILES).map(({ name, path, image, children }) => (
          <li key={path} className={styles.tile}>
            <div className={styles.picture}>
              <div className={styles.zoom}>
                <ShopImage image={image} sizes="(min-width: 1320px) 400px, (min-width: 1024px) 31vw, 48vw" decorative />
              </div>
            </div>
            <div className={styles.label}>
              <h3 className={styles.name}>
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              </h3>
              {children.length > 0 && (
                <p className={styles.inside}>
                  {children
                    .slice(0, NAMED_CHILDREN)
                    .map((child) => child.name)
                    .join(' · ')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A shelf of featured products. */
function FeaturedShelf({ products }: { products: HomePage_featuredShelf$key }) {
  const { edges } = useFragment(
    graphql`
      fragment HomePage_featuredShelf on ProductConnection {
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
    <h2 className={styles.title} id="home-featured">
      Featured this season
    </h2>
  );
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="home-featured">
      <ProductShelf heading={heading}>
        {edges.map(({ node }) => (
          <ProductCard key={node.path} product={node} sizes={SHELF_SIZES} />
        ))}
      </ProductShelf>
    </section>
  );
}

const BRANDS = 8;

/** A row of brands as wordmarks. */
function BrandRow({ query }: { query: HomePage_brandRow$key }) {
  const { brands } = useFragment(
    graphql`
      fragment HomePage_brandRow on Query {
        brands {
          name
          path
        }
      }
    `,
    query,
  );
  if (!brands || brands.length === 0) return null;
  return (
    <section className={container} aria-labelledby="home-brands">
      <h2 className={hidden} id="home-brands">
        Brands we sell
      </h2>
      <ul className={styles.row}>
        {brands.slice(0, BRANDS).map(({ name, path }, index) => (
          <li key={name} className={index % 2 === 0 ? styles.serif : styles.sans}>
            <Link className={styles.brandRowLink} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The two newest blog posts. */
function JournalPosts({ posts }: { posts: HomePage_journalPosts$key }) {
  const { edges } = useFragment(
    graphql`
      fragment HomePage_journalPosts on BlogPostConnection {
        edges {
          node {
            id
            ...PostCard_post
          }
        }
      }
    `,
    posts,
  );
  if (edges.length === 0) return null;
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="home-journal">
      <div className={styles.head}>
        <h2 className={styles.title} id="home-journal">
          From the blog
        </h2>
        <Link className={styles.all} to={BLOG.path}>
          All posts
          <Icon name="arrowRight" size={18} />
        </Link>
      </div>
      <ul className={styles.posts}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <PostCard post={node} level={3} sizes="(min-width: 1320px) 610px, (min-width: 768px) 47vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const DESCRIPTION = `Pendants, wall lights, switches, sockets, bulbs and door furniture in matching finishes. Free UK mainland delivery over ${formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE)} (excl. Highlands & Islands) and free collection from our stores.`;

/** The metadata of the home page, for search engines and link previews. */
function HomeMeta({ shop: reference }: { shop: HomePage_homeMeta$key }) {
  const shop = useFragment(
    graphql`
      fragment HomePage_homeMeta on Shop {
        name
        url
        legalName
        phone
        email
        registeredOffice
        vatNumber
      }
    `,
    reference,
  );
  return (
    <PageMeta
      title={`${shop.name} – Lighting, switches and hardware`}
      description={DESCRIPTION}
      path="/"
      data={import.meta.env.SSR ? shopData(shop.url, shop) : []}
    />
  );
}
