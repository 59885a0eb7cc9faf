import { graphql, useFragment } from 'react-relay/hooks';
import type { PostCard_post$key } from '../../__generated__/PostCard_post.graphql.ts';
import { WideImage } from '../../ui/image/WideImage.tsx';
import * as styles from './PostCard.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { longDate } from '@storefront/domain/long-date.rules.ts';

interface PostCardProps {
  post: PostCard_post$key;
  level: 2 | 3;
  sizes: string;
  /** Eagerly, with high priority. Defaults to false. */
  priority?: boolean;
}

export function PostCard({ post: reference, level, sizes, priority = false }: PostCardProps) {
  const post = useFragment(
    graphql`
      fragment PostCard_post on BlogPost {
        path
        title
        summary
        publishedOn
        image {
          ...WideImage_image
        }
      }
    `,
    reference,
  );
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.zoom}>
          {post.image && <WideImage image={post.image} sizes={sizes} priority={priority} decorative />}
        </div>
      </div>
      <div className={styles.words}>
        {typeof post.publishedOn === 'string' && (
          <time className={styles.date} dateTime={post.publishedOn}>
            {longDate(post.publishedOn)}
          </time>
        )}
        <Title className={styles.title}>
          <Link className={styles.link} to={post.path}>
            {post.title}
          </Link>
        </Title>
        {post.summary && <p className={styles.summary}>{post.summary}</p>}
      </div>
    </article>
  );
}
