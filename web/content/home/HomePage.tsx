import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { RecentlyViewed } from '../../catalogue/recent/RecentlyViewed.tsx';
import { usePage } from '../../framework/page/page.ts';
import { Hero } from './Hero.tsx';
import { HomeMeta } from './HomeMeta.tsx';
import { HomeText } from './HomeText.tsx';
import type { HomePage_categoryTiles$key } from '../../__generated__/HomePage_categoryTiles.graphql.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { container } from '../../ui/Container.css.ts';
import { DeferredPart } from '../../ui/DeferredPart.tsx';
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
import { Link } from '../../framework/navigation/Link.tsx';

export function HomePage() {
  const query = usePage<HomePageQuery>(graphql`
    query HomePageQuery @raw_response_type {
      shop {
        ...HomeMeta_shop
        name
        home {
          kind
          title
          count
          ...HomeText_section
          ...Hero_section
        }
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
  const { home, name } = query.shop;
  return (
    <>
      <HomeMeta shop={query.shop} />
      {home[0]?.kind !== 'HERO' && <h1 className={hidden}>{name}</h1>}
      {home.map((section, index) => {
        const Part = index < VISIBLE_SECTIONS ? Fragment : DeferredPart;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- The sections never change places.
          <Part key={index}>
            <HomeSection index={index} section={section} query={query} />
          </Part>
        );
      })}
    </>
  );
}

const VISIBLE_SECTIONS = 2;

interface HomeSectionProps {
  section: HomePageQuery['response']['shop']['home'][number];
  /** From 0. */
  index: number;
  query: HomePageQuery['response'];
}

/** Nothing when the shop has nothing to show in it. */
function HomeSection({ section, index, query }: HomeSectionProps) {
  const { kind, title, count } = section;
  switch (kind) {
    case 'HERO':
      return (
        <div className={styles.opening}>
          <Hero section={section} query={query} level={index === 0 ? 1 : 2} />
        </div>
      );
    case 'CATEGORIES':
      return <CategoryTiles query={query} title={title ?? 'Shop by category'} count={count ?? TILES} />;
    case 'FEATURED':
      return (
        query.featuredProducts && (
          <FeaturedShelf
            products={query.featuredProducts}
            title={title ?? 'Featured products'}
            count={count ?? FEATURED}
          />
        )
      );
    case 'BRANDS':
      return <BrandRow query={query} title={title ?? null} count={count ?? BRANDS} />;
    case 'POSTS':
      return query.blogPosts && <JournalPosts posts={query.blogPosts} title={title ?? 'From the blog'} />;
    case 'TEXT':
      return <HomeText section={section} />;
    case 'RECENT':
      return <RecentlyViewed />;
    default:
      return null;
  }
}

const FEATURED = 12;
const TILES = 6;
const NAMED_CHILDREN = 4;

interface Heading {
  title: string;
  count: number;
}

function CategoryTiles({ query, title, count }: { query: HomePage_categoryTiles$key } & Heading) {
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
        {title}
      </h2>
      <ul className={styles.tiles}>
        {categories.slice(0, count).map(({ name, path, image, children }) => (
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

function FeaturedShelf({ products, title, count }: { products: HomePage_featuredShelf$key } & Heading) {
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
      {title}
    </h2>
  );
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="home-featured">
      <ProductShelf heading={heading}>
        {edges.slice(0, count).map(({ node }) => (
          <ProductCard key={node.path} product={node} sizes={SHELF_SIZES} />
        ))}
      </ProductShelf>
    </section>
  );
}

const BRANDS = 8;

function BrandRow({ query, title, count }: { query: HomePage_brandRow$key; title: string | null; count: number }) {
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
      <h2 className={title === null ? hidden : styles.title} id="home-brands">
        {title ?? 'Brands we sell'}
      </h2>
      <ul className={styles.row}>
        {brands.slice(0, count).map(({ name, path }, index) => (
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

function JournalPosts({ posts, title }: { posts: HomePage_journalPosts$key; title: string }) {
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
          {title}
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
