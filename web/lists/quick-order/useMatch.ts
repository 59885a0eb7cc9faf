import { graphql, useFragment } from 'react-relay/hooks';
import type { useMatch_match$key } from '../../__generated__/useMatch_match.graphql.ts';

/** `problem` is why there is no product, for one that has been looked up. `found` is what can be bought by the code; null until one of the `choices` is made. */
export function useMatch(reference: useMatch_match$key | null) {
  const match = useFragment(
    graphql`
      fragment useMatch_match on SkuMatch {
        sku
        isAmbiguous
        nearest
        product {
          name
          path
          image {
            ...ShopImage_image
          }
          price {
            ...Price_price
          }
          priceBreaks {
            quantity
            price {
              ...Price_price
            }
          }
          stock {
            status
            message
            level
          }
          variants {
            sku
            selectedOptions {
              value
            }
          }
        }
        variant {
          image {
            ...ShopImage_image
          }
          selectedOptions {
            value
          }
          price {
            ...Price_price
          }
          priceBreaks {
            quantity
            price {
              ...Price_price
            }
          }
          stock {
            status
            message
            level
          }
        }
      }
    `,
    reference,
  );
  const { product, variant, nearest } = match ?? { product: null, variant: null, nearest: [] };
  const choices = product && !variant ? (product.variants ?? []) : [];
  const found = choices.length === 0 ? (variant ?? product) : null;
  const problem = match?.isAmbiguous
    ? `Several products have the code ${match.sku}.`
    : match && !product && `We can’t find ${match.sku}.`;
  return { problem, product, variant, nearest, choices, found };
}

export function labelOf({ selectedOptions }: { readonly selectedOptions: readonly { readonly value: string }[] }) {
  return selectedOptions.map(({ value }) => value).join(', ');
}
