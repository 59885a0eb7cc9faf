import { destinationOf } from '../../domain/delivery/zone.rules.ts';

/** The postcode in the browser's cookies, as it is written on an envelope; null for none. Over https its name has a prefix, which no other host of the domain can set. */
export function postcodeIn(cookies: string): string | null {
  const value = /(?:^|; )__Host-postcode=([^;]*)/.exec(cookies) ?? /(?:^|; )postcode=([^;]*)/.exec(cookies);
  return destinationOf(value?.[1]?.replaceAll('%20', ' '))?.postcode ?? null;
}
