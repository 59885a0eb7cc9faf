import { Type, type TSchemaOptions } from 'typebox';
import { list, matching, whole } from '@storefront/schema/settings/values.ts';

export const perMinute = (limit: { perMinute: number; maximum: number; counts: string }) =>
  whole(1, limit.maximum, { default: limit.perMinute, description: limit.counts });

export const ids = (options?: TSchemaOptions) =>
  Type.Decode(matching(/^\d+(,\d+)*$|^$/, 'must be ids with commas between', options), (value) =>
    value.split(',').filter(Boolean).map(Number),
  );

/** Strict, because these values become part of the Content-Security-Policy header. */
export const chatHosts = (options?: TSchemaOptions) =>
  list(
    (host) => (/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) ? `https://${host}` : null),
    'is no host: write api.example.com or *.example.com',
    options,
  );
