import { productAt } from '../product/product-at.ts';
import { builder } from '../builder.ts';
import { DateTime } from '../scalar/scalar.schema.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { PriceType, WAS_REGULAR } from '../money/money.schema.ts';
import { PriceBreakType, USUAL_BREAKS } from '../money/price-break.schema.ts';
import { isVariantWasRegular, wasPriceOfVariant } from '../product/prices.rules.ts';
import type { OptionChoice, Product, ProductDetail, Variant } from '../product/product.rules.ts';
import { stockOfProduct } from '../product/stock.rules.ts';
import { Stock } from '../product/stock.schema.ts';
import { StoreStock, storeStockOf, USUAL_STORES } from '../product/store-stock.schema.ts';
import { swatchOf } from './swatch.rules.ts';
import type { Swatch as SwatchRecord } from './swatches.data.ts';

export interface VariantRecord {
  product: Product | ProductDetail;
  variant: Variant;
}

export const SelectedOption = builder.objectRef<OptionChoice>('SelectedOption').implement({
  description: 'One option of a variant, as chosen.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The option’s name, such as Finish or Function.' }),
    value: t.exposeString('value', { description: 'The chosen value, such as Blue.' }),
    valueId: t.exposeInt('valueId', {
      nullable: true,
      description:
        'The value’s id in the shop API. Null when not given, and in carts and orders, which store the label alone.',
    }),
  }),
});

export const VariantType = builder.nodeRef<VariantRecord>('Variant', {
  id: { resolve: ({ product, variant }) => `${product.path}#${variant.id}` },
  loadWithoutCache: async (key, context) => {
    const [path = '', variantId] = key.split('#');
    const detail = (await productAt(path, context))?.detail;
    const variant = detail?.variants.find(({ id }) => String(id) === variantId);
    return detail && variant && { product: detail, variant };
  },
});
VariantType.implement({
  description: 'One purchasable combination of a product’s options.',
  fields: (t) => ({
    entityId: t.int({ description: 'The variant’s id in the shop API.', resolve: ({ variant }) => variant.id }),
    sku: t.string({ description: 'The stock-keeping unit.', resolve: ({ variant }) => variant.sku }),
    priceBreaks: t.field({
      type: [PriceBreakType],
      complexity: { field: 1, multiplier: USUAL_BREAKS },
      description: 'Lower unit prices for larger quantities, in ascending order; empty for most variants.',
      resolve: ({ variant }) => variant.priceBreaks,
    }),
    price: t.field({
      type: PriceType,
      description: 'The current unit price.',
      resolve: ({ variant }) => variant.price,
    }),
    wasPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The price to strike through: in its sale the regular price, else the product’s recommended one. ' +
        'Null unless above the price, and when the variant’s price differs from the product’s.',
      resolve: ({ product, variant }) => wasPriceOfVariant(product, variant),
    }),
    wasRegularPrice: t.boolean({
      description: WAS_REGULAR,
      resolve: ({ product, variant }) => isVariantWasRegular(product, variant),
    }),
    priceValidUntil: t.field({
      type: DateTime,
      nullable: true,
      description: 'The time at which the price changes next, such as the end of a sale; null when none is known.',
      resolve: ({ variant }) => variant.priceChangesAt,
    }),
    stock: t.field({
      type: Stock,
      description: 'The variant’s stock; the product’s when stock is not tracked per variant.',
      resolve: ({ product, variant }, _, { config, now }) => stockOfProduct(product, config, variant, now()),
    }),
    storeStock: t.field({
      type: [StoreStock],
      complexity: { field: 1, multiplier: USUAL_STORES },
      nullable: true,
      description:
        'Its stock in stores that have any, most first. Empty where stores do not count; null only when unreadable.',
      resolve: ({ product, variant }, _, context) =>
        storeStockOf(variant.storeLevels, stockOfProduct(product, context.config, variant, context.now()), context),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The variant’s image; null when only the product has images.',
      resolve: ({ product, variant }, _, { config }) =>
        imageOf(variant.imageUrl, variantName(product, variant), config),
    }),
    selectedOptions: t.field({
      type: [SelectedOption],
      // Products rarely have more options than finish, size and function.
      complexity: { field: 1, multiplier: 3 },
      description: 'The variant’s value of each option, in display order.',
      resolve: ({ variant }) => variant.selectedOptions,
    }),
  }),
});

function variantName(product: Product | ProductDetail, variant: Variant): string {
  return [product.name, ...variant.selectedOptions.map(({ value }) => value)].join(', ');
}

const SwatchSurface = builder.enumType('SwatchSurface', {
  description: 'How the surface of a finish reflects light, to draw it.',
  values: {
    POLISHED: { value: 'polished', description: 'Metal that mirrors, such as polished chrome.' },
    BRUSHED: { value: 'brushed', description: 'Metal with fine lines, such as satin nickel.' },
    AGED: { value: 'aged', description: 'Metal that is darker at its edges, such as antique bronze.' },
    MATT: { value: 'matt', description: 'A surface without reflections, such as matt black.' },
    GLOSS: { value: 'gloss', description: 'Shiny paint or glass, such as gloss white.' },
    PLAIN: { value: 'plain', description: 'An even colour, and any finish whose surface is unknown.' },
  } as const,
});

export const Swatch = builder.objectRef<SwatchRecord>('Swatch').implement({
  description: 'The look of a finish, for a small disc. Never the only sign of it: show its label too.',
  fields: (t) => ({
    colour: t.exposeString('colour', { description: 'CSS colour of the disc.' }),
    edge: t.exposeString('edge', { description: 'CSS colour of its edge, at least 3:1 on white.' }),
    surface: t.field({
      type: SwatchSurface,
      description: 'Its surface, to draw a larger swatch.',
      resolve: ({ surface = 'plain' }) => surface,
    }),
  }),
});

const OptionValue = builder.objectRef<{ option: string; label: string; available: boolean }>('OptionValue').implement({
  description: 'One value of an option.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The value’s label, such as Blue or Large.' }),
    available: t.exposeBoolean('available', {
      description: 'Whether a variant with this value can be bought now; true when variants are unknown.',
    }),
    swatch: t.field({
      type: Swatch,
      nullable: true,
      description: 'The colours of its swatch; null for values without a colour, such as sizes.',
      resolve: ({ option, label }) => swatchOf(option, label),
    }),
  }),
});

export interface OptionRecord {
  name: string;
  values: { label: string; available: boolean }[];
}

export const ProductOption = builder.objectRef<OptionRecord>('ProductOption').implement({
  description: 'An option that a product’s variants differ in.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The option’s name, such as Finish, Function or Size.' }),
    values: t.field({
      type: [OptionValue],
      description: 'The option’s values, in display order.',
      resolve: ({ name, values }) => values.map((value) => ({ ...value, option: name })),
    }),
  }),
});
