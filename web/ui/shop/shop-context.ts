import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import type { ShopDispatch } from '@storefront/domain/delivery/dates.rules.ts';
import type { ReturnTerms } from '@storefront/domain/shop-text/returns.rules.ts';
import { createContext } from 'react';
import type { ContentPages } from './pages.rules.ts';

/** Fetched with the layout, for components without a query of their own. */
export interface ShopFacts {
  readonly name: string;
  /** The titles of all pages but the home page: `{page}` is the page's own. */
  readonly titlePattern: string;
  readonly url: string;
  /** Null when not configured. */
  readonly tagManagerId?: string | null | undefined;
  readonly chatScriptUrl?: string | null | undefined;
  readonly phone: string;
  readonly email: string;
  /** Includes payment in store if the shop has stores. */
  readonly paymentMethods: readonly string[];
  /** To collect from; empty when unknown. */
  readonly stores: readonly {
    readonly id: string;
    readonly city: string;
    /** Opening hours until goods that it has are ready; null for no promise. */
    readonly readyHours?: number | null | undefined;
  }[];
  /** Includes the blog if it has posts. */
  readonly pages: ContentPages;
  readonly returns: Pick<ReturnTerms, 'days' | 'isFree'> & { readonly workingDays?: number | null | undefined };
  /** Null for a shop with delivery options of its own: charges and dates are then known at the checkout. */
  readonly delivery: DeliveryCharges | null;
  readonly dispatch: ShopDispatch;
  readonly categories: readonly { readonly name: string; readonly path: string }[];
}

/** Null outside the layout, and when the graph cannot be reached. */
export const ShopContext = createContext<ShopFacts | null>(null);

/** As far as the shop has them. */
export function contactWays({ phone, email }: Pick<ShopFacts, 'phone' | 'email'>) {
  const ways = [
    { icon: 'phone', href: telLink(phone), text: phone },
    { icon: 'mail', href: `mailto:${email}`, text: email },
  ] as const;
  return ways.filter(({ text }) => text !== '');
}

/** Digits, with a leading plus if the number has one. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
