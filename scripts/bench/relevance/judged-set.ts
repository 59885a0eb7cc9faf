import { z } from 'zod';
import type { SearchDocument } from '../../../shop/search/document.ts';

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
 * A grade, 3: what is meant; 2: good; 1: related; 0: wrong; and why. It is given to the product with this SKU, or to those whose name
 * matches `name` and whose name, brand, categories or fields match `says`. The first that fits a product counts; others have grade 0.
 */
const grade = z
  .strictObject({
    sku: z.string().optional(),
    name: expression.optional(),
    says: expression.optional(),
    grade: z.int().min(0).max(3),
    reason: z.string().min(1),
  })
  .refine(({ sku, name, says }) => sku !== undefined || name || says, 'needs sku, name or says');

const judgedSet = z.strictObject({
  queries: z
    .array(z.strictObject({ query: z.string().min(1), kind: z.string().min(1), grades: z.array(grade).min(1) }))
    .min(1),
});

const judgedProducts = z
  .array(
    z.strictObject({
      sku: z.string().min(1),
      name: z.string().min(1),
      brand: z.string().default(''),
      description: z.string().default(''),
      categories: z.array(z.string()).default([]),
      fields: z.array(z.string()).default([]),
      codes: z.array(z.string()).default([]),
      popularity: z.int().min(0).max(1000).default(0),
    }),
  )
  .min(1);

/** A query, who types it, and the grades of products. */
export type JudgedQuery = z.infer<typeof judgedSet>['queries'][number];

/** Reads a judged set. Throws an error that names each fault and its place. */
export function readJudgedSet(json: unknown): JudgedQuery[] {
  return checked(judgedSet, json).queries;
}

/** Reads the products of a judged set. Throws an error that names each fault and its place. */
export function readJudgedProducts(json: unknown): SearchDocument[] {
  return checked(judgedProducts, json).map((product, index) => ({
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

export function gradeOf({ grades }: JudgedQuery, product: SearchDocument): number {
  const { sku, name, brand, categories, fields } = product;
  const said = [name, brand, ...categories, ...fields].join(' · ');
  const fits = grades.find(
    (judged) =>
      (judged.sku === undefined || judged.sku === sku) &&
      (!judged.name || judged.name.test(name)) &&
      (!judged.says || judged.says.test(said)),
  );
  return fits?.grade ?? 0;
}
