import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  AccountOrders_customer$data,
  AccountOrders_customer$key,
} from '../../__generated__/AccountOrders_customer.graphql.ts';
import type { AccountOrdersQuery } from '../../__generated__/AccountOrdersQuery.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ConnectionError } from '../../ui/failure/connection-error.ts';
import { ReorderButton } from './ReorderButton.tsx';
import * as styles from '../page/AccountPage.css.ts';
import { formatDay } from '../../checkout/order/moment.rules.ts';
import { wordsOf } from '../../checkout/order/status.rules.ts';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

const ORDERS_PER_PAGE = 16;
/** The graph's limit. */
const ORDERS_TOGETHER = 10;

/** The customer's order history, newest first. */
export function AccountOrders({ customer }: { customer: AccountOrders_customer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountOrdersQuery,
    AccountOrders_customer$key
  >(
    graphql`
      fragment AccountOrders_customer on Customer
      @refetchable(queryName: "AccountOrdersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 16 }, after: { type: "String" }) {
        orders(first: $first, after: $after) @connection(key: "AccountOrders_orders") {
          totalCount
          edges {
            node {
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
                ...Price_price @relay(mask: false)
              }
              refunded {
                pence
              }
              lines {
                name
                quantity
              }
            }
          }
        }
      }
    `,
    customer,
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { orders } = data;
  if (!orders) throw new ConnectionError('the orders could not be read');
  if (orders.edges.length === 0) {
    return (
      <EmptyState title="No orders yet" action={<ButtonLink to="/featured/">See featured products</ButtonLink>}>
        <p>
          {'Orders you place while signed in appear here. '}
          For any other order, use the link in its confirmation email, or <Link to="/contact-us/">ask us</Link>.
        </p>
      </EmptyState>
    );
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{orders.totalCount === 1 ? '1 order' : `${orders.totalCount} orders`}</h2>
      <ul className={styles.cards}>
        {orders.edges.map(({ node }) => (
          <li key={node.id}>
            <AccountOrder
              order={node}
              selected={orders.edges.length > 1 ? selected.has(node.id) : null}
              onSelect={(isWanted) =>
                setSelected(new Set(isWanted ? [...selected, node.id] : [...selected].filter((id) => id !== node.id)))
              }
            />
          </li>
        ))}
      </ul>
      {selected.size > 1 && (
        <div className={styles.together}>
          {selected.size > ORDERS_TOGETHER ? (
            <p>{`Please choose at most ${ORDERS_TOGETHER} orders at a time.`}</p>
          ) : (
            <ReorderButton
              ids={[...selected]}
              label={`Order these ${selected.size} again`}
              name={`Order these ${selected.size} again`}
            />
          )}
        </div>
      )}
      {hasNext && (
        <div className={styles.actions}>
          <Button pending={isLoadingNext} onClick={() => loadNext(ORDERS_PER_PAGE)}>
            Show earlier orders
          </Button>
        </div>
      )}
    </section>
  );
}

interface AccountOrderProps {
  order: NonNullable<AccountOrders_customer$data['orders']>['edges'][number]['node'];
  /** Null where there are no others to order together. */
  selected: boolean | null;
  onSelect: (selected: boolean) => void;
}

function AccountOrder({ order, selected, onSelect }: AccountOrderProps) {
  const { id, number, path, invoicePath, invoice, placedAt, total, lines } = order;
  const words = wordsOf(order);
  return (
    <article className={styles.card} aria-label={`Order ${number}`}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>
          <Link to={path}>{`Order ${number}`}</Link>
        </h3>
        {words && <span className={styles.mark}>{words.name}</span>}
      </div>
      <p className={styles.figures}>{`${formatDay(placedAt)} · ${formatMoney(total.incVat.pence)} inc VAT`}</p>
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
