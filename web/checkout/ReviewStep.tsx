import { Suspense, use, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { ReviewStep_query$key } from '../__generated__/ReviewStep_query.graphql.ts';
import { CartFailureBoundary } from '../cart/CartFailure.tsx';
import { Link } from '../framework/navigation/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { Field } from '../ui/field/Field.tsx';
import { AddressFields } from '../ui/form/AddressFields.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';
import type { FieldErrors } from '../ui/form/fields.rules.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { AgeDeclaration } from './AgeDeclaration.tsx';
import { changeDraft, refuseFields, useRefusedFields } from './checkout-draft.ts';
import { addressText, emptyAddress, reviewErrors, stepOf, steps, type CheckoutDraft } from './checkout.rules.ts';
import { CheckoutChanges } from './CheckoutChanges.tsx';
import * as styles from './CheckoutPage.css.ts';
import { ChoiceCards } from './form/ChoiceCards.tsx';
import * as lines from './order/OrderLines.css.ts';
import { ChangeLink, EmptyOrder, SummaryTitle, CheckoutLines } from './summary/CheckoutSummary.tsx';
import { CheckoutSums } from './summary/CheckoutSums.tsx';
import { useCheckoutCart } from './useCheckoutCart.ts';
import { useIsCartEmpty } from './useIsCartEmpty.ts';
import { usePlaceOrder, type PlaceOrderState } from './usePlaceOrder.ts';

export function ReviewStep({ draft, query: reference }: { draft: CheckoutDraft; query: ReviewStep_query$key }) {
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
      onDone={(agreed) => {
        const [total, optionId = ''] = agreed.split(/ (.+)/);
        if (paymentMethod !== null) place(paymentMethod, Number(total), optionId || null);
      }}
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
            <InvoiceFields draft={draft} errors={errors} />
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
                  <PlaceOrder
                    draft={draft}
                    attempt={attempt}
                    paymentMethod={paymentMethod}
                    state={state}
                    errors={errors}
                  />
                </Suspense>
              </CartFailureBoundary>
            )}
          </section>
        </div>
      )}
    </CheckedForm>
  );
}

const paymentWords = {
  CARD: { title: 'Card', detail: 'You’ll pay on our payment provider’s secure page, then return here.' },
  PAY_IN_STORE: { title: 'Pay in store on collection', detail: 'Card or cash, when you collect it.' },
  BANK_TRANSFER: {
    title: 'Bank transfer / invoice',
    detail: 'You’ll find our bank details in your confirmation. We’ll dispatch your order once your payment arrives.',
  },
} as const;

function ReviewFacts({ draft, store }: { draft: CheckoutDraft; store: string | null }) {
  const { contact, address, method } = draft;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>Contact</dt>
        <dd>
          <span>{`${contact.firstName} ${contact.lastName}`}</span>
          <br />
          <span>{contact.email}</span>
          <br />
          <span>{contact.phone}</span>
        </dd>
        <dd>
          <Link to="/checkout-now" aria-label="Change contact">
            Change
          </Link>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>{method === 'COLLECTION' ? 'Collect from' : 'Deliver to'}</dt>
        <dd>{method === 'COLLECTION' ? store : addressText(address)}</dd>
        <dd>
          <Link to="/checkout-now/delivery" aria-label="Change delivery">
            Change
          </Link>
        </dd>
      </div>
    </dl>
  );
}

/** The buyer's own reference, and another address. */
function InvoiceFields({ draft, errors }: { draft: CheckoutDraft; errors: FieldErrors }) {
  const { method, billing, purchaseOrderNumber } = draft;
  return (
    <>
      <Field
        id="purchaseOrderNumber"
        label="Order reference"
        optional
        hint="Your purchase order number, for example. We’ll show it on your order."
        value={purchaseOrderNumber}
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
            checked={billing !== null}
            onChange={(event) => changeDraft({ billing: event.target.checked ? emptyAddress : null })}
          />
          <span>{method === 'ADDRESS' ? 'Send the invoice to another address' : 'Add an address for the invoice'}</span>
        </label>
        {billing && (
          <AddressFields
            prefix="billingAddress."
            kind="billing"
            address={billing}
            onChange={(next) => changeDraft({ billing: next })}
            errors={errors}
          />
        )}
      </div>
    </>
  );
}

interface PlaceOrderProps {
  draft: CheckoutDraft;
  attempt: number;
  /** Null until the shopper has chosen one. */
  paymentMethod: string | null;
  state: PlaceOrderState;
  errors: FieldErrors;
}

function PlaceOrder({ draft, attempt, paymentMethod, state, errors }: PlaceOrderProps) {
  const cart = useCheckoutCart(draft, attempt);
  const returns = use(ShopContext)?.returns;
  const total = cart?.hasTotals ? cart.totals?.done?.total.incVat.pence : undefined;
  const option = cart?.totals?.done?.deliveryOption;
  if (!cart) throw new ConnectionError('the cart could not be read');
  // The shop empties the cart as soon as it has the order.
  if (cart.isEmpty) return state.isPending ? <OrderProgress /> : <EmptyOrder />;
  return (
    <>
      <CheckoutLines cart={cart} />
      <AgeDeclaration lines={cart.lines} declaredAge={draft.declaredAge} isRefused={'declaredAge' in errors} />
      <div className={styles.closing}>
        <CheckoutSums cart={cart} draft={draft} paymentMethod={paymentMethod} />
        {state.problem && (
          <div className={styles.problem} role="alert">
            <p>{state.problem}</p>
            <CheckoutChanges changes={state.changes} />
            {state.leadsToCart && <Link to="/cart">Change your basket</Link>}
          </div>
        )}
        <Button
          type="submit"
          tone="primary"
          wide
          pending={state.isPending}
          disabled={total === undefined}
          name="total"
          value={option ? `${total} ${option.optionId}` : total}
        >
          {paymentMethod === 'CARD' ? 'Pay now' : 'Place order with obligation to pay'}
        </Button>
        {state.isPending && <OrderProgress />}
      </div>
      <p className={lines.note}>
        {returns && <span>{`You can change your mind within ${returns.days} days of receiving your order. `}</span>}
        <Link to="/shipping-returns">Delivery and returns, with the cancellation form</Link>.
      </p>
    </>
  );
}

/** Until the confirmation or the payment page is there. */
function OrderProgress() {
  return <output className={styles.progress}>Your order is being placed. Please wait…</output>;
}
