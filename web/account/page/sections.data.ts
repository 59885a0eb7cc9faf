export const sections = [
  { id: 'details', title: 'Your details', path: '/account' },
  { id: 'orders', title: 'Orders and invoices', path: '/account/orders' },
  { id: 'addresses', title: 'Addresses', path: '/account/addresses' },
  { id: 'alerts', title: 'Stock alerts', path: '/account/alerts' },
  { id: 'data', title: 'Your data', path: '/account/data' },
] as const;

/** Pages of their own that a customer looks for in the account. */
export const elsewhere = [
  { title: 'Saved lists', path: '/saved-lists' },
  { title: 'Quick order', path: '/quick-order' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
