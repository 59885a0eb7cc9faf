import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { QuotationForm_quotation$key } from '../../__generated__/QuotationForm_quotation.graphql.ts';
import type { QuotationFormMutation } from '../../__generated__/QuotationFormMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as styles from './Quotation.css.ts';

/** Whom it is for, and until when it is valid. */
export function QuotationForm({ quotation }: { quotation: QuotationForm_quotation$key }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenForm quotation={quotation} onClose={() => setOpen(false)} />;
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      Change client and date
    </Button>
  );
}

function OpenForm({ quotation, onClose }: { quotation: QuotationForm_quotation$key; onClose: () => void }) {
  const { id, ...kept } = useFragment(
    graphql`
      fragment QuotationForm_quotation on Quotation {
        id
        clientName
        clientAddress
        validUntil
      }
    `,
    quotation,
  );
  const [filled, setFilled] = useState(kept);
  const { commit, isPending, problem, fieldErrors } = useFormMutation<QuotationFormMutation>(graphql`
    mutation QuotationFormMutation($input: QuotationUpdateInput!) {
      result: quotationUpdate(input: $input) {
        ... on QuotationUpdatePayload @alias(as: "done") {
          quotation {
            id
            ...QuotationForm_quotation
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function save(event: FormEvent) {
    event.preventDefault();
    commit({ variables: { input: { quotationId: id, ...filled } }, onDone: onClose });
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <FormOutcome problem={problem} />
      <Field
        label="Client"
        optional
        value={filled.clientName}
        onChange={(clientName) => setFilled({ ...filled, clientName })}
        error={fieldErrors.clientName}
        maxLength={TEXT_LENGTHS.fullName}
        autoComplete="off"
      />
      <TextArea
        label="Address"
        optional
        value={filled.clientAddress}
        onChange={(clientAddress) => setFilled({ ...filled, clientAddress })}
        error={fieldErrors.clientAddress}
        maxLength={TEXT_LENGTHS.clientAddress}
        rows={4}
      />
      <Field
        label="Valid until"
        type="date"
        value={filled.validUntil}
        onChange={(validUntil) => setFilled({ ...filled, validUntil })}
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" tone="primary" pending={isPending}>
          Keep changes
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
