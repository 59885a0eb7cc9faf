import { graphql } from 'react-relay/hooks';
import type { PostPageQuery } from '../../__generated__/PostPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { WideImage } from '../../ui/image/WideImage.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import { prose } from '../../ui/Prose.css.ts';
import { BLOG } from './blog.data.ts';
import * as styles from './PostPage.css.ts';
import { longDate } from '@storefront/domain/long-date.rules.ts';
import { ProductCard } from '../../catalogue/product/ProductCard.tsx';
import { ProductGrid } from '../../catalogue/product/ProductGrid.tsx';
import { PostCard } from './PostCard.tsx';

type Response = PostPageQuery['response'];

export function PostPage() {
  const { blogPost: post, newest } = usePage<PostPageQuery>(graphql`
    query PostPageQuery($slug: String!) @throwOnFieldError @raw_response_type {
      blogPost(slug: $slug) {
        title
        path
        summary
        author
        publishedOn
        image {
          ...WideImage_image
        }
        body
        about: products @catch(to: RESULT) {
          path
          ...ProductCard_product
        }
      }
      newest: blogPosts(first: 3) @catch(to: RESULT) {
        edges {
          node {
            path
            ...PostCard_post
          }
        }
      }
    }
  `);
  if (!post) return null;
  const { title, path, summary, author, publishedOn, image, body } = post;
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={summary} path={path} type="article" trail={[BLOG, { name: title, path }]} />
      <article className={styles.post}>
        <header className={`${container} ${styles.head}`}>
          <Breadcrumb items={[BLOG, { name: title, path }]} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.byline}>
            <span>{`${author ? `By ${author}` : ''}${author && publishedOn ? ' · ' : ''}`}</span>
            {typeof publishedOn === 'string' && <time dateTime={publishedOn}>{longDate(publishedOn)}</time>}
          </p>
        </header>
        {image && (
          <div className={`${container} ${styles.picture}`}>
            <WideImage image={image} sizes="(min-width: 1120px) 1040px, 100vw" priority />
          </div>
        )}
        <div className={`${container} ${styles.text}`}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {/* The gateway sanitises the text. */}
          {body && <div className={prose} dangerouslySetInnerHTML={{ __html: body }} />}
        </div>
      </article>
      <PostProducts about={post.about} />
      <MorePosts newest={newest} except={path} />
    </div>
  );
}

/** Nothing when there are none or they could not be loaded. */
function PostProducts({ about }: Pick<NonNullable<Response['blogPost']>, 'about'>) {
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

const POSTS = 2;

function MorePosts({ newest, except }: Pick<Response, 'newest'> & { except: string }) {
  const posts = (newest.ok ? (newest.value?.edges ?? []) : [])
    .map(({ node }) => node)
    .filter(({ path }) => path !== except);
  if (posts.length === 0) return null;
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="more-posts">
      <h2 className={styles.heading} id="more-posts">
        More from the blog
      </h2>
      <ul className={styles.posts}>
        {posts.slice(0, POSTS).map((post) => (
          <li key={post.path}>
            <PostCard post={post} level={3} sizes="(min-width: 1320px) 610px, (min-width: 768px) 47vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
