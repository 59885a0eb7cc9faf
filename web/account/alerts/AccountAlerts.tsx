import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  AccountAlerts_customer$data,
  AccountAlerts_customer$key,
} from '../../__generated__/AccountAlerts_customer.graphql.ts';
import type { AccountAlertsStopMutation } from '../../__generated__/AccountAlertsStopMutation.graphql.ts';
import { formatDay } from '../../checkout/order/moment.rules.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import * as page from '../page/AccountPage.css.ts';
import * as styles from './AccountAlerts.css.ts';

interface Stopped {
  name: string;
  path: string;
}

export function AccountAlerts({ customer: reference }: { customer: AccountAlerts_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment AccountAlerts_customer on Customer {
        id
        email
        stockAlerts {
          id
          name
          path
          createdAt
          product {
            name
            image {
              ...ShopImage_image
            }
          }
          variant {
            image {
              ...ShopImage_image
            }
            selectedOptions {
              value
            }
          }
        }
      }
    `,
    reference,
  );
  // Not in the row, which the optimistic answer removes: an error needs a place to show.
  const { stop, isPending, done, problem } = useStop(customer);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const section = useRef<HTMLElement>(null);
  const alerts = customer.stockAlerts ?? [];

  function onStop(id: string, alert: Stopped) {
    setStopped(alert);
    stop(id);
    // The button goes with its row.
    section.current?.focus();
  }

  return (
    <section ref={section} className={page.section} tabIndex={-1} aria-label="Stock alerts">
      {alerts.length > 0 && <h2 className={page.heading}>Stock alerts</h2>}
      <FormOutcome
        problem={problem}
        message={
          done &&
          stopped && (
            <span>
              We won’t email you about <Link to={stopped.path}>{stopped.name}</Link>.
            </span>
          )
        }
      />
      {alerts.length === 0 ? (
        <EmptyState title="No stock alerts" action={<ButtonLink to="/featured/">See featured products</ButtonLink>}>
          <p>
            When something you need is sold out, choose “Email me when it’s back” on its page while you’re signed in.
            Use <span className={page.breakable}>{customer.email}</span>, and it appears here once you’ve confirmed it
            from our email.
          </p>
        </EmptyState>
      ) : (
        <>
          <p>We’ll email you once when each of these is back in stock.</p>
          <ul className={styles.list}>
            {alerts.map((alert) => (
              <AccountAlert key={alert.id} alert={alert} isStopping={isPending} onStop={onStop} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useStop({ id: customerId, stockAlerts }: AccountAlerts_customer$data) {
  const { commit, ...state } = useFormMutation<AccountAlertsStopMutation>(graphql`
    mutation AccountAlertsStopMutation($input: StockAlertStopInput!) @raw_response_type {
      result: stockAlertStop(input: $input) {
        ... on StockAlertStopPayload @alias(as: "done") {
          customer {
            stockAlerts {
              id
            }
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function stop(stockAlertId: string) {
    const left = (stockAlerts ?? []).filter(({ id }) => id !== stockAlertId).map(({ id }) => ({ id }));
    commit({
      variables: { input: { stockAlertId } },
      optimisticResponse: {
        result: { __typename: 'StockAlertStopPayload', customer: { id: customerId, stockAlerts: left } },
      },
    });
  }

  return { ...state, stop };
}

interface AccountAlertProps {
  alert: NonNullable<AccountAlerts_customer$data['stockAlerts']>[number];
  isStopping: boolean;
  onStop: (id: string, alert: Stopped) => void;
}

function AccountAlert({ alert, isStopping, onStop }: AccountAlertProps) {
  const { id, name, path, createdAt, product, variant } = alert;
  const options = product && variant ? variant.selectedOptions.map(({ value }) => value).join(', ') : '';
  return (
    <li className={styles.alert}>
      <div className={styles.picture}>
        <ShopImage image={variant?.image ?? product?.image} sizes="72px" decorative />
      </div>
      <div>
        <Link className={styles.name} to={path}>
          {product?.name ?? name}
        </Link>
        {options && <p className={page.products}>{options}</p>}
        <p className={page.note}>{`Since ${formatDay(createdAt)}`}</p>
      </div>
      <Button
        size="small"
        pending={isStopping}
        aria-label={`Stop emails about ${name}`}
        onClick={() => onStop(id, { name, path })}
      >
        Stop
      </Button>
    </li>
  );
}
