import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { DeleteQuotationMutation } from '../../__generated__/DeleteQuotationMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { useToast } from '../../ui/toast/Toaster.tsx';
import * as styles from './Quotation.css.ts';

export function DeleteQuotation({ id, number }: { id: string; number: string }) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { commit, isPending, problem } = useFormMutation<DeleteQuotationMutation>(graphql`
    mutation DeleteQuotationMutation($input: QuotationDeleteInput!) {
      result: quotationDelete(input: $input) {
        ... on QuotationDeletePayload @alias(as: "done") {
          deletedQuotationId
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function remove() {
    commit({
      variables: { input: { quotationId: id } },
      async onDone({ deletedQuotationId }) {
        await navigate('/quotations', { replace: true });
        // Not by the answer itself, which would say for a moment that the quotation cannot be found.
        environment.commitUpdate((store) => store.delete(deletedQuotationId));
        toast(`${number} deleted`);
      },
    });
  }

  if (!isAsking)
    return (
      <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
        Delete quotation
      </Button>
    );
  return (
    <section className={styles.question} aria-label="Delete quotation">
      <p>{`Delete ${number}? This can’t be undone, and its number isn’t used again.`}</p>
      <FormOutcome problem={problem} />
      <div className={styles.buttons}>
        <Button size="small" tone="primary" pending={isPending} onClick={remove}>
          Yes, delete it
        </Button>
        <Button size="small" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
