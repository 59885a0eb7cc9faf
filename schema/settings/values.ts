import { Type, type TSchemaOptions } from 'typebox';
import { emailOf } from '@storefront/domain/contact/email.rules.ts';
import { readImageHost } from './image-hosts.rules.ts';
import { ValueError } from './read-texts.ts';
import { socialLinkOf } from './social-links.rules.ts';

// `message` says what a value must be; `kind` names it in the documentation.

export const text = (options?: TSchemaOptions) =>
  Type.String({ minLength: 1, message: 'must not be empty', ...options });

export const matching = (pattern: RegExp, message: string, options?: TSchemaOptions) =>
  Type.String({ pattern, message, ...options });

export const oneOf = <Word extends string>(words: readonly Word[], options?: TSchemaOptions) =>
  Type.Enum([...words], { message: `must be one of ${words.join(', ')}`, ...options });

export const isGiven = Type.Optional(Type.Boolean());

export const whole = (minimum: number, maximum: number, options?: TSchemaOptions) =>
  Type.Integer({ minimum, maximum, message: `must be a whole number from ${minimum} to ${maximum}`, ...options });

export const amount = (minimum: number, maximum: number, options?: TSchemaOptions) =>
  Type.Number({ minimum, maximum, message: `must be a number from ${minimum} to ${maximum}`, ...options });

export const address = (protocol: RegExp, message: string, options?: TSchemaOptions) =>
  Type.Refine(
    Type.String({ message, kind: 'URL', ...options }),
    (value) => protocol.test(URL.parse(value)?.protocol ?? ''),
    () => message,
  );

export const webAddress = (options?: TSchemaOptions) =>
  address(/^https?:$/, 'must be an address such as https://shop.example', options);

/** A URL without path, query, fragment or user name, to which paths can be appended. */
export const origin = (options?: TSchemaOptions) =>
  Type.Refine(
    webAddress({ message: 'must be a scheme and a host alone, such as https://shop.example', ...options }),
    (value) => {
      const url = URL.parse(value);
      return url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
    },
  );

export const email = (options?: TSchemaOptions) =>
  Type.Refine(
    Type.String({ message: 'must be an email address', kind: 'email address', ...options }),
    (value) => emailOf(value) === value,
  );

/** What calls without encryption may reach: this machine, private networks, and one-word names, as of containers. */
const PRIVATE_HOST =
  /^(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|[a-z0-9-]+)$/;

export const medusaAddress = (options?: TSchemaOptions) =>
  Type.Decode(Type.String(options), (value) => {
    const url = /^medusa:https?:\/\//.test(value) ? URL.parse(value.slice('medusa:'.length)) : null;
    const isSafe = url && (url.protocol === 'https:' || PRIVATE_HOST.test(url.hostname));
    if (isSafe && !url.search && !url.hash && !url.username) return url.href.replace(/\/$/, '');
    throw new ValueError(
      'must be medusa: and an address, such as medusa:https://medusa.example; http: for private networks alone',
    );
  });

const OWN_HEADERS = new Set(
  'host connection transfer-encoding expect te trailer upgrade traceparent x-request-id x-shop-signature'.split(' '),
);

/** In lower case, and none that the client of the shop API sets itself. */
export const headerName = (options?: TSchemaOptions) =>
  Type.Decode(Type.String(options), (value) => {
    const name = value.toLowerCase();
    if (!/^[a-z0-9-]{1,64}$/.test(name)) throw new ValueError('must be the name of a header, such as X-Auth-Token');
    if (OWN_HEADERS.has(name) || /^(?:content-|accept)/.test(name))
      throw new ValueError('must be a header that the gateway does not set itself');
    return name;
  });

export const flag = (options?: TSchemaOptions) =>
  Type.Decode(
    Type.Enum(['true', 'false'], { message: 'must be true or false', ...options }),
    (value) => value === 'true',
  );

/** `read` returns nothing for a part that is none; `message` then says what it must be. */
export const list = <Item>(
  read: (part: string) => Item | null | undefined,
  message: string,
  options?: TSchemaOptions,
) =>
  Type.Decode(Type.String(options), (value) =>
    value.split(',').flatMap((written): Item[] => {
      const part = written.trim();
      if (part === '') return [];
      const item = read(part);
      if (item === null || item === undefined) throw new ValueError(`${JSON.stringify(part)} ${message}`);
      return [item];
    }),
  );

export const imageHosts = (options?: TSchemaOptions) =>
  list(readImageHost, 'is no host: write cdn.example.com, *.example.com or http://host:port', options);

/** Addresses with commas between, or `none`. */
export const socialLinks = (options?: TSchemaOptions) =>
  Type.Decode(
    list(
      (part) => (part === 'none' ? part : socialLinkOf(part)),
      'is no address: write https://network.example/name',
      options,
    ),
    (links) => links.filter((link) => link !== 'none'),
  );
