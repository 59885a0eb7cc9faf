import { Suspense, use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { DeliveryStep_query$key } from '../__generated__/DeliveryStep_query.graphql.ts';
import { useSignedIn } from '../relay/session/session.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { deliveryErrors, type CheckoutDraft } from './checkout.rules.ts';
import { changeDraft, useRefusedFields } from './checkout-draft.ts';
import { CheckoutAside } from './summary/CheckoutAside.tsx';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import * as lines from './order/OrderLines.css.ts';
import * as styles from './CheckoutPage.css.ts';
import { ChoiceCards } from './form/ChoiceCards.tsx';
import { AddressFields } from '../ui/form/AddressFields.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';

interface DeliveryStepProps {
  draft: CheckoutDraft;
  query: DeliveryStep_query$key;
}

/** Delivery to an address, or collection from a store. */
export function DeliveryStep({ draft, query }: DeliveryStepProps) {
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
  const { method, address, savesAddress, storeId } = draft;
  const isSignedIn = useSignedIn();
  const collects = (stores ?? []).length > 0;
  const postcode = parsePostcode(address.postcode)?.text;
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
            {(collects || method === 'COLLECTION') && (
              <ChoiceCards
                field="delivery.method"
                title="Delivery or collection?"
                value={method}
                // The payment methods depend on the delivery method.
                onChange={(value) =>
                  changeDraft({ method: value === 'COLLECTION' ? 'COLLECTION' : 'ADDRESS', paymentMethod: null })
                }
                choices={[
                  {
                    value: 'ADDRESS',
                    title: 'Delivery to an address',
                    detail: 'The charge depends on your postcode. You’ll see it before you order.',
                  },
                  ...(collects
                    ? [
                        {
                          value: 'COLLECTION',
                          title: 'Collect from a store',
                          detail: 'We’ll email you when it’s ready.',
                          aside: 'Free',
                        },
                      ]
                    : []),
                ]}
              />
            )}
            {method === 'ADDRESS' ? (
              <>
                <fieldset className={styles.group}>
                  <legend className={styles.legend}>Delivery address</legend>
                  <AddressFields
                    prefix="delivery.address."
                    hasCompany
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
                    <DeliveryOptions
                      postcode={postcode}
                      optionId={draft.deliveryOptionId}
                      error={errors['delivery.optionId']}
                    />
                  </Suspense>
                )}
              </>
            ) : (
              <ChoiceCards
                field="delivery.storeId"
                title="Which store?"
                value={storeId}
                onChange={(value) => changeDraft({ storeId: value })}
                error={errors['delivery.storeId']}
                choices={(stores ?? []).map((store) => ({
                  value: store.id,
                  title: store.name,
                  detail: `${store.address1}, ${store.city} ${store.postcode}. ${store.openingHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')}`,
                }))}
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
