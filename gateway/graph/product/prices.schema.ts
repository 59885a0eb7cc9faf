import { soldQuantity } from '@storefront/domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { PriceBreakType, USUAL_BREAKS } from '../money/price-break.schema.ts';
import { PriceRange, PriceType, WAS_REGULAR } from '../money/money.schema.ts';
import { fromPrice, isOnSale, isWasRegular, wasPrice } from './prices.rules.ts';
import { DateTime } from '../scalar/scalar.schema.ts';
import { ProductType } from './product.schema.ts';

builder.objectFields(ProductType, (t) => ({
  priceBreaks: t.expose('priceBreaks', {
    type: [PriceBreakType],
    complexity: { field: 1, multiplier: USUAL_BREAKS },
    description:
      'Lower unit prices for larger quantities, ascending; mostly empty. Beside `price`: a variant has its own.',
  }),
  minimumQuantity: t.int({
    description: 'The lowest quantity of a cart line, 1 for most. A cart raises a lower one, with a warning.',
    resolve: ({ quantityTerms }) => soldQuantity(1, quantityTerms),
  }),
  quantityMultiple: t.int({
    description: 'What the quantity of a cart line is a multiple of, 1 for most. A cart raises others, with a warning.',
    resolve: ({ quantityTerms }) => quantityTerms.multiple,
  }),
  price: t.expose('price', { type: PriceType, description: 'The current unit price, before a variant is chosen.' }),
  priceRange: t.field({
    extensions: { reads: ['max_variant_price', 'min_variant_price'] },
    type: PriceRange,
    description: 'The price range of its variants; both ends equal `price` when there is one variant or none.',
    resolve: ({ minimumPrice, maximumPrice }) => ({ minimum: minimumPrice, maximum: maximumPrice }),
  }),
  priceValidUntil: t.field({
    type: DateTime,
    nullable: true,
    description: 'When its price, or a variant’s, changes next, such as at the end of a sale; null when unknown.',
    resolve: ({ priceChangesAt }) => priceChangesAt,
  }),
  retailPrice: t.expose('retailPrice', {
    type: PriceType,
    nullable: true,
    description:
      'The recommended retail price, or during a sale the regular price; null when there is none. ' +
      'Use `wasPrice` for a struck-through price.',
  }),
  fromPrice: t.field({
    extensions: { reads: ['max_variant_price', 'min_variant_price'] },
    type: PriceType,
    nullable: true,
    description:
      'The price of the cheapest variant, to be shown as “From”. ' +
      'Null when all variants cost the same, or there is no more than one.',
    resolve: fromPrice,
  }),
  wasPrice: t.field({
    extensions: { reads: ['max_variant_price', 'min_variant_price'] },
    type: PriceType,
    nullable: true,
    description:
      'The recommended retail price, in a sale the regular price, to strike through beside `fromPrice`, or `price` ' +
      'without one. Null unless above it, and when `fromPrice` differs from `price`.',
    resolve: (product) => wasPrice(product, fromPrice(product) ?? product.price),
  }),
  wasRegularPrice: t.boolean({
    extensions: { reads: ['max_variant_price', 'min_variant_price'] },
    description: WAS_REGULAR,
    resolve: (product) => isWasRegular(product, fromPrice(product) ?? product.price),
  }),
  onSale: t.boolean({ description: 'Whether the recommended price is above the price.', resolve: isOnSale }),
}));
