import { Type, type StaticDecode, type TSchema } from 'typebox';
import { Check, Decode, Default, Errors } from 'typebox/value';
import type { SearchDocument } from '../options.ts';

const strict = { additionalProperties: false };
const word = Type.String({ minLength: 1 });

const expression = Type.Decode(Type.String({ format: 'regex' }), (text) => new RegExp(text));

/**
 * 3: what is meant; 2: good; 1: related, acceptable late in the list; 0: wrong. For the product with the SKU, or those
 * whose name matches `name` and whose name, brand, categories or fields match `says`. The first that fits counts.
 */
const grade = Type.Refine(
  Type.Object(
    {
      sku: Type.Optional(Type.String()),
      name: Type.Optional(expression),
      says: Type.Optional(expression),
      grade: Type.Integer({ minimum: 0, maximum: 3 }),
      reason: Type.Optional(word),
    },
    strict,
  ),
  ({ sku, name, says }) => sku !== undefined || Boolean(name) || Boolean(says),
  () => 'needs sku, name or says',
);

const JudgedSet = Type.Object(
  {
    /** Products that no grade fits: judged wrong, or not judged. */
    others: Type.Enum(['wrong', 'unjudged'], { default: 'unjudged' }),
    queries: Type.Array(
      Type.Object(
        { query: word, kind: Type.String({ minLength: 1, default: 'any' }), grades: Type.Array(grade) },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);

const texts = Type.Array(Type.String(), { default: [] });
const JudgedProducts = Type.Array(
  Type.Object(
    {
      sku: word,
      name: word,
      brand: Type.String({ default: '' }),
      description: Type.String({ default: '' }),
      categories: texts,
      fields: texts,
      codes: texts,
      popularity: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
    },
    strict,
  ),
  { minItems: 1 },
);

export type JudgedSet = StaticDecode<typeof JudgedSet>;

/** With the kind of person who types it. */
export type JudgedQuery = JudgedSet['queries'][number];

/** Throws an error that names each fault and its place. */
export function readJudgedSet(json: unknown): JudgedSet {
  return checked(JudgedSet, json);
}

/** Throws an error that names each fault and its place. */
export function readJudgedProducts(json: unknown): SearchDocument[] {
  const products = checked(JudgedProducts, json);
  const skus = new Set<string>();
  for (const { sku } of products) {
    if (skus.has(sku)) throw new Error(`Two products have the SKU ${sku}`);
    skus.add(sku);
  }
  return products.map((product, index) => ({
    ...product,
    id: index + 1,
    codes: [product.sku, ...product.codes],
    categoryIds: product.categories.map((_, place) => place),
    brandId: 0,
  }));
}

function checked<Schema extends TSchema>(schema: Schema, json: unknown): StaticDecode<Schema> {
  const value = Default(schema, json);
  if (Check(schema, value)) return Decode(schema, value);
  throw new Error(
    Errors(schema, value)
      .map(({ instancePath, message }) => `${instancePath}: ${message}`)
      .join('\n'),
  );
}

/** JSON lines or an array. Throws an error that names the faulty line. */
export function parseProducts(text: string): unknown {
  if (text.trimStart().startsWith('[')) return JSON.parse(text);
  return text.split('\n').flatMap((line, index): unknown[] => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line)];
    } catch (error) {
      throw new Error(`Line ${index + 1} is not JSON`, { cause: error });
    }
  });
}

/** Null where nobody judged the product. */
export function gradeOf({ others }: Pick<JudgedSet, 'others'>, query: JudgedQuery, product: SearchDocument) {
  const { sku, name, brand, categories, fields } = product;
  const said = () => [name, brand, ...categories, ...fields].join(' · ');
  const fits = query.grades.find(
    (judged) =>
      (judged.sku === undefined || judged.sku === sku) &&
      (!judged.name || judged.name.test(name)) &&
      (!judged.says || judged.says.test(said())),
  );
  return fits?.grade ?? (others === 'wrong' ? 0 : null);
}

/** Those of its SKUs, or all if a grade is for what names say. */
export function candidatesOf(
  query: JudgedQuery,
  products: readonly SearchDocument[],
  bySku: ReadonlyMap<string, SearchDocument>,
): readonly SearchDocument[] {
  const skus = query.grades.map(({ sku }) => sku);
  if (skus.includes(undefined)) return products;
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku ?? '') ?? []);
}
