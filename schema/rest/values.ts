import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';

/**
 * The values that the shop API's answers are made of. What the schemas require is what the gateway needs to make sense of
 * an answer; a property that may be missing may be null as well, and properties that are not named are ignored.
 *
 * Two keywords of our own say what a fault costs, where it costs less than the whole answer:
 * - `x-broken-items` of a list: `dropped`, or `null` in its place where the position in a page counts. A list without any
 *   sound item is broken itself.
 * - `x-when-broken: ignored` of a property: as if it were missing.
 */

/** The largest value of GraphQL's Int. */
const INT_MAXIMUM = 2_147_483_647;

type Nullable<Schema extends TSchema> = TUnsafe<Static<Schema> | null>;

/** A value or null. */
export function nullable<Schema extends TSchema>(schema: Schema): Nullable<Schema> {
  return Type.Unsafe<Static<Schema> | null>(Type.Union([schema, Type.Null()]));
}

/** A property that may be missing or null. */
export function optional<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(nullable(schema));
}

/** A property that is ignored where it is broken. */
export function ignoredWhenBroken<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(
    Type.Unsafe<Static<Schema> | null>(Type.Union([schema, Type.Null()], { 'x-when-broken': 'ignored' })),
  );
}

/** A text with at least one character. */
export const text = (description: string) => Type.String({ minLength: 1, description });

export const optionalText = (description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], description }));

export const optionalFlag = (description: string) =>
  Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description }));

export const optionalNumber = (description: string) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], description }));

const ENTITY_ID = { minimum: 1, maximum: INT_MAXIMUM };

/** The number by which the shop API knows a record. */
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

const PRICE = 'In pounds, with up to four decimals; excludes VAT unless the deployment says otherwise.';

/** An amount of money. Whatever is no amount counts as 0. */
export const price = (description: string) =>
  Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'], description: `${description} ${PRICE}` });

export const optionalPrice = (description: string) => Type.Optional(price(description));

/** A path of the shop: word characters, dots, hyphens and percent escapes between slashes, and no `..` in it. */
const PATH = '^(?!(?:.*/)?\\.{1,2}(?:/|$))[\\w./~%-]*$';

export const path = (description: string) => Type.String({ pattern: PATH, description });

const TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})$';

/** A point in time, in ISO 8601 with its offset. */
export const time = (description: string) =>
  Type.Refine(
    Type.String({ pattern: TIME, description }),
    (value) => !Number.isNaN(Date.parse(value)),
    () => 'must be a time',
  );

/** A day, such as 2026-11-23. */
export const optionalDate = (description: string) =>
  optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }));

/** A token that can travel in a cookie and a header. */
const TOKEN = '^[\\w.~+/=-]{8,256}$';

export const token = (description: string) => Type.String({ pattern: TOKEN, description });

export const optionalToken = (description: string) => optional(token(description));

/** A list whose broken items are dropped one by one. */
export function listOf<Item extends TSchema>(item: Item, description: string) {
  return Type.Array(item, { description, 'x-broken-items': 'dropped' });
}

/** One page of a long list: broken items leave a gap, so that the others keep their positions. */
export function pageOf<Item extends TSchema>(item: Item) {
  return {
    results: Type.Unsafe<(Static<Item> | null)[]>(
      Type.Array(item, { description: 'The items of this page, in order.', 'x-broken-items': 'null' }),
    ),
    total: optionalNumber('The number of items on all pages; missing is 0.'),
  };
}

/** A table of any keys. */
export function tableOf<Value extends TSchema>(value: Value, description: string) {
  return Type.Unsafe<Record<string, Static<Value>>>({ type: 'object', additionalProperties: value, description });
}

/** What a call says that changed something and has no record to answer. */
export const Message = Type.Object(
  { message: Type.Optional(Type.String({ description: 'What was done, in words.', examples: ['Address deleted'] })) },
  { title: 'Message', description: 'Something was done.' },
);
