import { Component, useEffect, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SessionCheckQuery } from '../__generated__/SessionCheckQuery.graphql.ts';
import { sessionChanged } from '../session/session.ts';
import { onRestore } from '../storage/on-restore.ts';

/** Checks that the session is still valid, once per page load and when Back restores the page. When it has expired, the response deletes its cookies. */
export function SessionCheck() {
  return (
    <IgnoreFailure>
      <Check />
    </IgnoreFailure>
  );
}

function Check() {
  const [restores, setRestores] = useState(0);
  useEffect(() => onRestore(() => setRestores((count) => count + 1)), []);
  const { customer } = useLazyLoadQuery<SessionCheckQuery>(
    graphql`
      query SessionCheckQuery @throwOnFieldError {
        customer {
          id
        }
      }
    `,
    {},
    { fetchPolicy: restores === 0 ? 'store-or-network' : 'network-only', fetchKey: restores },
  );
  useEffect(() => {
    if (!customer) sessionChanged();
  }, [customer]);
  return null;
}

/** Ignores a failed check: an unreachable shop does not mean that the session has ended. */
class IgnoreFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
