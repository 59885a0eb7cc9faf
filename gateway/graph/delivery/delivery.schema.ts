import { costTo, datesTo } from '@storefront/domain/delivery/estimate.rules.ts';
import type { LeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { destinationOf } from '@storefront/domain/delivery/zone.rules.ts';
import { servedZones } from '@storefront/domain/delivery/charge.rules.ts';
import { lineTotal, zeroPrice, type Price } from '@storefront/domain/money.rules.ts';
import { isQuantity, LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import type { Context } from '../context.ts';
import { keyOf } from '../ids.rules.ts';
import type { DeliveryEstimate } from './cart-delivery.ts';
import { InvalidPostcodeError, postcodeError, PostcodeNotServedError } from './delivery.errors.ts';
import { DeliveryEstimateType, DeliveryZoneType } from './estimate.schema.ts';
import { leadTimeOfProduct } from './lead-time.rules.ts';
import { hasOwnDeliveries } from './own-deliveries.ts';

interface Wanted {
  productId: string;
  variantId: string | null;
  quantity: number;
}

builder.queryFields((t) => ({
  deliveryZones: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: [DeliveryZoneType],
    description:
      'Every zone that the shop delivers to, with its charge. Empty for a shop with `deliveryOptions` of its own, ' +
      'whose charges depend on the cart and the postcode. Costs no call.',
    resolve: (_, __, context) => {
      const zonesOf = (isEmpty: boolean) => (isEmpty ? [] : servedZones(context.config.delivery));
      const isEmpty = hasOwnDeliveries(context);
      return typeof isEmpty === 'boolean' ? zonesOf(isEmpty) : isEmpty.then(zonesOf);
    },
  }),
  deliveryEstimate: t.field({
    extensions: { scope: 'catalogue', isPublic: false },
    type: DeliveryEstimateType,
    nullable: true,
    description:
      'The delivery charge and date of a product; without `productId`, of goods in stock below the free-delivery ' +
      'threshold. Null for what cannot be bought, and for a shop with `deliveryOptions`. One call with a product.',
    errors: {
      types: [InvalidPostcodeError, PostcodeNotServedError],
      union: { description: 'The estimate, or the error.' },
    },
    args: {
      postcode: t.arg.string({
        description: 'The postcode to deliver to, in any case and spacing. Defaults to one in UK Mainland.',
      }),
      productId: t.arg.id({ description: 'Global id of the product.' }),
      variantId: t.arg.id({ description: 'Global id of one of its variants.' }),
      quantity: t.arg.int({
        defaultValue: 1,
        description: `The quantity of the product, ${LINE_QUANTITY_RANGE}. Ignored without \`productId\`.`,
      }),
    },
    resolve: async (_, { postcode, productId, variantId, quantity }, context): Promise<DeliveryEstimate | null> => {
      const { delivery: charges, dispatch } = context.config;
      const destination = destinationOf(postcode, charges);
      if (!destination) throw postcodeError(postcode ?? '', charges);
      if (await hasOwnDeliveries(context)) return null;
      const found =
        productId == null
          ? { goods: zeroPrice, leadTimes: [] }
          : await goodsOf({ productId, variantId: variantId ?? null, quantity: quantity ?? 1 }, context);
      if (!found) return null;
      return {
        ...costTo(destination, found.goods, charges),
        ...datesTo(destination, found.leadTimes, context.now(), dispatch),
      };
    },
  }),
}));

/** Null when the product is not found or cannot be bought. */
async function goodsOf(
  { productId, variantId, quantity }: Wanted,
  { products, config }: Context,
): Promise<{ goods: Price; leadTimes: LeadTime[] } | null> {
  if (!isQuantity(quantity)) throw badUserInput(`\`quantity\` must be from ${LINE_QUANTITY_RANGE}.`);
  const path = keyOf('Product', productId);
  const detail = path === null ? null : (await products.load(path))?.detail;
  if (!detail) return null;
  const variant =
    variantId === null
      ? undefined
      : detail.variants.find(({ id }) => keyOf('Variant', variantId) === `${detail.path}#${id}`);
  if (variantId !== null && !variant) return null;
  const leadTime = leadTimeOfProduct(detail, config, variant);
  return leadTime && { goods: lineTotal((variant ?? detail).price, quantity), leadTimes: [leadTime] };
}
