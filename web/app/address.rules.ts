/** How a route writes its addresses, where it is not as usual. */
export interface AddressForm {
  /** No slash at the end. */
  isBare?: boolean;
  /** Capitals mean something, as in the ids of orders. */
  keepsCase?: boolean;
}

/**
 * A path in its one spelling: lower case, one slash where there are several, and none at the end of a bare one. It stays as escaped as it
 * came, so that it cannot lead to another host. Whether others end with a slash is for their loaders to say.
 */
export function ownPath(pathname: string, { isBare = false, keepsCase = false }: AddressForm): string {
  const joined = pathname.replace(/\/{2,}/g, '/');
  const cased = keepsCase ? joined : joined.toLowerCase();
  return isBare && cased.length > 1 ? cased.replace(/\/$/, '') : cased;
}
