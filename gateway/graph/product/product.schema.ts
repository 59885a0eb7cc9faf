import { DOCUMENTS_MAXIMUM } from '@storefront/domain/product/documents.data.ts';
import { Photometry, ProductDocumentType } from './documents/documents.schema.ts';
import { productAt } from './product-at.ts';
import { finishOf, FINISH_FACET } from '../finish/finish.rules.ts';
import { Brand } from '../brand/brand.schema.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { Html } from '../scalar/scalar.schema.ts';
import { safeHtml } from '../content/html.rules.ts';
import type { Context } from '../context.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { Modifier } from '../modifier/modifier.schema.ts';
import { ProductOption, VariantType, type OptionRecord } from '../variant/variant.schema.ts';
import { Breadcrumb, Specification, Warranty } from './parts.schema.ts';
import { MINIMUM_AGE, ProductCondition } from './condition.schema.ts';
import { type Product, type ProductDetail, optionLabels } from './product.rules.ts';
import { energyClassOf, highlightsOf, shownSpecifications, specifications } from './specifications.rules.ts';
import { stockOfProduct } from './stock.rules.ts';
import { InventoryTracking, Stock } from './stock.schema.ts';
import { StoreStock, storeStockOf, USUAL_STORES } from './store-stock.schema.ts';

/** Synchronously when read already, else after one batched call for all products. Null when it no longer exists. */
export function fromDetail<Result>(
  { detail, path }: Product,
  { products }: Context,
  read: (detail: ProductDetail) => Result | Promise<Result>,
): Result | Promise<Result> | Promise<Result | null> {
  if (detail) return read(detail);
  return products.load(path).then((product) => (product?.detail ? read(product.detail) : null));
}

export const ProductType = builder.nodeRef<Product>('Product', {
  id: { resolve: ({ path }) => path },
  loadWithoutCache: productAt,
});
ProductType.implement({
  description:
    'A product of the catalogue. Nullable fields come from the product’s full record: for products of a list they ' +
    'cost one batched call for the whole list, and are null only when that call fails or the product no longer ' +
    'exists.',
  fields: (t) => ({
    entityId: t.exposeInt('entityId', { description: 'The product’s id in the shop API.' }),
    name: t.exposeString('name', { description: 'The product’s name.' }),
    sku: t.exposeString('sku', { description: 'The stock-keeping unit.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
    brand: t.field({
      extensions: { reads: ['brand_name', 'brand_url'] },
      type: Brand,
      nullable: true,
      description: 'The brand. Null when the product has none.',
      resolve: ({ brand }) => (brand.name ? brand : null),
    }),
    stock: t.field({
      type: Stock,
      description: 'The product’s stock; the sum of its variants when stock is tracked per variant.',
      resolve: (product, _, { config, now }) => stockOfProduct(product, config, undefined, now()),
    }),
    storeStock: t.field({
      extensions: { reads: ['store_stock'] },
      type: [StoreStock],
      complexity: { field: 1, multiplier: USUAL_STORES },
      nullable: true,
      description:
        'Its stock in the stores that have any, most first; for a product with variants see theirs. ' +
        'Empty where stores do not count their stock.',
      resolve: (product, _, context) =>
        fromDetail(product, context, (detail) =>
          storeStockOf(detail.storeLevels, stockOfProduct(product, context.config, undefined, context.now()), context),
        ),
    }),
    inventoryTracking: t.expose('inventoryTracking', {
      type: InventoryTracking,
      description: 'How its stock is counted. `stock` already takes this into account.',
    }),
    minimumAge: t.exposeInt('minimumAge', { nullable: true, description: MINIMUM_AGE }),
    condition: t.field({
      type: ProductCondition,
      description: 'Whether it is new, used or refurbished.',
      resolve: ({ condition }) => condition ?? 'new',
    }),
    isAvailable: t.exposeBoolean('available', {
      description: 'Whether it is on sale. A product on sale may be out of stock: see `stock`.',
    }),
    image: t.field({
      extensions: { reads: ['images'] },
      type: Image,
      nullable: true,
      description: 'The product’s main image.',
      resolve: ({ imageUrl, name }, _, { config }) => imageOf(imageUrl, name, config),
    }),
    variantCount: t.exposeInt('variantCount', {
      description: 'The number of variants. Above 1, one must be chosen to buy it.',
    }),
    options: t.field({
      extensions: { reads: ['option_values'] },
      type: [ProductOption],
      // Products rarely have more options than finish, size and function.
      complexity: { field: 1, multiplier: 3 },
      description: 'The options that its variants differ in, in display order.',
      resolve: (product, _, { config }) => optionsOf(product, config),
    }),
    energyClass: t.string({
      extensions: { reads: ['custom_fields'] },
      nullable: true,
      description: 'Energy class A to G of a light source; null for anything else.',
      resolve: ({ customFields }) => energyClassOf(customFields),
    }),
    highlights: t.field({
      extensions: { reads: ['custom_fields'] },
      type: [Specification],
      complexity: { field: 1, multiplier: 3 },
      description:
        'Up to three key specifications for lists, such as cap, wattage and colour temperature: ' +
        'those that the shop says for its category, then the usual ones.',
      resolve: ({ customFields, leadFields }) => highlightsOf(customFields, leadFields),
    }),
    images: t.field({
      extensions: { reads: ['images'] },
      type: [Image],
      nullable: true,
      description: 'The product’s images in display order, without those on hosts that the deployment does not allow.',
      resolve: (product, _, context) =>
        fromDetail(product, context, ({ images }) =>
          images.flatMap(({ url, description }) => imageOf(url, description || product.name, context.config) ?? []),
        ),
    }),
    variants: t.field({
      type: [VariantType],
      nullable: true,
      description: 'The variants; empty when the product has no options.',
      resolve: (product, _, context) =>
        fromDetail(product, context, (detail) => detail.variants.map((variant) => ({ product: detail, variant }))),
    }),
    modifiers: t.field({
      extensions: { reads: ['modifiers'] },
      type: [Modifier],
      nullable: true,
      description: 'The groups of add-ons that can be bought with the product.',
      resolve: (product, _, context) => fromDetail(product, context, ({ modifiers }) => modifiers),
    }),
    description: t.field({
      extensions: { reads: ['description'] },
      type: Html,
      nullable: true,
      description: 'The product’s description. Null when it has none.',
      resolve: (product, _, context) =>
        fromDetail(product, context, ({ description }) => safeHtml(description) || null),
    }),
    warning: t.field({
      extensions: { reads: ['warning'] },
      type: Html,
      nullable: true,
      description: 'Safety information. Null when it has none.',
      resolve: (product, _, context) => fromDetail(product, context, ({ warning }) => safeHtml(warning) || null),
    }),
    warranty: t.field({
      extensions: { reads: ['warranty'] },
      type: Warranty,
      nullable: true,
      description: 'The contents of the box, documents and guarantee.',
      resolve: (product, _, context) => fromDetail(product, context, ({ warranty }) => warranty),
    }),
    documents: t.field({
      extensions: { reads: ['documents', 'warranty'] },
      type: [ProductDocumentType],
      nullable: true,
      description: `Its documents, at most ${DOCUMENTS_MAXIMUM} and those of \`warranty\`; empty for none.`,
      resolve: (product, _, context) =>
        fromDetail(product, context, ({ documents = [], warranty }) => [
          ...documents,
          ...warranty.documents.map(({ url, text }) => ({ kind: 'other' as const, name: text, url, bytes: null })),
        ]),
    }),
    photometry: t.field({
      extensions: { reads: ['photometry'] },
      type: Photometry,
      nullable: true,
      description: 'The light that its photometric file states. Null without such a file.',
      resolve: (product, _, context) => fromDetail(product, context, ({ photometry }) => photometry ?? null),
    }),
    finish: t.string({
      extensions: { reads: ['custom_fields'] },
      nullable: true,
      description:
        'The one finish that it is made in, by its specification or its name. ' +
        'Null when it has none, several, or a choice of them: see `options`.',
      resolve: (product, _, context) =>
        fromDetail(product, context, ({ name, customFields, variants }) =>
          variants.some(({ selectedOptions }) => selectedOptions.some((option) => option.name === FINISH_FACET))
            ? null
            : finishOf(name, specifications(customFields)),
        ),
    }),
    specifications: t.field({
      extensions: { reads: ['custom_fields'] },
      type: [Specification],
      nullable: true,
      description:
        'The product’s technical data, under the names that filters use; those that its kind is chosen by come ' +
        'first. With lumens and watts also the efficacy in lumens for each watt.',
      resolve: (product, _, context) =>
        fromDetail(product, context, ({ customFields, leadFields }) => shownSpecifications(customFields, leadFields)),
    }),
    rangePath: t.string({
      extensions: { reads: ['range_view_url'] },
      nullable: true,
      description: 'Path of a page that shows its whole range; null for none.',
      resolve: (product, _, context) => fromDetail(product, context, ({ rangePath }) => rangePath),
    }),
    breadcrumb: t.field({
      extensions: { reads: ['breadcrumb'] },
      type: [Breadcrumb],
      nullable: true,
      description: 'The breadcrumb from the top-level category, without the product itself.',
      resolve: (product, _, context) => fromDetail(product, context, ({ breadcrumb }) => breadcrumb),
    }),
    related: t.field({
      extensions: { reads: ['related_products_category'] },
      type: [ProductType],
      nullable: true,
      complexity: { field: CALL_COMPLEXITY, multiplier: 8 },
      description: 'Up to 8 related products; empty for none. Costs one call.',
      resolve: (product, _, context) =>
        fromDetail(product, context, ({ relatedCategoryId }): readonly Product[] | Promise<readonly Product[]> =>
          relatedCategoryId ? context.catalogue.relatedProducts(relatedCategoryId, product.entityId) : [],
        ),
    }),
  }),
});

/** A listed product has no stock per variant, so all its values count as available. */
function optionsOf(product: Product, config: Context['config']): OptionRecord[] {
  const { detail } = product;
  if (!detail)
    return product.optionLabels.map(({ name, labels }) => ({
      name,
      values: labels.map((label) => ({ label, available: true })),
    }));
  const buyable = optionLabels(
    detail.variants.filter((variant) => stockOfProduct(detail, config, variant).maximumQuantity !== 0),
  );
  const labelsOf = new Map(buyable.map(({ name, labels }) => [name, labels]));
  return optionLabels(detail.variants).map(({ name, labels }) => ({
    name,
    values: labels.map((label) => ({ label, available: labelsOf.get(name)?.includes(label) ?? false })),
  }));
}
