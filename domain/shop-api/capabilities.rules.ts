/** The header of a shop API's answers that announces what it understands beyond the least, separated by commas. */
export const CAPABILITIES_HEADER = 'shop-capabilities';

/**
 * What the gateway sends only to a shop API that announces it: query parameters, and the calls of `test_orders`,
 * `delivery_options`, `quotations` and `customer_stock_alerts`. `no_email_change` and `no_password_change` announce
 * what the shop refuses: one that announces nothing can do both.
 */
export const CAPABILITIES = [
  'customer_stock_alerts',
  'delivery_options',
  'exclude_fields',
  'limit',
  'no_email_change',
  'no_password_change',
  'quotations',
  'test_orders',
  'verbatim',
  'with_filters',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** The capabilities that a header's value announces; none without the header. Unknown names are ignored. */
export function announcedCapabilities(header: unknown): ReadonlySet<Capability> {
  const names = typeof header === 'string' ? header.split(',').map((name) => name.trim().toLowerCase()) : [];
  return new Set(CAPABILITIES.filter((capability) => names.includes(capability)));
}
