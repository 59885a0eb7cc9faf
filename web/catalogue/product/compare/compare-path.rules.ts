export const comparePath = (codes: readonly string[]): string =>
  codes.length === 0 ? '/compare' : `/compare?codes=${codes.map(encodeURIComponent).join(',')}`;
