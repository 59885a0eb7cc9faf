/** The description of the API in the OpenAPI document. */
export const DESCRIPTION =
  'The REST API that a shop implements for the gateway. Prices are in pounds, excluding VAT unless the deployment is configured otherwise. VAT is 20% of everything: a shop takes goods of other rates off sale, as their prices and invoices would be wrong. The price that a sale replaces is a `retail_price` only with `retail_price_is_regular`; otherwise `retail_price` is the recommended one. Ids of lines, delivery options, orders and customers are opaque texts or numbers. Properties that are not described here are ignored; an invalid item of a list is dropped without failing the whole response (`x-broken-items`). A shop that understands the parameters `exclude_fields`, `limit` (of `/suggest`), `verbatim` and `with_filters=false` says so in the header `shop-capabilities` of its answers, as in `shop-capabilities: exclude_fields, limit, test_orders, verbatim, with_filters`: without it they are not sent. Product fields named in `exclude_fields` may be left out. `test_orders` announces that the shop keeps tests of partners apart: calls with the header `x-shop-test: true` create carts that are tests, and such a cart’s order is one, with `test: true`. It takes no stock and sends no mail, and counts in no report. A test cart is unknown to calls without the header, and any other cart or session to calls with it. Without `test_orders` the gateway changes nothing for a sandbox key. `delivery_options` announces the call of that name: the checkout then offers its options, and their charges replace those of the zones that the gateway knows. `no_email_change` and `no_password_change` announce that `PUT /update_account` refuses these; the storefront hides their forms. They are named for what is refused, so that a shop that announces nothing keeps every form. `quotations` announces `POST /create_quotation` and its neighbours; the storefront offers quotations only then. `customer_stock_alerts` announces `GET /account/stock_alerts` and `PUT /stop_stock_alert`; the storefront shows customers their alerts only then. Paths start and end with a slash; products, categories and pages share one set of paths. A shop mails what its customers wait for, such as order confirmations; the links lead to the storefront: `/order/{id}?key={access_key}`, `/reset-password#token=…`, `/confirm-email#token=…` and `/stock-alert#token=…`. Errors are 4xx with `detail`, and with `code` where programs tell them apart; a body with invalid fields is answered with 422 and lists them in `detail`. The gateway reads both `application/json` and `application/problem+json`.';

export const KEY =
  'The value of `SHOP_API_KEY`, sent with every call when it is set; with `SHOP_API_KEY_HEADER` as the value of that header instead. A shop that requires a key answers calls without it with 401.';

export const SIGNATURE =
  'Proves that the gateway made the call, and when: `t=SECONDS,v1=SIGNATURE`, with the time in Unix seconds and an HMAC-SHA-256 in lower-case hexadecimal, keyed with `SHOP_API_SECRET`. The signed text is four lines, joined by line feeds: SECONDS, the method in capitals, the path with its query as the gateway sends it below the path prefix of `SHOP_API_URL`, and the body, byte for byte (empty for none). Refuse the call with 403 when the signature differs (compare in constant time) or its time is more than 300 seconds from yours. A retry is signed anew; `event_id` tells whether a payment was recorded before.';

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
