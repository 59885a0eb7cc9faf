import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z, type ZodType } from 'zod';
import { cartItemShape } from '../graph/cart/cart.rest.ts';
import { itemPageShape } from '../graph/product/item.rest.ts';
import { recordShape } from '../graph/product/record.rest.ts';
import { cartItemRecord, itemRecord, modifierRecord, productRecord, variantRecord } from '../testing/records.ts';
import { compiled, UNREAD } from './compiled-shape.ts';
import { itemShapeOf, listOf, optionalList, optionalPairs, path } from './shapes.ts';

/** What a shape itself makes of a value. */
const bySelf = (shape: ZodType, value: unknown) => {
  const result = shape.safeParse(value);
  return result.success ? result.data : UNREAD;
};

/** Anything that JSON can say, and often something near what shapes are about. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown[]>(
    undefined,
    null,
    '',
    'text',
    '/a/b/',
    '/../',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    true,
    [],
    {},
    [null],
    { id: 1 },
    [{ id: 1 }, { id: 1 }, { id: 'x' }],
  ),
);

const shapes: Record<string, ZodType> = {
  unknown: z.unknown(),
  text: z.string(),
  'text with bounds': z.string().min(1).max(4),
  'text by a pattern': z.string().regex(/^\/?\w/),
  'text by hand': z.string().refine((value) => value !== 'text'),
  'text of anything': z.coerce.string(),
  address: z.url(),
  'number with bounds': z.number().min(0).lt(5),
  'whole number': z.int().positive().max(2_147_483_647),
  'number of 32 bits': z.int32().min(1),
  flag: z.boolean().nullish(),
  'one of several': z.union([z.string().min(1), z.number()]).transform(String),
  word: z.enum(['text', 'word']),
  'text or a default': z.string().default('none'),
  caught: path.nullish().catch(null),
  table: z.record(z.string(), z.array(z.unknown())).nullish(),
  pairs: optionalPairs(z.array(z.string())),
  list: optionalList(z.string()),
  'list with gaps': listOf(z.object({ id: z.number() }), ({ id }) => id),
  object: z.object({
    id: z.number().optional(),
    name: z
      .string()
      .nullish()
      .transform((value) => value ?? ''),
    unknown: z.unknown().optional(),
  }),
  'strict object': z.strictObject({ id: z.number() }),
};

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  test('is read as the shape itself reads it, or left to it', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const quickly = compiled(shape)(value);
        if (quickly !== UNREAD) expect(quickly).toEqual(bySelf(shape, value));
      }),
    );
  });
});

/** A shape, and every shape that it is made of. */
function partsOf(shape: ZodType): ZodType[] {
  const definition = shape._zod.def as { shape?: Record<string, ZodType>; options?: ZodType[] } & Partial<
    Record<'element' | 'innerType' | 'in' | 'out' | 'valueType', ZodType>
  >;
  const { element, innerType, in: before, out: after, valueType } = definition;
  const inner = [
    ...Object.values(definition.shape ?? {}),
    ...(definition.options ?? []),
    element,
    innerType,
    before,
    after,
    valueType,
    itemShapeOf(shape),
  ];
  return [shape, ...inner.filter((part) => part !== undefined).flatMap(partsOf)];
}

const records: [name: string, shape: ZodType, record: object][] = [
  [
    'a product',
    recordShape,
    productRecord('switch', {
      variants: [variantRecord(1, 'Brass'), variantRecord(2, 'Steel')],
      modifiers: [modifierRecord(5, [{ id: 51, slug: 'bulb' }])],
    }),
  ],
  [
    'a page of a list',
    itemPageShape,
    { results: [itemRecord('one'), itemRecord('two', { custom_fields: null })], total: 2 },
  ],
  [
    'an item of a cart',
    cartItemShape,
    cartItemRecord(1, 'plain', 2, {
      parent_id: 7,
      variant_display: [{ option_display_name: 'Finish', label: 'Brass' }],
      added_price: 3,
    }),
  ],
];

describe.each(records)('%s', (_, shape, record) => {
  test('is read by the quick way, down to its last text', () => {
    const expected = shape.parse(record);
    const asked = partsOf(shape).map((part) => vi.spyOn(part, 'safeParse'));
    expect(compiled(shape)(record)).toEqual(expected);
    expect(asked.length).toBeGreaterThan(10);
    for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  });

  test('is read alike with anything in the place of any of its values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(record)), anything, (key, value) => {
        const changed = { ...record, [key]: value };
        const quickly = compiled(shape)(changed);
        if (quickly !== UNREAD) expect(quickly).toEqual(bySelf(shape, changed));
      }),
      { numRuns: 500 },
    );
  });
});
