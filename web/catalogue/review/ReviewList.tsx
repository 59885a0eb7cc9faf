import { useEffect, useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ReviewList_product$key } from '../../__generated__/ReviewList_product.graphql.ts';
import type { ReviewListPaginationQuery } from '../../__generated__/ReviewListPaginationQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import * as styles from './Reviews.css.ts';

const PAGE_SIZE = 8;

/** The reviews, newest first, with "Load more". */
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
              ...ReviewItem_review
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
        {reviews.map((review) => (
          <li key={review.id} className={styles.review} tabIndex={-1}>
            <ReviewItem review={review} />
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
