/** Whether the browser's cookies say that someone is signed in. The one that does is set and taken away with the session's own, which scripts cannot read; over https its name has a prefix. */
export function saysSignedIn(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/.test(cookies);
}

/** Where to go after signing in: a path of our own, or the account. An address of another site in disguise is none of ours. */
export function pathAfter(next: string | null): string {
  return next !== null &&
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) &&
    !/^\/(?:login|register|reset-password|confirm-email)(?:[/?#]|$)/.test(next)
    ? next
    : '/account';
}

/** Where to sign in, so that one comes back to a path. */
export function signInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}
