import { Type, type TSchemaOptions } from 'typebox';

/** The values that requests to the shop API are made of. Properties that are not named are ignored. */

/** A query parameter, which may be left out. */
export const parameter = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.String({ description, ...options }));

/** A query parameter that may be repeated. */
export const repeatedParameter = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.Array(Type.String(), { description, ...options }));

/** A text that must be there. */
export const text = (description: string, options: TSchemaOptions = {}) => Type.String({ description, ...options });

/** A text that may be missing or null. */
export const optionalText = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], description, ...options }));

/** A yes or no that may be missing or null. */
export const optionalFlag = (description: string) =>
  Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description }));

/** A whole number that may be missing or null. */
export const optionalInteger = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], description, ...options }));

/** Digits, where a query or a path holds a number. */
export const digits = (description: string, options: TSchemaOptions = {}) =>
  Type.String({ pattern: '^\\d{1,15}$', description, examples: ['1'], ...options });

/** The page of a list, 16 a page. */
export const pageNumber = parameter('The page, from 1. Anything else means the first.', { examples: ['1'] });

/** The token of a cart, or of a customer who is signed in. */
export const token = parameter('The token of the cart, or of the session of a customer who is signed in.', {
  examples: ['aK8vWq1mT0yB4sXhZr2n'],
});

/** The address of the shopper's network, by which calls are limited. */
export const clientAddress = (maxLength: number) =>
  optionalText('The IP address of the shopper, by which calls are limited.', { maxLength, examples: ['203.0.113.7'] });
