import { builder } from '../builder.ts';
import { subtotal, type Cart } from '../cart/cart.rules.ts';
import { CartType } from '../cart/cart.schema.ts';
import type { Context } from '../context.ts';
import { stockOfProduct } from '../product/stock.schema.ts';
import type { DeliveryLine } from './dates.rules.ts';
import { InvalidPostcodeError } from './delivery.errors.ts';
import { deliveryLine, destinationOf, estimateDelivery, type DeliveryEstimate } from './delivery.rules.ts';
import { DeliveryEstimateType } from './estimate.schema.ts';

builder.objectField(CartType, 'delivery', (t) =>
  t.field({
    type: DeliveryEstimateType,
    nullable: true,
    description: 'What delivery of the whole cart costs, and when it comes: all together, with its latest line. Null for an empty cart, and when the catalogue cannot answer. Costs one batched call for the whole cart.',
    errors: { types: [InvalidPostcodeError], union: { name: 'CartDeliveryResult', description: 'The estimate, or why there is none.' } },
    args: { postcode: t.arg.string({ description: 'Where to, in any case and spacing; somewhere in UK Mainland unless told.' }) },
    resolve: async (cart, { postcode }, context): Promise<DeliveryEstimate | null> => {
      if (!destinationOf(postcode)) throw new InvalidPostcodeError();
      if (cart.lines.length === 0) return null;
      return estimateDelivery({ now: context.now(), postcode, goods: subtotal(cart), lines: await deliveryLinesOf(cart, context) });
    },
  }),
);

/** What the date of each of a cart's lines depends on; a product that has gone holds nothing up. */
export async function deliveryLinesOf({ lines }: Cart, { products, config }: Pick<Context, 'products' | 'config'>): Promise<DeliveryLine[]> {
  const found = await Promise.all(lines.map(({ path }) => products.load(path)));
  return lines.flatMap(({ variantId }, index) => {
    const detail = found[index]?.detail;
    return detail ? [deliveryLine(detail, stockOfProduct(detail, config, detail.variants.find(({ id }) => id === variantId)))] : [];
  });
}
