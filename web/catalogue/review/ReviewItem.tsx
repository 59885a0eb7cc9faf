import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Reviews.css.ts';
import { Stars } from './Stars.tsx';

/** One review. Its text is plain text, never HTML. */
export function ReviewItem({ review }: { review: ReviewItem_review$key }) {
  const { rating, title, body, author, createdAt, isVerifiedBuyer } = useFragment(
    graphql`
      fragment ReviewItem_review on Review {
        rating
        title
        body
        author
        createdAt
        isVerifiedBuyer
      }
    `,
    review,
  );
  return (
    <>
      <Stars rating={rating} />
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.body}>{body}</p>
      <p className={styles.author}>
        <span>
          {author}, <time dateTime={createdAt}>{written.format(new Date(createdAt))}</time>
        </span>
        {isVerifiedBuyer && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            Verified buyer
          </span>
        )}
      </p>
    </>
  );
}

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
