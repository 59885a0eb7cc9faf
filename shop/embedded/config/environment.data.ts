import { Type, type StaticDecode, type TObject } from 'typebox';
import { address, email, flag, matching, text, whole } from '@storefront/schema/settings/values.ts';

/** The environment variables that the embedded shop alone reads, with what sells behind it. */
export const shopEnvironment = {
  SEED_PRODUCTS: Type.Optional(
    whole(1, 800_000, {
      description:
        'The minimum number of products in the embedded shop’s sample catalogue. A changed number seeds it again; imported catalogues are never seeded. Defaults to 4,200 on the first start, then to the number it was seeded with.',
    }),
  ),
  MEDUSA_PUBLISHABLE_KEY: Type.Optional(
    matching(/^pk_[\w-]{1,200}$/, 'must be a key of Medusa that begins with pk_: Settings, API keys', {
      description: 'With `COMMERCE`: the publishable API key of the sales channel whose products are sold.',
    }),
  ),
  MEDUSA_ADMIN_KEY: Type.Optional(
    matching(/^sk_[\w-]{1,200}$/, 'must be a key of Medusa that begins with sk_: Settings, API keys', {
      description: 'With `COMMERCE`: a secret API key of Medusa, which orders, payment and deleting an account need.',
    }),
  ),
  MEDUSA_REGION: matching(
    /^(?:[a-z]{2}|reg_[0-9A-Za-z]{1,60})$/,
    'must be a country such as gb, or the id of a region',
    {
      default: 'gb',
      description: 'With `COMMERCE`: the region that sells, by its country or its id. Its prices include 20 % VAT.',
    },
  ),
  MEDUSA_BRAND_FIELD: Type.Optional(
    text({
      maxLength: 100,
      message: 'must be a text of 100 characters at most',
      description: 'With `COMMERCE`: the metadata field that names a product’s brand. Defaults to its collection.',
    }),
  ),
  SYNC_ALLOW_REMOVALS: flag({
    default: 'false',
    description: 'With `COMMERCE`: whether a copy may take more than 20 % of the products off sale at once.',
  }),
  SYNC_MINUTES: whole(1, 1_440, {
    default: 15,
    description: 'With `COMMERCE`: the minutes between two copies of Medusa’s whole catalogue.',
  }),
  UNPAID_ORDER_DAYS: whole(1, 365, {
    default: 7,
    description:
      'The number of days after which the embedded shop, also in front of Medusa, cancels an order awaiting a bank transfer.',
  }),
  SMTP_URL: Type.Optional(
    address(/^smtps?:$/, 'must be the address of a mail server, such as smtps://user:password@host', {
      description:
        'The SMTP server that sends the embedded shop’s emails: `smtps://user:password@host`. Without it emails stay in the outbox.',
    }),
  ),
  MAIL_FROM: Type.Optional(
    email({ description: 'The sender’s address of the embedded shop’s emails. Defaults to the shop’s own.' }),
  ),
  ORDERS_EMAIL: Type.Optional(
    email({
      description:
        'The address that is told of each order of the embedded shop, when it is placed and when it is paid by card. Without it nobody is told.',
    }),
  ),
};

/** The validated variables. */
export type ShopEnvironment = StaticDecode<TObject<typeof shopEnvironment>>;
