import { z } from 'zod';
import type { SearchDocument } from '../options.ts';

const expression = z.string().transform((text, context) => {
  try {
    return new RegExp(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/**
 * A grade, 3: what is meant; 2: good; 1: related, acceptable late in the list; 0: wrong; and why. It is given to the product with this SKU,
 * or to those whose name matches `name` and whose name, brand, categories or fields match `says`. The first that fits a product counts.
 */
const grade = z
  .strictObject({
    sku: z.string().optional(),
    name: expression.optional(),
    says: expression.optional(),
    grade: z.int().min(0).max(3),
    reason: z.string().min(1).optional(),
  })
  .refine(({ sku, name, says }) => sku !== undefined || name || says, 'needs sku, name or says');

const judgedSet = z.strictObject({
  /** The products that no grade of a query fits: judged wrong, or not judged. */
  others: z.enum(['wrong', 'unjudged']).default('unjudged'),
  queries: z
    .array(z.strictObject({ query: z.string().min(1), kind: z.string().min(1).default('any'), grades: z.array(grade) }))
    .min(1),
});

const judgedProduct = z.strictObject({
  sku: z.string().min(1),
  name: z.string().min(1),
  brand: z.string().default(''),
  description: z.string().default(''),
  categories: z.array(z.string()).default([]),
  fields: z.array(z.string()).default([]),
  codes: z.array(z.string()).default([]),
  popularity: z.int().min(0).max(1000).default(0),
});
const judgedProducts = z.array(judgedProduct).min(1);

export type JudgedSet = z.infer<typeof judgedSet>;

/** A query, the kind of person who types it, and the grades of products. */
export type JudgedQuery = JudgedSet['queries'][number];

/** Reads a judged set. Throws an error that names each fault and its place. */
export function readJudgedSet(json: unknown): JudgedSet {
  return checked(judgedSet, json);
}

/** Reads the products of a judged set. Throws an error that names each fault and its place. */
export function readJudgedProducts(json: unknown): SearchDocument[] {
  const products = checked(judgedProducts, json);
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

function checked<Schema extends z.ZodType>(schema: Schema, json: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(json);
  if (error) throw new Error(z.prettifyError(error));
  return data;
}

/** Parses a JSON array, or JSON lines. Throws an error that names the faulty line. */
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

/** Returns the grade of a product for a query; null where nobody judged it. */
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

/** The products that a query's grades may fit: those of its SKUs, or all if a grade is for what names say. */
export function candidatesOf(
  query: JudgedQuery,
  products: readonly SearchDocument[],
  bySku: ReadonlyMap<string, SearchDocument>,
): readonly SearchDocument[] {
  const skus = query.grades.map(({ sku }) => sku);
  if (skus.includes(undefined)) return products;
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku ?? '') ?? []);
}
