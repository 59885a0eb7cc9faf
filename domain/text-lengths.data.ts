/**
 * The longest text of each field of a form, in characters, for the gateway's refusal, the browser's `maxLength` and the
 * embedded shop's refusal alike. Chosen: the specification gives no values, but for the e-mail address (RFC 5321).
 */
export const TEXT_LENGTHS = {
  /** A first name, a last name, or the name under a review. */
  name: 60,
  /** A whole name on one line, as in the contact form. */
  fullName: 100,
  /** A line of an address, a company, a town, a county or a country. */
  addressLine: 100,
  postcode: 20,
  /** As it is typed, with its spaces and brackets. */
  phone: 30,
  email: 254,
  orderNumber: 40,
  purchaseOrderNumber: 40,
  /** About two pages. */
  message: 5_000,
  /** What is searched for; longer terms are cut. */
  searchTerm: 100,
  reviewTitle: 120,
  reviewBody: 2_000,
} as const;

/** The shortest review, in characters. */
export const REVIEW_BODY_MINIMUM = 10;

/** Shortest and longest password, in characters. */
export const PASSWORD_LENGTHS = { minimum: 10, maximum: 128 } as const;
