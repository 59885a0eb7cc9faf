import { graphql, useFragment } from 'react-relay/hooks';
import type { MorePosts_query$key } from '../../__generated__/MorePosts_query.graphql.ts';
import { container } from '../../ui/Container.css.ts';
import { PostCard } from './PostCard.tsx';
import * as styles from './PostPage.css.ts';

const POSTS = 2;

interface MorePostsProps {
  query: MorePosts_query$key;
  /** The path of the current post. */
  except: string;
}

/** The newest posts other than the current one. */
export function MorePosts({ query, except }: MorePostsProps) {
  const { newest } = useFragment(
    graphql`
      fragment MorePosts_query on Query {
        newest: blogPosts(first: 3) @catch(to: RESULT) {
          edges {
            node {
              path
              ...PostCard_post
            }
          }
        }
      }
    `,
    query,
  );
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
