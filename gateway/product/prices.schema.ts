import { builder } from '../builder.ts';
import { PriceRange, PriceType } from '../money/money.schema.ts';
import { fromPrice, isOnSale, wasPrice } from './prices.rules.ts';
import { ProductType } from './product.schema.ts';

/** What a product costs, and how its price is shown: as the lowest of several, beside a struck-through one. */
builder.objectFields(ProductType, (t) => ({
  price: t.expose('price', { type: PriceType, description: 'What one costs now, before a variant is chosen.' }),
  priceRange: t.field({
    type: PriceRange,
    description: 'Across its variants; the price twice when there is one or none.',
    resolve: ({ minimumPrice, maximumPrice }) => ({ minimum: minimumPrice, maximum: maximumPrice }),
  }),
  retailPrice: t.expose('retailPrice', {
    type: PriceType,
    nullable: true,
    description: 'The recommended retail price; null when there is none. `wasPrice` is the one to strike through.',
  }),
  fromPrice: t.field({
    type: PriceType,
    nullable: true,
    description:
      'The price of the cheapest variant, to be shown as “From”. Null when all variants cost the same, or there is no more than one.',
    resolve: fromPrice,
  }),
  wasPrice: t.field({
    type: PriceType,
    nullable: true,
    description:
      'The recommended retail price, to be shown struck through beside `fromPrice`, or beside `price` where that is null. Null when it is not above the price, and beside a `fromPrice` other than `price`, for which nothing is recommended.',
    resolve: (product) => wasPrice(product, fromPrice(product) ?? product.price),
  }),
  onSale: t.boolean({ description: 'Whether the recommended price is above the price.', resolve: isOnSale }),
}));
