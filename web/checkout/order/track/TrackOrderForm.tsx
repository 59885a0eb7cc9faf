import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { TrackOrderFormMutation } from '../../../__generated__/TrackOrderFormMutation.graphql.ts';
import { useFormMutation } from '../../../relay/useFormMutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx';
import { errorsOf } from '../../../ui/form/fields.rules.ts';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import * as form from '../../../ui/form/form.css.ts';
import { TrackedOrder } from './TrackedOrder.tsx';
import * as styles from './TrackOrderPage.css.ts';

/** Finds an order by its number and an email address or a postcode. */
export function TrackOrderForm() {
  const [number, setNumber] = useState('');
  const [emailOrPostcode, setEmailOrPostcode] = useState('');
  const { commit, isPending, done, problem, fieldErrors } = useFormMutation<TrackOrderFormMutation>(graphql`
    mutation TrackOrderFormMutation($input: OrderTrackInput!) {
      result: orderTrack(input: $input) {
        ... on OrderTrackPayload @alias(as: "done") {
          order {
            ...TrackedOrder_order
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  return (
    <>
      <div className={styles.form}>
        <CheckedForm
          check={() =>
            errorsOf({
              number: number.trim() === '' ? 'Please enter your order number.' : undefined,
              emailOrPostcode:
                emailOrPostcode.trim() === '' ? 'Please enter your email address or postcode.' : undefined,
            })
          }
          refused={fieldErrors}
          onDone={() => commit({ variables: { input: { number, emailOrPostcode } } })}
        >
          {(errors) => (
            <>
              <FormOutcome problem={problem} />
              <div className={form.group}>
                <Field
                  id="number"
                  label="Order number"
                  value={number}
                  onChange={setNumber}
                  error={errors.number}
                  maxLength={TEXT_LENGTHS.orderNumber}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
                <Field
                  id="emailOrPostcode"
                  label="Email address or postcode"
                  value={emailOrPostcode}
                  onChange={setEmailOrPostcode}
                  error={errors.emailOrPostcode}
                  maxLength={TEXT_LENGTHS.email}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </div>
              <div className={form.actions}>
                <Button type="submit" tone="primary" size="large" pending={isPending}>
                  Track order
                </Button>
              </div>
            </>
          )}
        </CheckedForm>
      </div>
      <output className={styles.result}>{done && <TrackedOrder order={done.order} />}</output>
    </>
  );
}
