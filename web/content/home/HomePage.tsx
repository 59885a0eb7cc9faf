import { Fragment } from 'react';
import { graphql } from 'react-relay/hooks';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { RecentlyViewed } from '../../catalogue/recent/RecentlyViewed.tsx';
import { usePage } from '../../framework/page/page.ts';
import { Hero } from './Hero.tsx';
import { sizes, tone } from '../../ui/Button.css.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { container } from '../../ui/Container.css.ts';
import { DeferredPart } from '../../ui/DeferredPart.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { shopData } from '../../ui/meta/structured-data.rules.ts';
import * as styles from './HomePage.css.ts';
import { ProductCard } from '../../catalogue/product/ProductCard.tsx';
import { ProductShelf } from '../../catalogue/product/shelf/ProductShelf.tsx';
import { SHELF_SIZES } from '../../catalogue/product/shelf/sizes.data.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import { BLOG } from '../blog/blog.data.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

export function HomePage() {
  const query = usePage<HomePageQuery>(graphql`
    query HomePageQuery @raw_response_type {
      shop {
        name
        tagline
        description
        url
        legalName
        phone
        email
        registeredOffice
        vatNumber
        home {
          kind
          label
          title
          text
          picture
          pictureDescription
          links {
            text
            path
          }
          count
        }
      }
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
      featuredProducts(first: 12) {
        edges {
          node {
            path
            ...ProductCard_product
          }
        }
      }
      brands {
        name
        path
      }
      blogPosts(first: 2) {
        edges {
          node {
            id
            ...PostCard_post
          }
        }
      }
    }
  `);
  const { home, name, tagline, description, url } = query.shop;
  return (
    <>
      <PageMeta
        title={tagline ? `${name} – ${tagline}` : name}
        description={description}
        path="/"
        data={import.meta.env.SSR ? shopData(url, query.shop) : []}
      />
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

type HomeData = HomePageQuery['response'];

interface HomeSectionProps {
  section: HomeData['shop']['home'][number];
  /** From 0. */
  index: number;
  query: HomeData;
}

/** Nothing when the shop has nothing to show in it. */
function HomeSection({ section, index, query }: HomeSectionProps) {
  const { kind, title, count } = section;
  switch (kind) {
    case 'HERO':
      return (
        <div className={styles.opening}>
          <Hero section={section} categories={query.categories} level={index === 0 ? 1 : 2} />
        </div>
      );
    case 'CATEGORIES':
      return <CategoryTiles categories={query.categories} title={title ?? 'Shop by category'} count={count ?? TILES} />;
    case 'FEATURED':
      return (
        query.featuredProducts && (
          <FeaturedShelf
            edges={query.featuredProducts.edges}
            title={title ?? 'Featured products'}
            count={count ?? FEATURED}
          />
        )
      );
    case 'BRANDS':
      return <BrandRow brands={query.brands} title={title ?? null} count={count ?? BRANDS} />;
    case 'POSTS':
      return query.blogPosts && <JournalPosts edges={query.blogPosts.edges} title={title ?? 'From the blog'} />;
    case 'TEXT':
      return <HomeText {...section} />;
    case 'RECENT':
      return <RecentlyViewed />;
    default:
      return null;
  }
}

function HomeText({ title, text, picture, pictureDescription, links }: HomeSectionProps['section']) {
  return (
    <section className={`${container} ${styles.section}`}>
      {picture && (
        <img className={styles.wide} src={picture} alt={pictureDescription} loading="lazy" decoding="async" />
      )}
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <p className={styles.prose}>{text}</p>}
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map((link) => (
            <Link key={link.path} className={`${tone.secondary} ${sizes.large}`} to={link.path}>
              {link.text}
            </Link>
          ))}
        </div>
      )}
    </section>
  );
}

const FEATURED = 12;
const TILES = 6;
const NAMED_CHILDREN = 4;

interface Heading {
  title: string;
  count: number;
}

function CategoryTiles({ categories, title, count }: Pick<HomeData, 'categories'> & Heading) {
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

function FeaturedShelf({ edges, title, count }: NonNullable<HomeData['featuredProducts']> & Heading) {
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

function BrandRow({ brands, title, count }: Pick<HomeData, 'brands'> & { title: string | null; count: number }) {
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

function JournalPosts({ edges, title }: NonNullable<HomeData['blogPosts']> & { title: string }) {
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
