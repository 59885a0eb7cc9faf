import { knownPostcode } from '@storefront/domain/delivery/zone.rules.ts';
import type { Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { fetchDeliveryOptions, type DeliveryOption } from './delivery-options.rest.ts';

type Options = Promise<DeliveryOption[] | null>;

/** One call per cart and postcode: a request reads its cart once, until it changes. */
const reads = new WeakMap<Cart, Map<string, Options>>();

/** Null for a shop without them, for an empty cart, and for a text that is no postcode. */
export async function deliveryOptionsOf(
  { shopApi, request, config }: Pick<Context, 'shopApi' | 'request' | 'config'>,
  cart: Cart,
  text: string,
): Options {
  const postcode = knownPostcode(text)?.text;
  if (postcode === undefined || cart.lines.length === 0 || request.cartToken === null) return null;
  // The shop's dates are those of an order that is paid at once.
  const promised = (options: DeliveryOption[] | null) =>
    options?.map((option) => (config.dispatch.awaitsTransfer ? { ...option, dates: null } : option)) ?? null;
  const ofCart = reads.get(cart) ?? new Map<string, Options>();
  reads.set(cart, ofCart);
  const read = ofCart.get(postcode) ?? fetchDeliveryOptions(shopApi, request.cartToken, postcode).then(promised);
  ofCart.set(postcode, read);
  return read;
}
