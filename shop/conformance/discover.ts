import { brandSlug } from '@storefront/gateway/graph/brand/brand.rules.ts';
import { fetchBrands } from '@storefront/gateway/graph/brand/brand.rest.ts';
import { fetchCategoryPage, fetchCategoryTree } from '@storefront/gateway/graph/category/category.rest.ts';
import type { CategoryNode } from '@storefront/gateway/graph/category/category.rules.ts';
import { fetchBlogPage } from '@storefront/gateway/graph/content/blog.rest.ts';
import { fetchPages } from '@storefront/gateway/graph/content/page.rest.ts';
import { fetchProduct, type RestOptions } from '@storefront/gateway/graph/product/product.rest.ts';
import type { Product } from '@storefront/gateway/graph/product/product.rules.ts';
import { plainList } from './steps/catalogue-steps.ts';
import type { StepState } from './steps/step.ts';

/** The maximum of categories to try until one has a product that can be bought. */
const CATEGORIES_TRIED = 12;

/** Finds a category, a product that can be bought, a brand and a page; what is not found keeps its sample. */
export async function discover(options: RestOptions, state: StepState): Promise<void> {
  const { rest } = options;
  const { samples } = state;
  Object.assign(samples, { range: null, pagePath: null, postSlug: null, soldOutId: null, resolvedPath: null });
  const tree = await tried(() => fetchCategoryTree(rest));
  for (const category of leavesOf(tree ?? []).slice(0, CATEGORIES_TRIED)) {
    const page = await tried(() =>
      fetchCategoryPage(options, { entityId: category.entityId, path: category.path }, 1, {
        ...plainList,
        excludedFields: [],
      }),
    );
    const products = (page?.items ?? []).filter((item) => item !== null);
    samples.soldOutId ??= products.find(isSoldOut)?.entityId ?? null;
    const product = products.find((item) => item.available && !isSoldOut(item));
    if (!product) continue;
    Object.assign(state, { categoryId: category.entityId, productId: product.entityId });
    Object.assign(samples, {
      categoryPath: category.path,
      otherPath: products.find(({ path }) => path !== product.path)?.path ?? product.path,
      term: product.name.split(' ').findLast((word) => /^\p{L}{4,}$/u.test(word)) ?? product.name,
    });
    await readProduct(options, state, product);
    break;
  }
  const brand = (await tried(() => fetchBrands(rest)))?.[0];
  if (brand) {
    state.brandId = brand.entityId;
    samples.brandSlug = brandSlug(brand.path);
  }
  samples.pagePath = (await tried(() => fetchPages(rest)))?.[0]?.path ?? null;
  samples.postSlug = (await tried(() => fetchBlogPage(rest, 1)))?.items.find((post) => post !== null)?.slug ?? null;
}

async function readProduct(options: RestOptions, { samples }: StepState, { path, name, sku }: Product): Promise<void> {
  Object.assign(samples, {
    productPath: path,
    resolvedPath: path,
    productName: name,
    sku,
    skus: [sku, 'A-CODE-OF-NO-PRODUCT'],
  });
  const found = await tried(() => fetchProduct(options, path, []));
  const detail = found?.kind === 'found' ? found.product.detail : undefined;
  const variant = detail?.variants.find(({ inventoryLevel }) => inventoryLevel > 0) ?? detail?.variants[0];
  samples.variantId = variant?.id ?? null;
  samples.sku = variant?.sku || sku;
  const slug = /^\/ranges\/([^/?]+)\/?$/.exec(detail?.rangePath ?? '')?.[1];
  samples.range = slug === undefined ? null : { slug, finish: '' };
}

const isSoldOut = ({ inventoryTracking, inventoryLevel }: Product) =>
  inventoryTracking !== 'none' && inventoryLevel <= 0;

const leavesOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => (node.children.length === 0 ? [node] : leavesOf(node.children)));

/** Resolves to the result of a call; undefined when it failed, which is recorded. */
async function tried<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
