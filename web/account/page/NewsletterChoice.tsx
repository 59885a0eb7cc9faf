import { graphql, useFragment } from 'react-relay/hooks';
import type { NewsletterChoice_customer$key } from '../../__generated__/NewsletterChoice_customer.graphql.ts';
import type { NewsletterChoiceMutation } from '../../__generated__/NewsletterChoiceMutation.graphql.ts';
import * as form from '../../ui/form/form.css.ts';
import * as styles from './AccountPage.css.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';

/** Saves at once. */
export function NewsletterChoice({ customer }: { customer: NewsletterChoice_customer$key }) {
  const { id, newsletter } = useFragment(
    graphql`
      fragment NewsletterChoice_customer on Customer {
        id
        newsletter
      }
    `,
    customer,
  );
  const { commit, done, problem } = useFormMutation<NewsletterChoiceMutation>(graphql`
    mutation NewsletterChoiceMutation($input: CustomerUpdateInput!) @raw_response_type {
      result: customerUpdate(input: $input) {
        ... on CustomerUpdatePayload @alias(as: "done") {
          customer {
            newsletter
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function choose(isWanted: boolean) {
    commit({
      variables: { input: { newsletter: isWanted } },
      optimisticResponse: {
        result: { __typename: 'CustomerUpdatePayload', customer: { id, newsletter: isWanted } },
      },
    });
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Newsletter</h2>
      <label className={form.check}>
        <input
          type="checkbox"
          className={form.box}
          checked={newsletter}
          onChange={({ target }) => choose(target.checked)}
        />
        Send me the latest products and exclusive discounts
      </label>
      <FormOutcome
        problem={problem}
        message={
          done && (newsletter ? 'You’re now subscribed to our newsletter.' : 'You’ve unsubscribed from our newsletter.')
        }
      />
    </section>
  );
}
