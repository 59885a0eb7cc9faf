import { Type, type TSchemaOptions } from 'typebox';

/** Unknown properties of requests are ignored. */

export const parameter = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.String({ description, ...options }));

export const repeatedParameter = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.Array(Type.String(), { description, ...options }));

export const text = (description: string, options: TSchemaOptions = {}) => Type.String({ description, ...options });

export const optionalText = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], description, ...options }));

export const optionalFlag = (description: string) =>
  Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description }));

export const optionalPrice = (description: string) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, description }));

export const optionalInteger = (description: string, options: TSchemaOptions = {}) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], description, ...options }));

/** Longer than any shop's ids; only bounds what a request may hold. */
export const LINE_ID_LENGTH = 255;

/** A number in a query or a path, up to 15 digits. */
export const digits = (description: string, options: TSchemaOptions = {}) =>
  Type.String({ pattern: '^\\d{1,15}$', description, examples: ['1'], ...options });

/** A text that is opaque to the gateway. */
export const lineId = (description: string) =>
  Type.String({ minLength: 1, maxLength: LINE_ID_LENGTH, description, examples: ['1'] });

export const pageNumber = parameter(
  'The page number, from 1, the default; 16 items a page unless the answer has another `page_size`.',
  { examples: ['1'] },
);

export const token = parameter(
  'The token of a cart, or of a signed-in customer’s session, which is that of the customer’s cart, too.',
  {
    examples: ['aK8vWq1mT0yB4sXhZr2n'],
  },
);

export const clientAddress = (maxLength: number) =>
  optionalText('The shopper’s IP address, by which requests are rate limited.', {
    maxLength,
    examples: ['203.0.113.7'],
  });
