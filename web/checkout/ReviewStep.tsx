import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { ReviewStep_query$key } from '../__generated__/ReviewStep_query.graphql.ts';
import { CartFailureBoundary } from '../cart/CartFailure.tsx';
import * as lines from './order/OrderLines.css.ts';
import { Field } from '../ui/field/Field.tsx';
import { emptyAddress, reviewErrors, stepOf, steps, type CheckoutDraft } from './checkout.rules.ts';
import { changeDraft, refuseFields, useRefusedFields } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { ChoiceCards } from './form/ChoiceCards.tsx';
import { OrderProgress, PlaceOrder } from './PlaceOrder.tsx';
import { ChangeLink, EmptyOrder, SummaryTitle } from './summary/CheckoutSummary.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { paymentWords } from './payment.data.ts';
import { AddressFields } from '../ui/form/AddressFields.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';
import { useIsCartEmpty } from './useIsCartEmpty.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

interface ReviewStepProps {
  draft: CheckoutDraft;
  query: ReviewStep_query$key;
}

/** The last step: a review of the order, the payment method, and the button that places it. */
export function ReviewStep({ draft, query: reference }: ReviewStepProps) {
  const query = useFragment(
    graphql`
      fragment ReviewStep_query on Query {
        delivered: paymentMethods(delivery: ADDRESS)
        collected: paymentMethods(delivery: COLLECTION)
        stores {
          id
          name
        }
      }
    `,
    reference,
  );
  const navigate = useNavigate();
  const isEmpty = useIsCartEmpty();
  const [attempt, setAttempt] = useState(0);
  const refused = useRefusedFields('review');
  const { place, ...state } = usePlaceOrder(draft, {
    onFields(fields) {
      refuseFields(fields);
      const [first] = Object.keys(fields);
      const step = steps.find(({ id }) => id === stepOf(first ?? ''));
      if (step && step.id !== 'review') void navigate(step.path);
    },
    onStale: () => setAttempt((count) => count + 1),
  });
  const methods = draft.method === 'COLLECTION' ? query.collected : query.delivered;
  const [onlyMethod] = methods.length === 1 ? methods : [];
  const paymentMethod = methods.find((method) => method === draft.paymentMethod) ?? onlyMethod ?? null;
  const whole = { ...draft, paymentMethod };
  if (isEmpty && !state.isPending) return <EmptyOrder />;
  return (
    <CheckedForm
      check={() => reviewErrors(whole)}
      refused={refused}
      onDone={(total) => paymentMethod !== null && place(paymentMethod, Number(total))}
    >
      {(errors) => (
        <div className={styles.columns}>
          <div className={styles.form}>
            <ReviewFacts draft={draft} store={query.stores?.find(({ id }) => id === draft.storeId)?.name ?? null} />
            <ChoiceCards
              field="paymentMethod"
              title="How would you like to pay?"
              value={paymentMethod}
              onChange={(value) => changeDraft({ paymentMethod: value })}
              error={errors.paymentMethod}
              choices={methods.flatMap((method) =>
                method in paymentWords ? [{ value: method, ...paymentWords[method as keyof typeof paymentWords] }] : [],
              )}
            />
            <Field
              id="purchaseOrderNumber"
              label="Order reference"
              optional
              hint="Your purchase order number, for example. We’ll show it on your order."
              value={draft.purchaseOrderNumber}
              onChange={(value) => changeDraft({ purchaseOrderNumber: value })}
              error={errors.purchaseOrderNumber}
              maxLength={TEXT_LENGTHS.purchaseOrderNumber}
              autoComplete="off"
            />
            <div className={styles.group}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={draft.billing !== null}
                  onChange={(event) => changeDraft({ billing: event.target.checked ? emptyAddress : null })}
                />
                {draft.method === 'ADDRESS' ? 'Send the invoice to another address' : 'Add an address for the invoice'}
              </label>
              {draft.billing && (
                <AddressFields
                  prefix="billing."
                  hasCompany
                  kind="billing"
                  address={draft.billing}
                  onChange={(billing) => changeDraft({ billing })}
                  errors={errors}
                />
              )}
            </div>
          </div>
          <section className={lines.block} aria-labelledby="order-title">
            <div className={lines.head}>
              <SummaryTitle />
              <ChangeLink />
            </div>
            {state.isPlaced ? (
              <OrderProgress />
            ) : (
              <CartFailureBoundary attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
                <Suspense fallback={<p className={lines.loading}>Calculating your total…</p>}>
                  <PlaceOrder draft={draft} attempt={attempt} paymentMethod={paymentMethod} state={state} />
                </Suspense>
              </CartFailureBoundary>
            )}
          </section>
        </div>
      )}
    </CheckedForm>
  );
}
