/** Tags are without quotes; weak comparison, as RFC 9110 requires. */
export function isNotModified(ifNoneMatch: string | undefined, tags: readonly string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => tags.includes(known.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')));
}
