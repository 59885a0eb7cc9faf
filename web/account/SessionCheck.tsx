import { Component, useEffect, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SessionCheckQuery } from '../__generated__/SessionCheckQuery.graphql.ts';
import { sessionChanged } from '../session/session.ts';

/** Checks once per page load that the session is still valid. When it has expired, the response deletes its cookies. */
export function SessionCheck() {
  return (
    <IgnoreFailure>
      <Check />
    </IgnoreFailure>
  );
}

function Check() {
  const { customer } = useLazyLoadQuery<SessionCheckQuery>(
    graphql`
      query SessionCheckQuery @throwOnFieldError {
        customer {
          id
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
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
