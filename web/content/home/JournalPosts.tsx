import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { JournalPosts_posts$key } from '../../__generated__/JournalPosts_posts.graphql.ts';
import { BLOG } from '../blog/blog.data.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './JournalPosts.css.ts';
import * as section from './Section.css.ts';

/** The two newest blog posts. */
export function JournalPosts({ posts }: { posts: JournalPosts_posts$key }) {
  const { edges } = useFragment(
    graphql`
      fragment JournalPosts_posts on BlogPostConnection {
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
    <section className={`${container} ${section.section}`} aria-labelledby="home-journal">
      <div className={styles.head}>
        <h2 className={section.title} id="home-journal">
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
