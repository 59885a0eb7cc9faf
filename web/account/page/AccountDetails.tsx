import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccountDetails_customer$key } from '../../__generated__/AccountDetails_customer.graphql.ts';
import type { AccountDetailsMutation } from '../../__generated__/AccountDetailsMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import * as form from '../../ui/form/form.css.ts';
import { detailsErrors } from '../account.rules.ts';
import * as styles from './AccountPage.css.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { fieldsOf } from '../../ui/form/fields-of.ts';

export function AccountDetails({ customer }: { customer: AccountDetails_customer$key }) {
  const { firstName, lastName, phone, company, vatNumber } = useFragment(
    graphql`
      fragment AccountDetails_customer on Customer {
        firstName
        lastName
        phone
        company
        vatNumber
      }
    `,
    customer,
  );
  const [filled, setFilled] = useState({
    firstName,
    lastName,
    phone,
    company: company ?? '',
    vatNumber: vatNumber ?? '',
  });
  const { commit, clear, isPending, done, problem, fieldErrors } = useFormMutation<AccountDetailsMutation>(graphql`
    mutation AccountDetailsMutation($input: CustomerUpdateInput!) {
      result: customerUpdate(input: $input) {
        ... on CustomerUpdatePayload @alias(as: "done") {
          customer {
            ...AccountDetails_customer
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  function change(name: keyof typeof filled, value: string) {
    setFilled({ ...filled, [name]: value });
    clear();
  }

  return (
    <section className={styles.section}>
      <CheckedForm
        check={() => detailsErrors(filled)}
        refused={fieldErrors}
        onDone={() => commit({ variables: { input: filled } })}
      >
        {(errors) => {
          const field = fieldsOf({ filled, change, errors });
          return (
            <>
              <h2 className={styles.heading}>Your details</h2>
              <div className={form.pair}>
                <Field {...fieldKinds.firstName} optional {...field('firstName')} />
                <Field {...fieldKinds.lastName} optional {...field('lastName')} />
              </div>
              <Field {...fieldKinds.phone} optional {...field('phone')} />
              <Field {...fieldKinds.company} {...field('company')} />
              <Field
                {...fieldKinds.vatNumber}
                {...field('vatNumber')}
                hint="If you’re VAT registered. We’ll show it on future invoices."
              />
              <FormOutcome problem={problem} message={done && 'Your details have been saved.'} />
              <div className={form.actions}>
                <Button type="submit" tone="primary" pending={isPending}>
                  Save details
                </Button>
              </div>
            </>
          );
        }}
      </CheckedForm>
    </section>
  );
}
