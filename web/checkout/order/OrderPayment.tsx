import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderPayment_order$key } from '../../__generated__/OrderPayment_order.graphql.ts';
import type { OrderPaymentMutation } from '../../__generated__/OrderPaymentMutation.graphql.ts';
import { bankTransferRows } from '@storefront/domain/payment/bank-transfer.rules.ts';
import { lastDayToPay } from '@storefront/domain/payment/deadline.rules.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { ConnectionError } from '../../ui/failure/connection-error.ts';
import * as styles from './OrderPage.css.ts';
import { formatMoment } from './moment.rules.ts';
import { paymentNames } from './status.data.ts';
import { useIsMounted } from '../../browser/useIsMounted.ts';
import { copyText, hasClipboard } from '../../browser/clipboard.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export function OrderPayment({ order: reference, orderKey }: { order: OrderPayment_order$key; orderKey: string }) {
  const order = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        id
        number
        status
        paymentMethod
        bankDetails
        total {
          ...Price_price @relay(mask: false)
        }
        expiresAt
      }
    `,
    reference,
  );
  const isOpen = order.status === 'AWAITING_PAYMENT';
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Payment</h2>
      <p>{paymentNames[order.paymentMethod as keyof typeof paymentNames]}</p>
      {order.bankDetails && (
        <>
          <TransferDetails
            rows={bankTransferRows({
              total: order.total.incVat.pence,
              bankDetails: order.bankDetails,
              reference: order.number,
            })}
            deadline={order.expiresAt ? `The end of ${lastDayToPay(order.expiresAt)}` : null}
          />
          <p>We dispatch your order once your payment arrives.</p>
        </>
      )}
      {order.expiresAt && (
        <p>
          We’ll hold your order until{' '}
          <strong>
            {order.bankDetails ? `the end of ${lastDayToPay(order.expiresAt)}` : formatMoment(order.expiresAt)}
          </strong>
          . If we haven’t received your payment by then, we’ll cancel it.
        </p>
      )}
      {isOpen && order.paymentMethod === 'CARD' && <PayNow orderId={order.id} orderKey={orderKey} />}
    </section>
  );
}

function PayNow({ orderId, orderKey }: { orderId: string; orderKey: string }) {
  const { commit, isPending, problem } = useFormMutation<OrderPaymentMutation>(
    graphql`
      mutation OrderPaymentMutation($input: OrderPaymentStartInput!) {
        result: orderPaymentStart(input: $input) {
          ... on OrderPaymentStartPayload @alias(as: "done") {
            paymentUrl
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { messages: { unreachable: 'The shop isn’t responding. Please try again in a moment.' } },
  );

  function pay() {
    commit({
      variables: { input: { orderId, key: orderKey } },
      onDone({ paymentUrl }) {
        // Null when the payment provider did not answer.
        if (!paymentUrl) throw new ConnectionError('no address to pay at');
        location.assign(paymentUrl);
      },
    });
  }

  return (
    <>
      <p>Your card hasn’t been charged yet.</p>
      <Button tone="primary" pending={isPending} onClick={pay}>
        Pay now
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface TransferDetailsProps {
  /** To type at the bank; each value can be copied. */
  rows: readonly (readonly [name: string, value: string])[];
  /** In words; null for no deadline. */
  deadline: string | null;
}

function TransferDetails({ rows, deadline }: TransferDetailsProps) {
  // Browsers have the clipboard on secure pages only.
  const canCopy = useIsMounted() && hasClipboard();
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {canCopy && (
            <dd>
              <CopyButton name={name} value={value} />
            </dd>
          )}
        </div>
      ))}
      {deadline && (
        <div className={styles.row}>
          <dt className={styles.name}>Pay by</dt>
          <dd className={styles.value}>{deadline}</dd>
        </div>
      )}
    </dl>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const toast = useToast();

  async function copy() {
    // Banks take an amount without pound sign and commas.
    const isCopied = await copyText(value.startsWith('£') ? value.replaceAll(/[£,]/g, '') : value);
    toast(isCopied ? `${name} copied` : 'Your browser didn’t allow copying. Please select the text instead.');
  }

  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      Copy<VisuallyHidden>{` ${name.toLowerCase()}`}</VisuallyHidden>
    </button>
  );
}
