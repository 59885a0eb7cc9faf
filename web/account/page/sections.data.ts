/** The sections of the account, each with a URL of its own. */
export const sections = [
  { id: 'details', title: 'Your details', path: '/account' },
  { id: 'orders', title: 'Orders', path: '/account/orders' },
  { id: 'addresses', title: 'Addresses', path: '/account/addresses' },
  { id: 'data', title: 'Your data', path: '/account/data' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
