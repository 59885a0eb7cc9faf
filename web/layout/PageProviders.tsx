import '../ui/global.css.ts';
import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PageProviders_shop$key } from '../__generated__/PageProviders_shop.graphql.ts';
import { CartProvider } from '../cart/CartProvider.tsx';
import { ShopContext, type ShopFacts } from '../ui/shop/shop-context.ts';
import { chargesOfZones } from '../ui/shop/delivery-charges.rules.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { RetailPriceLabel } from '../ui/price/PriceFigures.tsx';
import { Toaster } from '../ui/toast/Toaster.tsx';

interface PageProvidersProps {
  /** Null when the graph cannot be reached. */
  shop: PageProviders_shop$key | null | undefined;
  /** Default to empty lists, where a layout does not fetch them. */
  categories?: ShopFacts['categories'];
  stores?: ShopFacts['stores'];
  pages: ShopFacts['pages'];
  /** The zones that the shop delivers to; null when unknown. */
  delivery: Parameters<typeof chargesOfZones>[0];
  children: ReactNode;
}

const none: readonly never[] = [];

/** The contexts around the pages of every layout: the shop's details, the cart, live region and toasts. */
export function PageProviders({
  shop: reference,
  categories = none,
  stores = none,
  pages = null,
  delivery,
  children,
}: PageProvidersProps) {
  const shop = useFragment(
    graphql`
      fragment PageProviders_shop on Shop {
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
    `,
    reference,
  );
  const facts = useMemo(
    () => (shop ? { ...shop, categories, stores, pages, delivery: chargesOfZones(delivery) } : null),
    [shop, categories, stores, pages, delivery],
  );
  return (
    <ShopContext value={facts}>
      <RetailPriceLabel value={shop?.retailPriceLabel ?? 'RRP'}>
        <Announcer>
          <Toaster>
            <CartProvider>{children}</CartProvider>
          </Toaster>
        </Announcer>
      </RetailPriceLabel>
    </ShopContext>
  );
}
