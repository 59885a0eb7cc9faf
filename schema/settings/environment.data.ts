import { Type } from 'typebox';
import { address, email, imageHosts, medusaAddress, origin, socialLinks, text, webAddress, whole } from './values.ts';

/** The environment variables that more than one program reads. Each program has a table of its own beside this one. */
export const environment = {
  PORT: whole(0, 65_535, { default: 4000, description: 'The TCP port to listen on.' }),
  HOST: text({
    default: '127.0.0.1',
    description: 'The address to listen on. `0.0.0.0` accepts connections from other machines.',
  }),
  PUBLIC_URL: Type.Optional(
    origin({
      description:
        'The origin that shoppers use, without a path. With `https:` cookies are Secure and have the prefix `__Host-`. Defaults to `http://HOST:PORT`.',
    }),
  ),
  DATA_DIR: text({
    default: 'data',
    description:
      'The directory of the image cache, the product feed and, without `DATABASE_URL`, of the SQLite files of the embedded shop and the partners. Its owner alone can read it.',
  }),
  DATABASE_URL: Type.Optional(
    address(
      /^postgres(ql)?:$/,
      'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
      {
        description:
          'A PostgreSQL database (tested with 15) for the embedded shop’s data and the partners’ keys: `postgres://user:password@host/name`. Defaults to SQLite files in `DATA_DIR`.',
      },
    ),
  ),
  MOVE_TO_DATABASE_URL: Type.Optional(
    address(
      /^postgres(ql)?:$/,
      'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
      {
        description:
          'The PostgreSQL database that `npm run move` copies the data to; read by that command alone. A variable, because other users of the machine can read command lines.',
      },
    ),
  ),
  IMAGE_HOSTS: imageHosts({
    default: '',
    description:
      'Hosts that product images may be fetched from, separated by commas: `cdn.example.com`, `*.example.com`, `http://host:port`. An entry without a scheme means HTTPS.',
  }),
  SHOP_API_URL: Type.Optional(
    webAddress({
      description: 'The base URL of your own REST shop API, with its path prefix. Defaults to the embedded shop.',
    }),
  ),
  SHOP_API_SECRET: Type.Optional(
    text({
      minLength: 16,
      message: 'must have 16 characters at least',
      description:
        'The secret shared with your shop API, at least 16 characters, with which the gateway signs calls that others must not make, such as recording a card payment. Sent as `x-shop-signature`; the secret itself never is. How to verify it: the OpenAPI document. Without it those calls are not signed.',
    }),
  ),
  COMMERCE: Type.Optional(
    medusaAddress({
      description:
        'The system that sells instead of the embedded shop: `medusa:https://medusa.example`, or `medusa:http://…` on this machine or a private network. Catalogue and search are a copy that the embedded shop keeps; carts, orders and customers stay in Medusa.',
    }),
  ),
  MEDUSA_EVENTS_SECRET: Type.Optional(
    text({
      minLength: 32,
      message: 'must have 32 characters at least',
      description:
        'With `COMMERCE`: the secret, at least 32 characters, with which the subscriber in Medusa (`shop/medusa/subscriber/storefront.js`) signs what it tells of changes. Without it `/shop-events` takes none, and changes are found each `SYNC_MINUTES`.',
    }),
  ),
  SHOP_DIR: Type.Optional(
    text({
      description:
        'The folder with your shop’s own words and looks: `shop.yaml` and more. Defaults to `./my-shop` if it exists, else to the sample’s; with your own shop API or an imported catalogue, to none.',
    }),
  ),
  SHOP_NAME: Type.Optional(text({ description: 'The shop’s trading name. Defaults to `name` in `shop.yaml`.' })),
  SHOP_PHONE: Type.Optional(
    text({ description: 'The telephone number, as it is shown. Defaults to `contact.phone` in `shop.yaml`.' }),
  ),
  SHOP_EMAIL: Type.Optional(
    email({ description: 'The email address for sales and enquiries. Defaults to `contact.email` in `shop.yaml`.' }),
  ),
  SOCIAL_LINKS: Type.Optional(
    socialLinks({
      description:
        'URLs of the shop’s social network pages, separated by commas, in display order; `none` for none. Defaults to `social` in `shop.yaml`.',
    }),
  ),
  LEGAL_NAME: Type.Optional(
    text({
      description: 'The registered name of the company that runs the shop. Defaults to `legal.name` in `shop.yaml`.',
    }),
  ),
  COMPANY_NUMBER: Type.Optional(
    text({ description: 'The company’s number at Companies House. Defaults to `legal.companyNumber` in `shop.yaml`.' }),
  ),
  REGISTERED_OFFICE: Type.Optional(
    text({
      description: 'The company’s registered office, on one line. Defaults to `legal.registeredOffice` in `shop.yaml`.',
    }),
  ),
  VAT_NUMBER: Type.Optional(
    text({ description: 'The company’s VAT number. Defaults to `legal.vatNumber` in `shop.yaml`.' }),
  ),
  BANK_DETAILS: Type.Optional(
    text({
      description: 'The account for bank transfers, on one line. Defaults to `legal.bankDetails` in `shop.yaml`.',
    }),
  ),
  STRIPE_SECRET_KEY: Type.Optional(
    text({ description: 'Enables card payments with Stripe Checkout; requires `STRIPE_WEBHOOK_SECRET`.' }),
  ),
};
