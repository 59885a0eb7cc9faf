import { graphql } from 'react-relay/hooks';
import { Navigate, useParams } from 'react-router';
import type { CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import { usePage } from '../relay/page.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { awaited } from '../ui/awaited.css.ts';
import { container } from '../ui/Container.css.ts';
import { openStep, steps, type Step } from './checkout.rules.ts';
import { useDraft } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

/** The checkout in three steps, each with a URL of its own. No account is needed. */
export function CheckoutPage() {
  const query = usePage<CheckoutPageQuery>(graphql`
    query CheckoutPageQuery {
      ...DeliveryStep_query
      ...ReviewStep_query
    }
  `);
  const { step: named } = useParams();
  const step = steps.find(({ id }) => id === (named ?? 'contact')) ?? steps[0];
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title={`Checkout: ${step.title}`} robots="noindex" />
      <div className={styles.head}>
        <h1 className={styles.title}>Checkout</h1>
        <p className={styles.lead}>Three short steps. You’ll review the whole order before you place it and pay.</p>
      </div>
      <CheckoutSteps current={step.id} />
      <CurrentStep step={step.id} query={query} />
    </div>
  );
}

interface CurrentStepProps {
  step: Step;
  query: CheckoutPageQuery['response'];
}

/** The fields are filled from the browser's storage, so they render after hydration. */
function CurrentStep({ step, query }: CurrentStepProps) {
  const draft = useDraft();
  if (!draft) {
    return (
      <div className={awaited}>
        <noscript>
          <p>
            The checkout needs JavaScript. You can also order by phone or e-mail: our details are at the bottom of this
            page.
          </p>
        </noscript>
      </div>
    );
  }
  const open = openStep(draft, step);
  const path = steps.find(({ id }) => id === open)?.path;
  if (open !== step && path) return <Navigate to={path} replace />;
  if (step === 'contact') return <ContactStep draft={draft} />;
  if (step === 'delivery') return <DeliveryStep draft={draft} query={query} />;
  return <ReviewStep draft={draft} query={query} />;
}
