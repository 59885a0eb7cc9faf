import { lazy } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Navigate, useNavigation } from 'react-router';
import type { AccountAddresses_query$key } from '../../__generated__/AccountAddresses_query.graphql.ts';
import type { AccountContentsQuery } from '../../__generated__/AccountContentsQuery.graphql.ts';
import { signInPath } from '../../relay/session/session.rules.ts';
import { useSignedIn } from '../../relay/session/session.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { NewsletterChoice } from './NewsletterChoice.tsx';
import { sections, type SectionId } from './sections.data.ts';
import { SignInDetails } from './SignInDetails.tsx';

// Lazy, because each section has a URL of its own and few visits open more than one.
const AccountAddresses = lazy(async () => ({
  default: (await import('../addresses/AccountAddresses.tsx')).AccountAddresses,
}));
const AccountAlerts = lazy(async () => ({ default: (await import('../alerts/AccountAlerts.tsx')).AccountAlerts }));
const AccountData = lazy(async () => ({ default: (await import('./AccountData.tsx')).AccountData }));
const AccountOrders = lazy(async () => ({ default: (await import('../orders/AccountOrders.tsx')).AccountOrders }));

interface AccountContentsProps {
  section: SectionId;
  attempt: number;
  query: AccountAddresses_query$key;
}

/** Browser only: it suspends while it loads. */
export function AccountContents(props: AccountContentsProps) {
  // Relay's store may still have the customer of a session that another tab has ended.
  return useSignedIn() ? <CustomerContents {...props} /> : <SignIn section={props.section} />;
}

/** Leaves the page alone while it goes elsewhere, as after the account was deleted. */
function SignIn({ section }: { section: SectionId }) {
  if (useNavigation().state !== 'idle') return null;
  return <Navigate to={signInPath(sections.find(({ id }) => id === section)?.path ?? '/account')} replace />;
}

function CustomerContents({ section, attempt, query }: AccountContentsProps) {
  const { customer } = useLazyLoadQuery<AccountContentsQuery>(
    graphql`
      query AccountContentsQuery($withOrders: Boolean!, $withAlerts: Boolean!) @throwOnFieldError {
        customer {
          ...AccountDetails_customer
          ...SignInDetails_customer
          ...NewsletterChoice_customer
          ...AccountAddresses_customer
          ...AccountOrders_customer @include(if: $withOrders) @alias(as: "withOrders")
          ...AccountAlerts_customer @include(if: $withAlerts) @alias(as: "withAlerts")
        }
      }
    `,
    { withOrders: section === 'orders', withAlerts: section === 'alerts' },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!customer) return <SignIn section={section} />;
  if (section === 'orders') return customer.withOrders && <AccountOrders customer={customer.withOrders} />;
  if (section === 'alerts') return customer.withAlerts && <AccountAlerts customer={customer.withAlerts} />;
  if (section === 'addresses') return <AccountAddresses customer={customer} query={query} />;
  if (section === 'data') return <AccountData />;
  return (
    <>
      <AccountDetails customer={customer} />
      <SignInDetails customer={customer} />
      <NewsletterChoice customer={customer} />
    </>
  );
}
