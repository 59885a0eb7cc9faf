import { Type, type Static } from 'typebox';
import { optionalMetadata, optionalText } from '../address.ts';
import { MedusaRefusal, type Medusa } from '../medusa-client.ts';
import { penceOf } from './pence.rules.ts';
import type { HeldLine, Place, Target } from './cart-states.ts';

const Adjustments = Type.Optional(Type.Array(Type.Object({ code: optionalText, amount: Type.Number() })));

/** Amounts are pounds, unit prices including VAT. */
const MedusaLine = Type.Object({
  id: Type.String(),
  variant_id: optionalText,
  title: Type.Optional(Type.String()),
  quantity: Type.Integer({ minimum: 0 }),
  unit_price: Type.Number({ minimum: 0 }),
  metadata: optionalMetadata,
  adjustments: Adjustments,
});
export type MedusaLine = Static<typeof MedusaLine>;

const MedusaShippingMethod = Type.Object({
  shipping_option_id: optionalText,
  name: Type.Optional(Type.String()),
  amount: Type.Number({ minimum: 0 }),
  adjustments: Adjustments,
});

export const totalsProperties = {
  id: Type.String(),
  total: Type.Number({ minimum: 0 }),
  items: Type.Array(MedusaLine, { maxItems: 2_000 }),
  shipping_methods: Type.Optional(Type.Array(MedusaShippingMethod)),
};

export type MedusaCart = Static<typeof MedusaCart>;
const MedusaCart = Type.Object({ ...totalsProperties, completed_at: optionalText });

const CartAnswer = Type.Object({ cart: MedusaCart });
const DeletionAnswer = Type.Object({ parent: MedusaCart });

/** Without the products and the region, which cost Medusa most of the time of a read. */
export const TOTALS_FIELDS = [
  'id,total,items.id,items.variant_id,items.title,items.quantity,items.unit_price,items.metadata',
  'items.adjustments.code,items.adjustments.amount,shipping_methods.shipping_option_id,shipping_methods.name',
  'shipping_methods.amount,shipping_methods.adjustments.code,shipping_methods.adjustments.amount',
].join(',');
const query = { fields: `completed_at,${TOTALS_FIELDS}` };

const pathOf = (cartId: string, rest = '') => `/store/carts/${encodeURIComponent(cartId)}${rest}`;

export async function readMedusaCart(medusa: Medusa, cartId: string): Promise<MedusaCart> {
  return (await medusa(CartAnswer, { path: pathOf(cartId), query })).cart;
}

/** Returns the cart as it is then. */
export async function changeMedusaCart(
  medusa: Medusa,
  cartId: string,
  body: object,
  { rest = '', sessionToken }: { rest?: string; sessionToken?: string | undefined } = {},
): Promise<MedusaCart> {
  return (await medusa(CartAnswer, { method: 'POST', path: pathOf(cartId, rest), query, body, sessionToken })).cart;
}

/** Medusa merges lines of equal metadata. */
const itemOf = ({ medusaVariantId, addOnOf, quantity }: Target) => ({
  variant_id: medusaVariantId,
  quantity,
  ...(addOnOf !== null && { metadata: { [ADD_ON_OF]: addOnOf } }),
});

/** Goes on to the order, where staff see it. */
const ADD_ON_OF = 'add_on_of';

export async function createMedusaCart(
  medusa: Medusa,
  regionId: string,
  targets: readonly Target[],
  sessionToken: string | undefined,
): Promise<MedusaCart> {
  const body = { region_id: regionId, items: targets.filter(({ quantity }) => quantity > 0).map(itemOf) };
  return (await medusa(CartAnswer, { method: 'POST', path: '/store/carts', query, body, sessionToken })).cart;
}

/** Null when the cart holds it. Can be repeated. */
export async function setMedusaLine(
  medusa: Medusa,
  cartId: string,
  lines: readonly HeldLine[],
  target: Target,
): Promise<MedusaCart | null> {
  const line = lines.find((each) => isSamePlace(each, target));
  if ((line?.quantity ?? 0) === target.quantity) return null;
  if (!line) return changeMedusaCart(medusa, cartId, itemOf(target), { rest: '/line-items' });
  const rest = `/line-items/${encodeURIComponent(line.id)}`;
  if (target.quantity > 0) return changeMedusaCart(medusa, cartId, { quantity: target.quantity }, { rest });
  return (await medusa(DeletionAnswer, { method: 'DELETE', path: pathOf(cartId, rest), query })).parent;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.medusaVariantId === other.medusaVariantId && one.addOnOf === other.addOnOf;

export const quantityAt = (lines: readonly HeldLine[], place: Place): number =>
  lines.find((line) => isSamePlace(line, place))?.quantity ?? 0;

function placeOf({ variant_id, metadata }: MedusaLine): Place {
  const addOnOf = metadata?.[ADD_ON_OF];
  return { medusaVariantId: variant_id ?? '', addOnOf: typeof addOnOf === 'string' ? addOnOf : null };
}

/** In the order of before, then of `added`: Medusa has lines that were created together in any. */
export function heldLines(
  items: readonly MedusaLine[],
  before: readonly HeldLine[],
  added: readonly Place[] = [],
): HeldLine[] {
  const known = new Map(before.map((line) => [line.id, line]));
  const order = [...before, ...added];
  const rank = (place: Place) => {
    const index = order.findIndex((each) => isSamePlace(each, place));
    return index < 0 ? order.length : index;
  };
  const lines = items.map((item): HeldLine => {
    const price = penceOf(item.unit_price);
    const line = known.get(item.id);
    // A lower price for the quantity is no change of price.
    const isForQuantity = line && line.quantity !== item.quantity && line.addedPrice === line.price;
    return {
      ...placeOf(item),
      id: item.id,
      quantity: item.quantity,
      price,
      addedPrice: line && !isForQuantity ? line.addedPrice : price,
      addedName: line?.addedName ?? item.title ?? '',
    };
  });
  return lines.toSorted((one, other) => rank(one) - rank(other));
}

const VariantsAnswer = Type.Object({
  variants: Type.Array(
    Type.Object({
      id: Type.String(),
      manage_inventory: Type.Optional(Type.Boolean()),
      allow_backorder: Type.Optional(Type.Boolean()),
      inventory_quantity: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    }),
  ),
});

/** In one answer. */
const VARIANTS_MAXIMUM = 200;

/** Over all locations of the sales channel. Those without a limit are missing. */
export async function readAvailable(medusa: Medusa, places: readonly Place[]): Promise<Map<string, number>> {
  const id = [...new Set(places.map(({ medusaVariantId }) => medusaVariantId))].slice(0, VARIANTS_MAXIMUM);
  if (id.length === 0) return new Map();
  const { variants } = await medusa(VariantsAnswer, {
    path: '/store/product-variants',
    query: { id, limit: VARIANTS_MAXIMUM, fields: 'id,manage_inventory,allow_backorder,inventory_quantity' },
  });
  const limited = variants.filter((each) => each.manage_inventory !== false && each.allow_backorder !== true);
  const available = new Map(id.map((each) => [each, 0]));
  for (const { id: variantId } of variants) available.delete(variantId);
  for (const each of limited) available.set(each.id, Math.max(0, Math.floor(each.inventory_quantity ?? 0)));
  return available;
}

export const isOutOfStock = (error: unknown): error is MedusaRefusal =>
  error instanceof MedusaRefusal &&
  (error.code === 'insufficient_inventory' || /required inventory|not enough stock/i.test(error.message));
