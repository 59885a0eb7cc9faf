import '../ui/global.css.ts';
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PageProviders_query$key } from '../__generated__/PageProviders_query.graphql.ts';
import { CartProvider } from '../cart/CartProvider.tsx';
import { ShopContext, type ShopFacts } from '../ui/shop/shop-context.ts';
import { chargesOfZones } from '../ui/shop/delivery-charges.rules.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { RetailPriceLabel } from '../ui/price/PriceFigures.tsx';
import { Toaster } from '../ui/toast/Toaster.tsx';

interface PageProvidersProps {
  /** Null when the graph cannot be reached. */
  query: PageProviders_query$key | null | undefined;
  /** Defaults to none, where a layout does not fetch them. */
  categories?: ShopFacts['categories'];
  pages: ShopFacts['pages'];
  children: ReactNode;
}

const none: readonly never[] = [];

export function PageProviders({ query: reference, categories = none, pages = null, children }: PageProvidersProps) {
  const query = useFragment(
    graphql`
      fragment PageProviders_query on Query {
        shop {
          name
          titlePattern
          url
          tagManagerId
          chatScriptUrl
          phone
          email
          paymentMethods
          retailPriceLabel
          dispatch {
            cutOffHour
            toOrderDays {
              minimum
              maximum
            }
            awaitsTransfer
          }
          returns {
            days
            workingDays
            isFree
          }
        }
        stores {
          id
          city
          readyHours
        }
        deliveryZones {
          code
          charge {
            incVat {
              pence
            }
            exVat {
              pence
            }
          }
          freeFrom {
            pence
          }
        }
      }
    `,
    reference,
  );
  const facts = useMemo(
    () =>
      query
        ? {
            ...query.shop,
            categories,
            stores: query.stores ?? none,
            pages,
            delivery: chargesOfZones(query.deliveryZones),
          }
        : null,
    [query, categories, pages],
  );
  return (
    <ShopContext value={facts}>
      <RetailPriceLabel value={query?.shop.retailPriceLabel ?? 'RRP'}>
        <Announcer>
          <Toaster>
            <CartProvider>{children}</CartProvider>
          </Toaster>
        </Announcer>
      </RetailPriceLabel>
    </ShopContext>
  );
}
