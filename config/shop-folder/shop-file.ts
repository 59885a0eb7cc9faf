import { Type, type Static, type TProperties } from 'typebox';

/** An object without other members: a misspelt key is refused rather than ignored. */
const closed = <Properties extends TProperties>(properties: Properties, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description !== undefined && { description }) });

/** A text on one line. Numbers such as 00123 must be in quotes, or YAML drops their zeros. */
const line = (description: string, maxLength = 200) =>
  Type.String({ minLength: 1, maxLength, pattern: String.raw`^[^\p{Cc}]*\S[^\p{Cc}]*$`, description });

/** The merchant's `shop.yaml`. Descriptions say what is allowed: errors and editors show them. */
export const ShopFile = closed({
  name: line('The shop’s trading name.', 80),
  contact: Type.Optional(
    closed({
      phone: Type.Optional(line('The telephone number as it is shown, in quotes.', 40)),
      email: Type.Optional(
        Type.String({
          maxLength: 254,
          pattern: String.raw`^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$`,
          description: 'An email address for sales and enquiries.',
        }),
      ),
    }),
  ),
  legal: Type.Optional(
    closed({
      name: Type.Optional(line('The registered name of the company, or the sole trader’s own.')),
      companyNumber: Type.Optional(
        line('The number at Companies House, in quotes; leave it out for a sole trader.', 40),
      ),
      registeredOffice: Type.Optional(line('The registered office or place of business, on one line.')),
      vatNumber: Type.Optional(line('The VAT number, in quotes; leave it out if you are not registered.', 40)),
      bankDetails: Type.Optional(line('The account for bank transfers, on one line.')),
    }),
  ),
  social: Type.Optional(
    Type.Array(
      Type.String({
        maxLength: 500,
        pattern: String.raw`^https://[^\s"'<>]+$`,
        description: 'The https: address of a page on a social network.',
      }),
      { maxItems: 12, description: 'The shop’s pages on social networks, in order.' },
    ),
  ),
});

export type ShopFile = Static<typeof ShopFile>;
