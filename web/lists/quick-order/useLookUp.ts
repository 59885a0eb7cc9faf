import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime';
import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import { priceAt } from '@storefront/domain/price-breaks.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { useLookUpQuery, useLookUpQuery$data } from '../../__generated__/useLookUpQuery.graphql.ts';
import { isConnectionError, reportUnexpected } from '../../ui/failure/connection-error.ts';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { subtotalOf } from '../../cart/cart.rules.ts';
import type { PriceViews } from '../../ui/price/PriceFigures.tsx';
import { rowChoices, type RowChoice } from './order-rows.rules.ts';

/** Within the limit of a query's complexity: one call of the shop API. */
const SKUS_PER_QUERY = 45;

const query = graphql`
  query useLookUpQuery($skus: [String!]!) @throwOnFieldError {
    productsBySku(skus: $skus) {
      sku
      product {
        price {
          ...Price_price @relay(mask: false)
        }
        priceBreaks {
          quantity
          price {
            ...Price_price @relay(mask: false)
          }
        }
        stock {
          maximumQuantity
        }
        documents {
          __typename
        }
        variants {
          sku
          selectedOptions {
            name
            value
          }
        }
      }
      variant {
        selectedOptions {
          name
          value
        }
        stock {
          maximumQuantity
        }
        price {
          ...Price_price @relay(mask: false)
        }
        priceBreaks {
          quantity
          price {
            ...Price_price @relay(mask: false)
          }
        }
      }
      ...useMatch_match
    }
  }
`;

export type Match = NonNullable<useLookUpQuery$data['productsBySku']>[number] & {
  choices: readonly RowChoice[];
};

/** Inc VAT, in pence; null while it is unknown, and until a variant has been chosen. */
export function priceOf(match: Match | undefined, quantity: number): number | null {
  const hasVariants = (match?.product?.variants ?? []).length > 0;
  const item = match?.variant ?? (hasVariants ? null : match?.product);
  return item ? priceAt(item.price, item.priceBreaks, quantity).incVat.pence : null;
}

/** `priced` is how many lines have a price. */
export function pricedTotal(
  lines: readonly OrderLine[],
  matches: ReadonlyMap<string, Match>,
): { price: PriceViews; priced: number } {
  const priced = lines.flatMap(({ sku, quantity }) => {
    const price = priceOf(matches.get(skuKey(sku)), quantity);
    return price === null ? [] : { price: { incVat: price }, quantity };
  });
  const { incVat, exVat } = subtotalOf(priced);
  return {
    price: { incVat: { pence: incVat }, exVat: { pence: exVat, amount: decimalPounds(exVat) } },
    priced: priced.length,
  };
}

interface LookUp {
  /** The matches so far, keyed by SKU. */
  matches: ReadonlyMap<string, Match>;
  /** The shop did not answer, or cannot look codes up. Null for none. */
  failure: 'unreachable' | 'broken' | 'unavailable' | null;
  retry(): void;
}

export function useLookUp(lines: readonly OrderLine[]): LookUp {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState<LookUp['matches']>(new Map());
  const [failure, setFailure] = useState<LookUp['failure']>(null);
  const asked = useRef(new Set<string>());
  const retained = useRef<Disposable[]>([]);
  useEffect(() => () => retained.current.forEach((disposable) => disposable.dispose()), []);

  async function ask(skus: readonly string[]): Promise<void> {
    // Kept in the store for as long as the page shows them.
    retained.current.push(environment.retain(createOperationDescriptor(getRequest(query), { skus })));
    const answer = await fetchQuery<useLookUpQuery>(environment, query, { skus }).toPromise();
    const found = answer?.productsBySku;
    if (!found) return setFailure('unavailable');
    const read = found.map((match) => [skuKey(match.sku), { ...match, choices: rowChoices(match) }] as const);
    // Hundreds of rows render without holding up what is typed or scrolled.
    startTransition(() => setMatches((known) => new Map([...known, ...read])));
  }

  const askForNew = useEffectEvent(() => {
    const unknown = lines.map(({ sku }) => sku).filter((sku) => !asked.current.has(skuKey(sku)));
    for (let start = 0; start < unknown.length; start += SKUS_PER_QUERY) {
      const skus = unknown.slice(start, start + SKUS_PER_QUERY);
      for (const sku of skus) asked.current.add(skuKey(sku));
      ask(skus).catch((error: unknown) => {
        for (const sku of skus) asked.current.delete(skuKey(sku));
        reportUnexpected(error);
        setFailure(isConnectionError(error) ? 'unreachable' : 'broken');
      });
    }
  });
  useEffect(() => askForNew(), [lines]);

  return {
    matches,
    failure,
    retry() {
      setFailure(null);
      askForNew();
    },
  };
}
