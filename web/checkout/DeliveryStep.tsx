import { Suspense, use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { DeliveryStep_query$key } from '../__generated__/DeliveryStep_query.graphql.ts';
import { useSignedIn } from '../relay/session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { AddressFields } from '../ui/form/AddressFields.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';
import type { FieldErrors } from '../ui/form/fields.rules.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { changeDraft, useRefusedFields } from './checkout-draft.ts';
import { deliveryErrors, type CheckoutDraft } from './checkout.rules.ts';
import * as styles from './CheckoutPage.css.ts';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import { ChoiceCards } from './form/ChoiceCards.tsx';
import * as lines from './order/OrderLines.css.ts';
import { CheckoutAside } from './summary/CheckoutAside.tsx';

export function DeliveryStep({ draft, query }: { draft: CheckoutDraft; query: DeliveryStep_query$key }) {
  const { stores } = useFragment(
    graphql`
      fragment DeliveryStep_query on Query {
        stores {
          id
          name
          address1
          city
          postcode
          openingHours {
            days
            hours
          }
        }
      }
    `,
    query,
  );
  const served = use(ShopContext)?.delivery;
  const navigate = useNavigate();
  const refused = useRefusedFields('delivery');
  const { method, storeId } = draft;
  const collects = (stores ?? []).length > 0;
  return (
    <div className={styles.columns}>
      <CheckoutAside draft={draft} />
      <CheckedForm
        check={() => deliveryErrors(draft, served)}
        refused={refused}
        onDone={() => void navigate('/checkout-now/review')}
      >
        {(errors) => (
          <>
            {(collects || method === 'COLLECTION') && <MethodChoice method={method} collects={collects} />}
            {method === 'ADDRESS' ? (
              <DeliveryAddress draft={draft} errors={errors} />
            ) : (
              <ChoiceCards
                field="delivery.storeId"
                title="Which store?"
                value={storeId}
                onChange={(value) => changeDraft({ storeId: value })}
                error={errors['delivery.storeId']}
                choices={(stores ?? []).map(({ id, name, address1, city, postcode, openingHours }) => {
                  const open = openingHours.map(({ days, hours }) => `${days} ${hours}`).join(', ');
                  return { value: id, title: name, detail: `${address1}, ${city} ${postcode}. ${open}` };
                })}
              />
            )}
            <div className={styles.actions}>
              <Button type="submit" tone="primary" size="large">
                Continue to review
              </Button>
              <ButtonLink to="/checkout-now" tone="quiet" size="large">
                Back to contact
              </ButtonLink>
            </div>
          </>
        )}
      </CheckedForm>
    </div>
  );
}

const TO_ADDRESS = {
  value: 'ADDRESS',
  title: 'Delivery to an address',
  detail: 'The charge depends on your postcode. You’ll see it before you order.',
};

const FROM_STORE = {
  value: 'COLLECTION',
  title: 'Collect from a store',
  detail: 'We’ll email you when it’s ready.',
  aside: 'Free',
};

function MethodChoice({ method, collects }: { method: CheckoutDraft['method']; collects: boolean }) {
  return (
    <ChoiceCards
      field="delivery.method"
      title="Delivery or collection?"
      value={method}
      // The payment methods depend on the delivery method.
      onChange={(value) =>
        changeDraft({ method: value === 'COLLECTION' ? 'COLLECTION' : 'ADDRESS', paymentMethod: null })
      }
      choices={collects ? [TO_ADDRESS, FROM_STORE] : [TO_ADDRESS]}
    />
  );
}

function DeliveryAddress({ draft, errors }: { draft: CheckoutDraft; errors: FieldErrors }) {
  const { address, savesAddress, deliveryOptionId } = draft;
  const isSignedIn = useSignedIn();
  const postcode = parsePostcode(address.postcode)?.text;
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Delivery address</legend>
        <AddressFields
          prefix="delivery.address."
          kind="shipping"
          address={address}
          onChange={(value) => changeDraft({ address: value })}
          errors={errors}
        />
        {isSignedIn && savesAddress !== null && (
          <label className={styles.check}>
            <input
              type="checkbox"
              className={styles.box}
              checked={savesAddress}
              onChange={({ target }) => changeDraft({ savesAddress: target.checked })}
            />
            Save this address to my account
          </label>
        )}
      </fieldset>
      {postcode && (
        <Suspense fallback={<p className={lines.loading}>{`Finding deliveries to ${postcode}…`}</p>}>
          <DeliveryOptions postcode={postcode} optionId={deliveryOptionId} error={errors['delivery.optionId']} />
        </Suspense>
      )}
    </>
  );
}
