import { destinationOf } from '@storefront/domain/delivery/zone.rules.ts';

/** The formatted postcode in the browser's cookies; null without one. Over https the cookie's name has the `__Host-` prefix, so that no subdomain can set it. */
export function postcodeIn(cookies: string): string | null {
  const value = /(?:^|; )__Host-postcode=([^;]*)/.exec(cookies) ?? /(?:^|; )postcode=([^;]*)/.exec(cookies);
  return destinationOf(value?.[1]?.replaceAll('%20', ' '))?.postcode ?? null;
}
