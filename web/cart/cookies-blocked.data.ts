export const COOKIES_BLOCKED =
  'Your browser blocks cookies, so we can’t keep a basket. Allow cookies for this site, then try again.';
