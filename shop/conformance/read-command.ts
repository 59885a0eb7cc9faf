import { Type } from 'typebox';
import { CommandLineError, readOptions } from '@storefront/schema/settings/command-line.ts';
import { readTexts } from '@storefront/schema/settings/read-texts.ts';
import { email, headerName, isGiven, text, webAddress } from '@storefront/schema/settings/values.ts';
import type { Credentials } from '@storefront/gateway/upstream/credentials.ts';

export const USAGE = `npm run conformance -- URL [--key KEY] [--key-header NAME]
npm run conformance -- URL --write --test-email you@example.com [--secret SECRET]

  URL           the base URL of a shop API, with its path prefix
  --key         the key that it requires, as SHOP_API_KEY
  --key-header  another header for the key, as SHOP_API_KEY_HEADER
  --write       also makes the calls that store something: an account, a cart, an order, a review, a message.
                Removes what it can and lists what it stored: not for a shop that is open
  --test-email  your address; accounts and orders get +variants of it
  --secret      signs the payment of the test order, as SHOP_API_SECRET; without it no payment is tried

Exits with 1 when a required call fails, or an optional one that the shop has.

Example: npm run conformance -- https://shop-api.example/v1 --key KEY`;

export interface ConformanceCommand {
  url: string;
  credentials: Credentials;
  testEmail: string | null;
}

const options = {
  key: Type.Optional(text()),
  'key-header': headerName({ default: 'authorization' }),
  secret: Type.Optional(text()),
  'test-email': Type.Optional(email()),
  write: isGiven,
};

/** Throws a CommandLineError. */
export function readCommand(words: readonly string[]): ConformanceCommand {
  const { values, words: positionals } = readOptions(options, words, 1);
  const [given] = positionals;
  if (given === undefined) throw new CommandLineError('The URL of a shop API is needed.');
  const { url } = readTexts(
    { url: webAddress() },
    { url: given },
    (_name, message) => new CommandLineError(`${JSON.stringify(given)} ${message}.`),
  );
  const { key, 'key-header': header, secret = null, 'test-email': testEmail, write } = values;
  if (write && testEmail === undefined)
    throw new CommandLineError('--write needs --test-email: the shop mails what it stores.');
  if (!write && (testEmail !== undefined || secret !== null))
    throw new CommandLineError('--test-email and --secret belong to --write.');
  return {
    url: url.replace(/\/$/, ''),
    credentials: {
      key: key === undefined ? null : { header, value: header === 'authorization' ? `Bearer ${key}` : key },
      secret,
    },
    testEmail: write ? (testEmail ?? null) : null,
  };
}
