/** The header of a shop API's answers that announces the optional query parameters it understands, separated by commas. */
export const CAPABILITIES_HEADER = 'shop-capabilities';

/** The query parameters that the gateway sends only to a shop API that announces them: `with_filters` with the value `false`. */
export const CAPABILITIES = ['exclude_fields', 'limit', 'verbatim', 'with_filters'] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** The capabilities that a header's value announces; none without the header. Unknown names are ignored. */
export function announcedCapabilities(header: unknown): ReadonlySet<Capability> {
  const names = typeof header === 'string' ? header.split(',').map((name) => name.trim().toLowerCase()) : [];
  return new Set(CAPABILITIES.filter((capability) => names.includes(capability)));
}
