import { graphql } from 'react-relay/hooks';
import type { PostPageQuery } from '../../__generated__/PostPageQuery.graphql.ts';
import { usePage } from '../../relay/page.ts';
import { WideImage } from '../../ui/image/WideImage.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import { prose } from '../../ui/Prose.css.ts';
import { BLOG } from './blog.data.ts';
import { MorePosts } from './MorePosts.tsx';
import * as styles from './PostPage.css.ts';
import { PostProducts } from './PostProducts.tsx';
import { published } from './published.ts';

/** One blog post, the products that it is about, and more posts to read. */
export function PostPage() {
  const query = usePage<PostPageQuery>(graphql`
    query PostPageQuery($slug: String!) @throwOnFieldError {
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
        ...PostProducts_post
      }
      ...MorePosts_query
    }
  `);
  const { blogPost: post } = query;
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
            {author && `By ${author}`}
            {author && publishedOn ? ' · ' : ''}
            {typeof publishedOn === 'string' && <time dateTime={publishedOn}>{published(publishedOn)}</time>}
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
      <PostProducts post={post} />
      <MorePosts query={query} except={path} />
    </div>
  );
}
