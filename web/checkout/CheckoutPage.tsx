import { use, useEffect } from 'react';
import { graphql } from 'react-relay/hooks';
import { Navigate, useParams } from 'react-router';
import type { CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import { usePage } from '../framework/page/page.ts';
import { PageMeta } from '../ui/meta/PageMeta.tsx';
import { container } from '../ui/Container.css.ts';
import { emptyDraft, openStep, stepOfPath, steps, type CheckoutDraft, type Step } from './checkout.rules.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { useDraft } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { ContactStep } from './ContactStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { EmptyOrder } from './summary/CheckoutSummary.tsx';
import { useShownOrder } from './useShownOrder.ts';
import { useIsCartEmpty } from './useIsCartEmpty.ts';
import { ButtonLink } from '../ui/Button.tsx';
import type { PlacedOrder as Order } from '../relay/session/placed-order.rules.ts';

/** Three steps, each with a URL of its own. No account is needed. */
export function CheckoutPage() {
  const query = usePage<CheckoutPageQuery>(graphql`
    query CheckoutPageQuery {
      ...DeliveryStep_query
      ...ReviewStep_query
    }
  `);
  const step = stepOfPath(useParams().step);
  const draft = useDraft();
  const placed = useShownOrder();
  const look = `${container} ${styles.page}`;
  if (placed) {
    return (
      <div className={look}>
        <PlacedOrder order={placed} />
      </div>
    );
  }
  return (
    <div className={look}>
      <PageMeta title={`Checkout: ${step.title}`} robots="noindex" />
      <div className={styles.head}>
        <h1 className={styles.title}>Checkout</h1>
        <p className={styles.lead}>
          Three short steps, no account needed. You can review everything before you place your order.
        </p>
      </div>
      <CurrentStep step={step.id} draft={draft} query={query} />
    </div>
  );
}

interface CurrentStepProps {
  step: Step;
  /** Null during hydration. */
  draft: CheckoutDraft | null;
  query: CheckoutPageQuery['response'];
}

/** The draft is in the browser. The server sends the first step's form; without one the others lead back to it. */
function CurrentStep({ step, draft, query }: CurrentStepProps) {
  const isEmpty = useIsCartEmpty();
  const served = use(ShopContext)?.delivery;
  const open = draft ? openStep(draft, step, served) : step;
  const path = steps.find(({ id }) => id === open)?.path;
  if (open !== step && path) return <Navigate to={path} replace />;
  // The cart of the last step is empty as soon as its order is placed.
  if (draft && isEmpty && step !== 'review') return <EmptyOrder />;
  return (
    <>
      {!draft && (
        <noscript>
          <p>
            The checkout needs JavaScript. You can also order by phone: you’ll find our number at the top of this page.
          </p>
        </noscript>
      )}
      {step === 'contact' && <ContactStep draft={draft ?? emptyDraft} />}
      {step === 'delivery' && draft && <DeliveryStep draft={draft} query={query} />}
      {step === 'review' && draft && <ReviewStep draft={draft} query={query} />}
    </>
  );
}

function PlacedOrder({ order: { number, path } }: { order: Order }) {
  // Back restores the place in the form, below this message.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={styles.head}>
      <PageMeta title="Checkout" robots="noindex" />
      <h1 className={styles.title}>{`You’ve placed order ${number}`}</h1>
      <p className={styles.lead}>There’s nothing else in your basket.</p>
      <div className={styles.actions}>
        <ButtonLink tone="primary" to={path}>
          View it
        </ButtonLink>
        <ButtonLink tone="quiet" to="/">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}
