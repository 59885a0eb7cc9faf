import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { AccountOrder_order$key } from '../../__generated__/AccountOrder_order.graphql.ts';
import { formatDay } from '../../checkout/order/moment.rules.ts';
import { statusWords } from '../../checkout/order/status.data.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import * as styles from '../page/AccountPage.css.ts';
import { ReorderButton } from './ReorderButton.tsx';

interface AccountOrderProps {
  order: AccountOrder_order$key;
  /** Whether it is one of those to order together; null where there are no others. */
  selected: boolean | null;
  onSelect: (selected: boolean) => void;
}

/** One order of the order history: date, status, total and "Order again". */
export function AccountOrder({ order, selected, onSelect }: AccountOrderProps) {
  const { id, number, path, invoicePath, invoice, placedAt, status, total, lines } = useFragment(
    graphql`
      fragment AccountOrder_order on Order {
        id
        number
        path
        invoicePath
        invoice {
          number
        }
        placedAt
        status
        total {
          incVat {
            pence
          }
        }
        lines {
          name
          quantity
        }
      }
    `,
    order,
  );
  return (
    <article className={styles.card} aria-label={`Order ${number}`}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>
          <Link to={path}>Order {number}</Link>
        </h3>
        {status in statusWords && (
          <span className={styles.mark}>{statusWords[status as keyof typeof statusWords].name}</span>
        )}
      </div>
      <p className={styles.figures}>
        {formatDay(placedAt)} · {formatMoney(total.incVat.pence)} inc VAT
      </p>
      <p className={styles.products}>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      {selected !== null && (
        <label className={form.check}>
          <input
            className={form.box}
            type="checkbox"
            checked={selected}
            aria-label={`Order together with others: ${number}`}
            onChange={({ target }) => onSelect(target.checked)}
          />
          Order together with others
        </label>
      )}
      <ReorderButton ids={[id]} name={`Order again ${number}`}>
        <ButtonLink to={path} tone="quiet" size="small">
          View order
        </ButtonLink>
        <ButtonLink to={invoicePath} tone="quiet" size="small">
          {invoice ? 'VAT invoice' : 'Pro forma'}
        </ButtonLink>
      </ReorderButton>
    </article>
  );
}
