/**
 * The maximum length of each form field in characters, used by the gateway's validation, the browser's `maxLength` and the
 * embedded shop's validation. Chosen: the specification gives no values, but for the email address (RFC 5321).
 */
export const TEXT_LENGTHS = {
  /** First name, last name, or a review's author. */
  name: 60,
  /** A full name, as in the contact form. */
  fullName: 100,
  /** An address line, company, town, county or country. */
  addressLine: 100,
  postcode: 20,
  /** As typed, with spaces and brackets. */
  phone: 30,
  email: 254,
  orderNumber: 40,
  purchaseOrderNumber: 40,
  /** About two pages. */
  message: 5_000,
  /** A search term; longer ones are truncated. */
  searchTerm: 100,
  /** The name of a facet or one of its values. Longer values are not offered as filters. */
  facetValue: 200,
  savedListName: 60,
  /** The note of a line on a saved list. */
  savedLineNote: 300,
  /** The note of a section of a saved list. */
  savedSectionNote: 500,
  /** The address of whom a quotation is for, in lines. */
  clientAddress: 500,
  reviewTitle: 120,
  reviewBody: 2_000,
  /** A VAT number, in any notation. */
  vatNumber: 40,
} as const;

/** The shortest review, in characters. */
export const REVIEW_BODY_MINIMUM = 10;

/** Shortest and longest password, in characters. */
export const PASSWORD_LENGTHS = { minimum: 10, maximum: 128 } as const;
