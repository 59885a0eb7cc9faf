import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { container } from '../../../ui/Container.css.ts';
import * as styles from './TrackOrderPage.css.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TrackOrderPageMutation } from '../../../__generated__/TrackOrderPageMutation.graphql.ts';
import { useFormMutation } from '../../../relay/useFormMutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx';
import { errorsOf, missing } from '../../../ui/form/fields.rules.ts';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import * as form from '../../../ui/form/form.css.ts';
import { expectedWords } from '../status.rules.ts';
import { formatMoment } from '../moment.rules.ts';
import * as orderStyles from '../OrderPage.css.ts';
import { statusWords } from '../status.data.ts';
import { fieldKinds } from '../../../ui/field/field-kinds.data.ts';
import { fieldsOf } from '../../../ui/form/fields-of.ts';

const TRAIL = [{ name: 'Track an order', path: '/track-order' }];

export function TrackOrderPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Track an order"
        description="See how far your order is with its number and your email address or postcode. No account needed."
        path="/track-order"
        trail={TRAIL}
      />
      <Breadcrumb items={TRAIL} />
      <h1>Track an order</h1>
      <p className={styles.intro}>
        You’ll find the order number, such as ORD-100042, in your confirmation email. The link in that email shows the
        whole order.
      </p>
      <TrackOrderForm />
      <noscript>Tracking needs JavaScript. To ask about an order without it, please call or email us.</noscript>
    </div>
  );
}

function TrackOrderForm() {
  const [filled, setFilled] = useState({ number: '', emailOrPostcode: '' });
  const { commit, isPending, done, problem, fieldErrors } = useFormMutation<TrackOrderPageMutation>(graphql`
    mutation TrackOrderPageMutation($input: OrderTrackInput!) {
      result: orderTrack(input: $input) {
        ... on OrderTrackPayload @alias(as: "done") {
          order {
            number
            status
            placedAt
            isCollected
            storeName
            earliestDate
            latestDate
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const change = (name: keyof typeof filled, value: string) => setFilled({ ...filled, [name]: value });
  return (
    <>
      <div className={styles.form}>
        <CheckedForm
          check={() =>
            errorsOf({
              number: missing(filled.number, 'Please enter your order number.'),
              emailOrPostcode: missing(filled.emailOrPostcode, 'Please enter your email address or postcode.'),
            })
          }
          refused={fieldErrors}
          onDone={() => commit({ variables: { input: filled } })}
        >
          {(errors) => {
            const field = fieldsOf({ filled, change, errors });
            return (
              <>
                <FormOutcome problem={problem} />
                <div className={form.group}>
                  <Field {...fieldKinds.orderNumber} {...field('number')} />
                  <Field
                    {...fieldKinds.email}
                    {...field('emailOrPostcode')}
                    label="Email address or postcode"
                    type="text"
                    inputMode="text"
                  />
                </div>
                <div className={form.actions}>
                  <Button type="submit" tone="primary" size="large" pending={isPending}>
                    Track order
                  </Button>
                </div>
              </>
            );
          }}
        </CheckedForm>
      </div>
      <output className={styles.result}>{done && <TrackedOrder {...done.order} />}</output>
    </>
  );
}

type Tracked = NonNullable<TrackOrderPageMutation['response']['result']['done']>['order'];

function TrackedOrder({ number, status, placedAt, isCollected, storeName, earliestDate, latestDate }: Tracked) {
  const words = statusWords[status as keyof typeof statusWords];
  const isUnderWay = !['CANCELLED', 'READY_TO_COLLECT', 'DELIVERED'].includes(status);
  return (
    <section className={orderStyles.section} aria-labelledby="tracked-order">
      <h2 id="tracked-order" className={orderStyles.heading}>
        {`Order ${number}`}
      </h2>
      {words && <p className={orderStyles.status}>{words.name}</p>}
      {words && <p>{words.meaning}</p>}
      <p>{`Placed ${formatMoment(placedAt)}.`}</p>
      {isUnderWay && earliestDate && (
        <p>
          <span>{expectedWords(isCollected, { earliestDate, latestDate })}</span>
          <span>{isCollected && storeName ? ` at ${storeName}.` : '.'}</span>
        </p>
      )}
    </section>
  );
}
