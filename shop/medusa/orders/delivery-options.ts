import { Type, type Static } from 'typebox';
import type { DeliveryOption } from '@storefront/embedded/orders/orders.ts';
import { countryOf } from '../address.ts';
import { MedusaRefusal, type Medusa } from '../medusa-client.ts';
import { changeMedusaCart } from '../carts/medusa-cart.ts';
import { penceOf } from '../carts/pence.rules.ts';

const Option = Type.Object({
  id: Type.String(),
  name: Type.String(),
  price_type: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Null()])),
  insufficient_inventory: Type.Optional(Type.Boolean()),
  service_zone: Type.Optional(
    Type.Object({ fulfillment_set: Type.Optional(Type.Object({ type: Type.Optional(Type.String()) })) }),
  ),
});
const OptionsAnswer = Type.Object({ shipping_options: Type.Array(Option) });
const CalculatedAnswer = Type.Object({ shipping_option: Type.Object({ amount: Type.Number({ minimum: 0 }) }) });

/** Options depend on the address. False where the region does not deliver. */
export async function deliverTo(medusa: Medusa, cartId: string, postcode: string): Promise<boolean> {
  const address = { country_code: countryOf(postcode), postal_code: postcode };
  try {
    await changeMedusaCart(medusa, cartId, { shipping_address: address });
    return true;
  } catch (error) {
    if (isOutsideRegion(error)) return false;
    throw error;
  }
}

export const isOutsideRegion = (error: unknown): boolean =>
  error instanceof MedusaRefusal && error.message.includes('is not within region');

export async function readDeliveryOptions(
  medusa: Medusa,
  cartId: string,
): Promise<(DeliveryOption & { isCollection: boolean })[]> {
  const { shipping_options: options } = await medusa(OptionsAnswer, {
    path: '/store/shipping-options',
    query: { cart_id: cartId },
  });
  const available = options.filter((option) => option.insufficient_inventory !== true);
  return Promise.all(
    available.map(async (option) => ({
      id: option.id,
      name: option.name,
      charge: penceOf(await amountOf(medusa, cartId, option)),
      isCollection: option.service_zone?.fulfillment_set?.type === 'pickup',
    })),
  );
}

/** Carriers' own prices are read one by one. */
async function amountOf(medusa: Medusa, cartId: string, option: Static<typeof Option>): Promise<number> {
  if (option.price_type !== 'calculated') return option.amount ?? 0;
  const path = `/store/shipping-options/${encodeURIComponent(option.id)}/calculate`;
  const answer = await medusa(CalculatedAnswer, { method: 'POST', path, body: { cart_id: cartId } });
  return answer.shipping_option.amount;
}
