/** Whether the browser's cookies say that someone is signed in. The one that does is set and taken away with the session's own, which scripts cannot read; over https its name has a prefix. */
export function saysSignedIn(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/.test(cookies);
}
