/** A readable companion of the session cookie, which is HttpOnly. Over https its name has the `__Host-` prefix. */
export const SIGNED_IN_MARKER = /(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/;

export function saysSignedIn(cookies: string): boolean {
  return SIGNED_IN_MARKER.test(cookies);
}

/** A path of this site, or the account. Guards against open redirects. */
export function pathAfter(next: string | null): string {
  return next !== null &&
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) &&
    !/^\/(?:login|register|reset-password|confirm-email)(?:[/?#]|$)/.test(next)
    ? next
    : '/account';
}

/** Returns to `next`. */
export function signInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}
