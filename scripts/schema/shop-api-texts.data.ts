/** The description of the API in the OpenAPI document. */
export const DESCRIPTION =
  'The REST API that a shop implements for the gateway. Prices are in pounds, excluding VAT unless the deployment is configured otherwise. Properties that are not described here are ignored; an invalid item of a list is dropped without failing the whole response (`x-broken-items`). Product fields named in `exclude_fields` may be left out; a shop may ignore the parameter. Errors are 4xx with `detail`, and with `code` where programs tell them apart; a body with invalid fields is answered with 422 and lists them in `detail`. The gateway reads both `application/json` and `application/problem+json`.';

export const OPTIONAL = 'Optional: a shop may answer 404, which disables only the feature that uses it.';

export const SECRET = 'The value of `SHOP_API_SECRET`, required by operations that are reserved for the gateway.';

/** The groups of operations. */
export const TAGS: Readonly<Record<string, string>> = {
  Categories: 'The category tree and the products of categories.',
  Brands: 'Brands and their pages.',
  Search: 'Search and suggestions.',
  Products: 'Products and lists of them.',
  Site: 'URLs, stores and contact messages.',
  Reviews: 'Reviews of products.',
  Content: 'Pages, the blog and banners.',
  Cart: 'Carts, identified by a token.',
  Customers: 'Accounts, sessions and passwords.',
  Addresses: 'The address book of a customer.',
  'Saved lists': 'Lists of products that customers keep and share.',
  'Stock alerts': 'Mails that tell when a product is back in stock.',
  Orders: 'Checkout, orders and payments.',
};
