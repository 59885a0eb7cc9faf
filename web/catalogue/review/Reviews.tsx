import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useLazyLoadQuery, useFragment, usePaginationFragment } from 'react-relay/hooks';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import type { ReviewsQuery } from '../../__generated__/ReviewsQuery.graphql.ts';
import { LoadedPart } from '../../ui/LoadedPart.tsx';
import { waiting } from './ProductReviews.css.ts';
import { ReviewForm } from './ReviewForm.tsx';
import * as styles from './Reviews.css.ts';
import type { Reviews_reviewSummary$key } from '../../__generated__/Reviews_reviewSummary.graphql.ts';
import { Stars } from './Stars.tsx';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { Reviews_reviewListProduct$key } from '../../__generated__/Reviews_reviewListProduct.graphql.ts';
import type { ReviewListPaginationQuery } from '../../__generated__/ReviewListPaginationQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import type { Reviews_reviewListReviewItem$key } from '../../__generated__/Reviews_reviewListReviewItem.graphql.ts';
import { formatDay } from '../../checkout/order/moment.rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

interface ReviewsProps {
  path: string;
  /** Called when the shop has no reviews at all. */
  onAbsent: () => void;
}

/** They cost a REST call of their own and fail alone. */
export function Reviews(props: ReviewsProps) {
  return (
    <LoadedPart message="We couldn’t load the reviews." fallback={<div className={waiting} aria-busy="true" />}>
      {(attempt) => <Loaded {...props} attempt={attempt} />}
    </LoadedPart>
  );
}

/** Loads when it renders: the reviews are below the fold, and most visits never reach them. */
function Loaded({ path, onAbsent, attempt }: ReviewsProps & { attempt: number }) {
  const { product } = useLazyLoadQuery<ReviewsQuery>(
    graphql`
      query ReviewsQuery($path: String!) @throwOnFieldError {
        product(path: $path) {
          ratingSummary @required(action: NONE) {
            count
          }
          ...Reviews_reviewSummary
          ...Reviews_reviewListProduct
          ...ReviewForm_product
        }
      }
    `,
    { path },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  const hasReviews = Boolean(product);
  const onNone = useEffectEvent(onAbsent);
  useEffect(() => {
    if (!hasReviews) onNone();
  }, [hasReviews]);
  if (!product) return null;
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <ReviewSummary product={product} />
        <ReviewForm product={product} />
        <p className={styles.policy}>
          “Verified buyer” means the reviewer bought the product from us. We read all other reviews before publishing
          them; they may come from people who bought it elsewhere. The star rating never decides what we publish, and we
          don’t pay for reviews.{' '}
          <IfPage path="/reviews-policy/">
            <Link to="/reviews-policy/">How we check reviews</Link>
          </IfPage>
        </p>
      </div>
      <ReviewList product={product} />
    </div>
  );
}

/** The average, always with the number of reviews. */
function ReviewSummary({ product }: { product: Reviews_reviewSummary$key }) {
  const {
    ratingSummary: { average, count },
  } = useFragment(
    graphql`
      fragment Reviews_reviewSummary on Product @throwOnFieldError {
        ratingSummary @required(action: THROW) {
          average
          count
        }
      }
    `,
    product,
  );
  if (count === 0) return <p className={styles.count}>No reviews yet. Be the first to review it.</p>;
  return (
    <p className={styles.summary}>
      {typeof average === 'number' && (
        <>
          <span className={styles.average}>{average.toFixed(1)}</span>
          <Stars rating={average} size={22} />
        </>
      )}
      <span className={styles.count}>{count === 1 ? 'from 1 review' : `from ${formatNumber(count)} reviews`}</span>
    </p>
  );
}

const PAGE_SIZE = 8;

function ReviewList({ product }: { product: Reviews_reviewListProduct$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ReviewListPaginationQuery,
    Reviews_reviewListProduct$key
  >(
    graphql`
      fragment Reviews_reviewListProduct on Product
      @throwOnFieldError
      @refetchable(queryName: "ReviewListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, cursor: { type: "String" }) {
        reviews(first: $count, after: $cursor) @connection(key: "ReviewList_reviews") {
          edges {
            node {
              id
              ...Reviews_reviewListReviewItem
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

/** Plain text, never HTML. */
function ReviewItem({ review }: { review: Reviews_reviewListReviewItem$key }) {
  const { rating, title, body, author, createdAt, isVerifiedBuyer } = useFragment(
    graphql`
      fragment Reviews_reviewListReviewItem on Review {
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
          <span>{`${author}, `}</span>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
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
