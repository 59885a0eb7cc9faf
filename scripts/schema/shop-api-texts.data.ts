/** What the OpenAPI document says of the API as a whole. */
export const DESCRIPTION =
  'What a shop behind the gateway answers. Prices are pounds, without VAT unless the deployment says otherwise. Properties that are not named here are ignored; a broken item of a list costs that item alone (`x-broken-items`). What `exclude_fields` names of a product may be left out, as nobody reads it then; a shop that does not know the parameter answers all. A refusal is 4xx with `detail`, and `code` where a program is to tell it apart; a body with wrong fields is refused with 422 and a list of them in `detail`. The gateway reads `application/json` as well as `application/problem+json`.';

export const OPTIONAL = 'Optional: a shop that answers 404 loses what it is for, and nothing else.';

export const SECRET = 'The value of `SHOP_API_SECRET`, for calls that are for the gateway alone.';

/** The groups of operations. */
export const TAGS: Readonly<Record<string, string>> = {
  Categories: 'The tree of categories and their lists of products.',
  Brands: 'Brands and what their pages say.',
  Search: 'Search and suggestions.',
  Products: 'Products and lists of them.',
  Site: 'Addresses, branches and messages.',
  Reviews: 'Reviews of products.',
  Content: 'Pages, the blog and banners.',
  Cart: 'Carts, which a token opens.',
  Customers: 'Accounts, sessions and passwords.',
  Addresses: 'The address book of a customer.',
  Orders: 'Checkout, orders and payments.',
};
