/** The texts in the built pages that the gateway replaces by the values of its deployment. They read well where the search shows them. */
export const PLACEHOLDERS = {
  origin: 'https://shop.example',
  shopName: 'SHOP_NAME',
  keyNote: 'KEY_NOTE',
  requests: 'REQUESTS_PER_MINUTE',
  cost: 'COST_PER_MINUTE',
  images: 'IMAGES_PER_MINUTE',
  cacheControl: 'PUBLIC_CACHE_CONTROL',
} as const;
