import { useEffect, useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ReviewList_product$key } from '../__generated__/ReviewList_product.graphql.ts';
import type { ReviewListPaginationQuery } from '../__generated__/ReviewListPaginationQuery.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './Reviews.css.ts';
import { Stars } from './Stars.tsx';

const PAGE_SIZE = 8;

/** The reviews, the newest first. What is written is shown as text and nothing else. */
export function ReviewList({ product }: { product: ReviewList_product$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ReviewListPaginationQuery,
    ReviewList_product$key
  >(
    graphql`
      fragment ReviewList_product on Product
      @throwOnFieldError
      @refetchable(queryName: "ReviewListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, cursor: { type: "String" }) {
        reviews(first: $count, after: $cursor) @connection(key: "ReviewList_reviews") {
          edges {
            node {
              id
              rating
              title
              body
              author
              createdAt
              isVerifiedBuyer
            }
          }
        }
      }
    `,
    product,
  );
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  const reviews = data.reviews?.edges.map(({ node }) => node) ?? [];
  useEffect(() => {
    const index = firstNew.current;
    if (index === null || isLoadingNext) return;
    firstNew.current = null;
    const first = list.current?.children[index];
    if (first instanceof HTMLElement) first.focus();
  }, [isLoadingNext]);
  if (reviews.length === 0) return null;
  return (
    <div>
      <ul ref={list} className={styles.reviews}>
        {reviews.map(({ id, rating, title, body, author, createdAt, isVerifiedBuyer }) => (
          <li key={id} className={styles.review} tabIndex={-1}>
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
          </li>
        ))}
      </ul>
      {hasNext && (
        <div className={styles.more}>
          <Button
            pending={isLoadingNext}
            onClick={() => {
              firstNew.current = reviews.length;
              loadNext(PAGE_SIZE);
            }}
          >
            More reviews
          </Button>
        </div>
      )}
    </div>
  );
}

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
