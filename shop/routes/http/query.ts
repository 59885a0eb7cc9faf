const REPEATED_PARAMETERS: ReadonlySet<string> = new Set(['brand_id', 'url_list']);

/** Parses a query string: a list for each repeatable parameter, the first value of any other. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const names = new Set(query.keys());
  return Object.fromEntries(
    [...names].map((name) => [name, REPEATED_PARAMETERS.has(name) ? query.getAll(name) : (query.get(name) ?? '')]),
  );
}
