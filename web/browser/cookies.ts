/** Set and deleted again at once, to find out whether cookies are kept. */
const PROBE = 'probe';

/** Empty where the browser refuses them, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return '';
  }
}

/** For the scripts of the document's head, which cannot import. */
export const cookiesInScript = "(()=>{try{return document.cookie}catch{return ''}})()";

export function writeCookie(cookie: string): void {
  try {
    // The Cookie Store API is asynchronous, so the next render would be too early, and some browsers lack it.
    // eslint-disable-next-line unicorn/no-document-cookie
    document.cookie = cookie;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** `navigator.cookieEnabled` alone is true in some browsers whose settings block cookies. */
export function scriptsKeepCookies(): boolean {
  if (navigator.cookieEnabled === false) return false;
  writeCookie(`${PROBE}=1; Path=/; SameSite=Lax`);
  const isKept = readCookies().includes(`${PROBE}=1`);
  writeCookie(`${PROBE}=; Path=/; SameSite=Lax; Max-Age=0`);
  return isKept;
}
