import { Component, useEffect, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SessionCheckQuery } from '../__generated__/SessionCheckQuery.graphql.ts';
import { sessionChanged } from '../session/session.ts';

/** Asks once per page load whether the session still holds; where it does not, the answer has taken it from the browser. */
export function SessionCheck() {
  return (
    <Quietly>
      <Check />
    </Quietly>
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

/** A shop that does not answer has not ended the session. */
class Quietly extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
