import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { arrivalWords } from '@storefront/domain/delivery/date-words.rules.ts';
import type { DeliveryOptionsQuery } from '../__generated__/DeliveryOptionsQuery.graphql.ts';
import { DeliveryCost } from '../cart/delivery/DeliveryCost.tsx';
import { ChoiceCards } from './form/ChoiceCards.tsx';
import * as lines from './order/OrderLines.css.ts';
import { changeDraft } from './checkout-draft.ts';

interface DeliveryOptionsProps {
  postcode: string;
  /** Null for the first. */
  optionId: string | null;
  error: string | undefined;
}

/** Nothing for a shop whose charges are those of our zones. Suspends while the shop is asked. */
export function DeliveryOptions({ postcode, optionId, error }: DeliveryOptionsProps) {
  const { cart } = useLazyLoadQuery<DeliveryOptionsQuery>(
    graphql`
      query DeliveryOptionsQuery($postcode: String!) {
        cart {
          deliveryOptions(postcode: $postcode) {
            optionId
            name
            price {
              ...Price_price @relay(mask: false)
            }
            earliestDate
            latestDate
          }
        }
      }
    `,
    { postcode },
    { fetchPolicy: 'store-and-network' },
  );
  const options = cart?.deliveryOptions;
  if (options?.length === 0) return <p className={lines.problem}>{`We don’t deliver to ${postcode}.`}</p>;
  const chosen = options?.find((option) => option.optionId === optionId) ?? options?.[0];
  if (!options || !chosen) return null;
  return (
    <ChoiceCards
      field="delivery.optionId"
      title="How should we deliver it?"
      value={chosen.optionId}
      onChange={(deliveryOptionId) => changeDraft({ deliveryOptionId })}
      error={error}
      choices={options.map(({ optionId: value, name, price, earliestDate, latestDate }) => ({
        value,
        title: name,
        detail:
          earliestDate &&
          arrivalWords({ earliest: earliestDate, latest: latestDate ?? earliestDate, estimatedOn: null }),
        aside: <DeliveryCost cost={{ incVat: price.incVat.pence, exVat: price.exVat.pence }} stacked />,
      }))}
    />
  );
}
