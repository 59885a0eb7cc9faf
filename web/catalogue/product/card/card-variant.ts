import { graphql, readInlineData } from 'relay-runtime';
import type {
  cardVariant_variant$data,
  cardVariant_variant$key,
} from '../../../__generated__/cardVariant_variant.graphql.ts';

export type CardVariant = cardVariant_variant$data;

/** The variant that a card shows in place of its product, such as the one in the finish that the list is filtered by; null for none. */
export function readCardVariant(variant: cardVariant_variant$key | null | undefined): CardVariant | null {
  if (!variant) return null;
  return readInlineData(
    graphql`
      fragment cardVariant_variant on Variant @inline {
        sku
        price {
          ...Price_price @relay(mask: false)
        }
        wasRegularPrice
        wasPrice {
          ...Price_price @relay(mask: false)
        }
        stock {
          status
          expectedOn
        }
        image {
          ...ShopImage_image @arguments(isMedium: true)
        }
        selectedOptions {
          name
          value
        }
      }
    `,
    variant,
  );
}
