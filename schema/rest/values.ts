import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import { POUNDS_MAXIMUM } from '@storefront/domain/money.rules.ts';

/**
 * Requires only what the gateway needs; optional properties may be null, unknown ones are ignored. Two keywords limit
 * the effect of an invalid value, which otherwise fails the whole response:
 * - `x-broken-items`: `dropped` drops invalid items, `null` replaces them, which keeps positions; all invalid fail.
 * - `x-when-broken: ignored`: an invalid value counts as missing.
 */

const INT_MAXIMUM = 2_147_483_647;

/** A number beyond them is a fault of the shop API, which GraphQL's Int could not carry. */
const BOUNDS = { minimum: -INT_MAXIMUM, maximum: INT_MAXIMUM };
const POUNDS = { minimum: -POUNDS_MAXIMUM, maximum: POUNDS_MAXIMUM };

type Nullable<Schema extends TSchema> = TUnsafe<Static<Schema> | null>;

export function nullable<Schema extends TSchema>(schema: Schema): Nullable<Schema> {
  return Type.Unsafe<Static<Schema> | null>(Type.Union([schema, Type.Null()]));
}

export function optional<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(nullable(schema));
}

/** An optional property; an invalid value counts as missing. */
export function ignoredWhenBroken<Schema extends TSchema>(schema: Schema, description?: string) {
  return Type.Optional(
    Type.Unsafe<Static<Schema> | null>(
      Type.Union([schema, Type.Null()], { 'x-when-broken': 'ignored', ...(description && { description }) }),
    ),
  );
}

/** A text with at least one character. */
export const text = (description: string) => Type.String({ minLength: 1, description });

export const optionalText = (description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], description }));

export const optionalFlag = (description: string) =>
  Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description }));

/** One for products, lines and requests. */
export const minimumAge = () =>
  optionalNumber('The age to buy it, which the gateway sees to: 16, 18 or 21. Others count as none.');

export const optionalNumber = (description: string) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], ...BOUNDS, description }));

/** At least 0. */
export const count = (description: string) => Type.Integer({ ...BOUNDS, minimum: 0, description });

/** At least 0, and not always whole. */
export const measure = (description: string) => Type.Number({ ...BOUNDS, minimum: 0, description });

const ENTITY_ID = { minimum: 1, maximum: INT_MAXIMUM };

export const entityId = (description: string) => Type.Integer({ ...ENTITY_ID, description });

export const optionalEntityId = (description: string) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], ...ENTITY_ID, description }));

/** An identifier that is opaque to the gateway. */
export const identifier = (description: string, maxLength?: number) =>
  Type.Unsafe<string | number>({
    type: ['string', 'number'],
    minLength: 1,
    ...(maxLength && { maxLength }),
    description,
  });

export const optionalIdentifier = (description: string, maxLength?: number) =>
  optional(identifier(description, maxLength));

const PRICE = 'In pounds, with up to four decimals; excludes VAT unless the deployment is configured otherwise.';

/** What is no amount counts as 0; one beyond the bounds is broken. */
export const price = (description: string) =>
  Type.Unsafe<number | string | null>({
    type: ['number', 'string', 'null'],
    ...POUNDS,
    description: `${description} ${PRICE}`,
  });

export const optionalPrice = (description: string) => Type.Optional(price(description));

/** An amount whose description says whether it includes VAT, whatever the deployment's prices do. */
export const optionalTotal = (description: string) =>
  Type.Optional(
    Type.Unsafe<number | string | null>({
      type: ['number', 'string', 'null'],
      ...POUNDS,
      description: `${description} In pounds.`,
    }),
  );

export const total = (description: string) =>
  Type.Number({ ...POUNDS, minimum: 0, description: `${description} In pounds.` });

/** Word characters, dots, tildes, hyphens and percent escapes between slashes, without `.` and `..` segments. */
const PATH = '^(?!(?:.*/)?\\.{1,2}(?:/|$))[\\w./~%-]*$';

export const path = (description: string) => Type.String({ pattern: PATH, description });

/** The same, and a query string. */
const PATH_WITH_QUERY = `^(?!(?:.*/)?\\.{1,2}(?:/|\\?|$))[\\w./~%-]*(?:\\?[\\w.~%!'()*+,:;@/?=&-]*)?$`;

export const pathWithQuery = (description: string) => Type.String({ pattern: PATH_WITH_QUERY, description });

const TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})$';

export const time = (description: string) =>
  Type.Refine(
    Type.String({ pattern: TIME, description }),
    (value) => !Number.isNaN(Date.parse(value)),
    () => 'must be a time',
  );

export const optionalDate = (description: string) =>
  optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }));

/** A token that can travel in a cookie and a header; long enough for a signed one that carries its claims. */
const TOKEN = '^[\\w.~+/=-]{8,1024}$';

export const token = (description: string) => Type.String({ pattern: TOKEN, description });

export const optionalToken = (description: string) => optional(token(description));

export function listOf<Item extends TSchema>(item: Item, description: string) {
  return Type.Array(item, { description, 'x-broken-items': 'dropped' });
}

/** Invalid items become null, so that the others keep their positions. */
export function pageOf<Item extends TSchema>(item: Item) {
  return {
    results: Type.Unsafe<(Static<Item> | null)[]>(
      Type.Array(item, { description: 'The items of this page, in order.', 'x-broken-items': 'null' }),
    ),
    total: optionalNumber('The number of items on all pages. Defaults to 0.'),
  };
}

export function tableOf<Value extends TSchema>(value: Value, description: string) {
  return Type.Unsafe<Record<string, Static<Value>>>({ type: 'object', additionalProperties: value, description });
}

export const Message = Type.Object(
  {
    message: Type.Optional(
      Type.String({ description: 'A message that says what was done.', examples: ['Address deleted'] }),
    ),
  },
  { title: 'Message', description: 'Confirms a change.' },
);
