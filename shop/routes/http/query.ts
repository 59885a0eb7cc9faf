/** Parameters that may be repeated. */
const LISTS: ReadonlySet<string> = new Set(['brand_id', 'url_list']);

/** The parameters of a query: lists for those that may be repeated, the first value of any other. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const names = new Set(query.keys());
  return Object.fromEntries(
    [...names].map((name) => [name, LISTS.has(name) ? query.getAll(name) : (query.get(name) ?? '')]),
  );
}
