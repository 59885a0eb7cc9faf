import { graphql } from 'react-relay/hooks';
import type { BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { PageHead } from '../PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BLOG } from './blog.data.ts';
import * as styles from './BlogPage.css.ts';
import { PostCard } from './PostCard.tsx';

export function BlogPage() {
  const { shop, blogPosts } = usePage<BlogPageQuery>(graphql`
    query BlogPageQuery($first: Int!, $after: String) @throwOnFieldError @raw_response_type {
      shop {
        blogSummary
      }
      blogPosts(first: $first, after: $after) {
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
        edges {
          node {
            id
            ...PostCard_post
          }
        }
      }
    }
  `);
  const posts = blogPosts?.edges.map(({ node }) => node) ?? [];
  const pageInfo = blogPosts?.pageInfo;
  return (
    <>
      <PageHead title="Blog" path={BLOG.path} summary={shop.blogSummary} />
      {pageInfo?.hasPreviousPage && <meta name="robots" content="noindex, follow" />}
      <div className={`${container} ${styles.page}`}>
        {posts.length === 0 ? (
          <EmptyState title="No posts yet" action={<ButtonLink to="/">Back to the shop</ButtonLink>}>
            We’re working on the first ones.
          </EmptyState>
        ) : (
          <ul className={styles.posts}>
            {posts.map((post, index) => (
              <li key={post.id} className={styles.place}>
                <PostCard
                  post={post}
                  level={2}
                  sizes="(min-width: 1320px) 610px, (min-width: 768px) 47vw, 100vw"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        )}
        {(pageInfo?.hasNextPage || pageInfo?.hasPreviousPage) && (
          <nav className={styles.more} aria-label="More posts">
            {pageInfo.hasPreviousPage && <ButtonLink to={BLOG.path}>Newest posts</ButtonLink>}
            {pageInfo.hasNextPage && (
              <ButtonLink to={`${BLOG.path}?after=${pageInfo.endCursor}`}>Older posts</ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
