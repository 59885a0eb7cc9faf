import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewsletterChoice_customer$key } from '../../__generated__/NewsletterChoice_customer.graphql.ts';
import type { NewsletterChoiceMutation } from '../../__generated__/NewsletterChoiceMutation.graphql.ts';
import * as form from '../../ui/form/form.css.ts';
import * as styles from './AccountPage.css.ts';
import { SaveState } from './SaveState.tsx';
import { useSave } from './useSave.ts';

/** Whether the newsletter comes; chosen at once. */
export function NewsletterChoice({ customer }: { customer: NewsletterChoice_customer$key }) {
  const { newsletter } = useFragment(
    graphql`
      fragment NewsletterChoice_customer on Customer {
        newsletter
      }
    `,
    customer,
  );
  const { save, isPending, problem, message } = useSave<NewsletterChoiceMutation>(
    graphql`
      mutation NewsletterChoiceMutation($input: CustomerUpdateInput!) {
        customerUpdate(input: $input) {
          ... on CustomerUpdatePayload {
            customer {
              ...NewsletterChoice_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerUpdate }) => customerUpdate,
  );
  /** What has been chosen and not been answered yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function choose(isWanted: boolean) {
    if (isPending) return;
    setWanted(isWanted);
    await save(
      { input: { newsletter: isWanted } },
      isWanted ? 'The newsletter comes from now on.' : 'The newsletter comes no more.',
    );
    setWanted(null);
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Newsletter</h2>
      <label className={form.check}>
        <input
          type="checkbox"
          className={form.box}
          checked={wanted ?? newsletter}
          onChange={({ target }) => void choose(target.checked)}
        />
        Send me the latest products and exclusive discounts
      </label>
      <SaveState problem={problem} message={message} />
    </section>
  );
}
