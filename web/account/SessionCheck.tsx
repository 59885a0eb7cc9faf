import { useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SessionCheckQuery } from '../__generated__/SessionCheckQuery.graphql.ts';
import { onRestore } from '../browser/storage/on-restore.ts';
import { NothingOnFailure } from '../ui/failure/NothingOnFailure.tsx';

/** Once per page load and when Back restores the page. An ended session's response deletes its cookies. */
export function SessionCheck() {
  const [restores, setRestores] = useState(0);
  useEffect(() => onRestore(() => setRestores((count) => count + 1)), []);
  return (
    // An unreachable shop does not mean that the session has ended.
    <NothingOnFailure>
      <Check key={restores} restores={restores} />
    </NothingOnFailure>
  );
}

function Check({ restores }: { restores: number }) {
  useLazyLoadQuery<SessionCheckQuery>(
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
  return null;
}
