/** The shop's promises, in the order they rotate in the header. Icons are named by their motif. */
export const promises = [
  {
    icon: 'delivery',
    title: 'Free UK mainland delivery over {freeDeliveryThreshold} (excl. Highlands & Islands)',
    detail: 'Collection from our stores is always free',
    url: '/shipping-returns/#delivery-charges',
  },
  { icon: 'trust', title: 'Trusted for 40 years', detail: 'By homes and by the trade', url: '/about-us/' },
  { icon: 'security', title: '100% secure checkout', detail: 'Your details stay yours', url: '/privacy/' },
  {
    icon: 'returns',
    title: 'Quick and easy returns',
    detail: 'Change your mind within 14 days',
    url: '/shipping-returns/#changing-your-mind',
  },
] as const;

/** The announcement above the header: a long text for wide screens, a short one for small. */
export const promotion = {
  message: 'Order stock items by 1 pm, Monday to Friday, for same-day dispatch',
  shortMessage: 'Order stock by 1 pm for same-day dispatch',
  url: '/shipping-returns/#dispatch',
} as const;

/** The trade banner above the footer. */
export const trade = {
  label: 'Trade Discounts',
  title: 'Buying for a project?',
  text: 'Electricians, designers and developers: call or email us with your list for trade prices. To see prices without VAT, use the VAT switch at the top of the page.',
} as const;
