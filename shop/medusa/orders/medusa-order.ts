import { Type, type Static } from 'typebox';
import { exVatOf, lineTotal, unitPrice } from '@storefront/domain/money.rules.ts';
import { expiresAt } from '@storefront/embedded/orders/expiry.rules.ts';
import { orderNumber } from '@storefront/embedded/orders/checkout.rules.ts';
import type {
  CheckoutChoices,
  Discount,
  Order,
  OrderLine,
  OrderStatus,
  Tracking,
} from '@storefront/embedded/orders/order.ts';
import { addressOf, MedusaAddress, optionalMetadata, optionalText } from '../address.ts';
import type { Place } from '../carts/cart-states.ts';
import { describeLines } from '../carts/carts.ts';
import { fullAmounts } from '../carts/discounts.rules.ts';
import { heldLines, TOTALS_FIELDS, totalsProperties } from '../carts/medusa-cart.ts';
import { penceOf } from '../carts/pence.rules.ts';
import { sealId, unsealId } from '../sealed.rules.ts';
import type { MedusaShop } from '../medusa-shop.ts';

/** In a cart's metadata at checkout; Medusa copies it to the order. */
export interface Agreement extends Omit<CheckoutChoices, 'billing'> {
  key: string;
  hasBilling: boolean;
  discounts: Discount[];
  /** In their order, which Medusa does not keep. */
  places: Place[];
}

/** Its name in metadata. */
export const AGREEMENT = 'storefront';

export type MedusaOrder = Static<typeof MedusaOrder>;
const MedusaOrder = Type.Object({
  ...totalsProperties,
  display_id: Type.Integer(),
  status: Type.String(),
  created_at: Type.String(),
  email: optionalText,
  customer_id: optionalText,
  metadata: optionalMetadata,
  payment_status: Type.Optional(Type.String()),
  fulfillment_status: Type.Optional(Type.String()),
  shipping_address: Type.Optional(Type.Union([MedusaAddress, Type.Null()])),
  billing_address: Type.Optional(Type.Union([MedusaAddress, Type.Null()])),
  payment_collections: Type.Optional(
    Type.Array(
      Type.Object({
        refunded_amount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        payments: Type.Optional(Type.Array(Type.Object({ id: Type.String(), captured_at: optionalText }))),
      }),
    ),
  ),
  fulfillments: Type.Optional(
    Type.Array(
      Type.Object({
        canceled_at: optionalText,
        labels: Type.Optional(Type.Array(Type.Object({ tracking_number: optionalText, tracking_url: optionalText }))),
      }),
    ),
  ),
});

const FIELDS = [
  'display_id,status,created_at,email,customer_id,metadata,payment_status,fulfillment_status,*shipping_address',
  '*billing_address,payment_collections.refunded_amount,payment_collections.payments.id',
  'payment_collections.payments.captured_at,fulfillments.canceled_at,fulfillments.labels.tracking_number',
  `fulfillments.labels.tracking_url,${TOTALS_FIELDS}`,
].join(',');

/** By the Admin API: the Store API gives neither metadata nor tracking. */
export async function readMedusaOrder({ medusa }: MedusaShop, id: string): Promise<MedusaOrder> {
  const path = `/admin/orders/${encodeURIComponent(id)}`;
  return (await medusa(Type.Object({ order: MedusaOrder }), { path, query: { fields: FIELDS } })).order;
}

const OrdersAnswer = Type.Object({ orders: Type.Array(MedusaOrder), count: Type.Integer({ minimum: 0 }) });

/** The newest first, and how many there are in all. */
export const listMedusaOrders = (
  { medusa }: MedusaShop,
  filter: Readonly<Record<string, string | number>>,
): Promise<Static<typeof OrdersAnswer>> =>
  medusa(OrdersAnswer, { path: '/admin/orders', query: { ...filter, order: '-created_at', fields: FIELDS } });

/** Whoever has Medusa's id of an order can read it there: ours is another. */
const idSecret = ({ accessKeys }: MedusaShop): Promise<string> => accessKeys.of('ids of orders in Medusa');

const orderIdOf = async (shop: MedusaShop, medusaId: string): Promise<string> => sealId(await idSecret(shop), medusaId);

export const medusaOrderIdOf = async (shop: MedusaShop, orderId: string): Promise<string | null> =>
  unsealId(await idSecret(shop), orderId);

export const paymentsOf = ({ payment_collections: collections }: Pick<MedusaOrder, 'payment_collections'>) =>
  (collections ?? []).flatMap(({ payments }) => payments ?? []);

export function statusOf(
  order: Pick<MedusaOrder, 'status' | 'fulfillment_status' | 'payment_collections'>,
  isCollection: boolean,
): OrderStatus {
  if (order.status === 'canceled') return 'cancelled';
  const { fulfillment_status: fulfilment = '' } = order;
  if (fulfilment === 'delivered') return 'delivered';
  if (/^(?:partially_)?(?:shipped|delivered)$/.test(fulfilment)) return 'dispatched';
  if (fulfilment === 'fulfilled') return isCollection ? 'ready_to_collect' : 'preparing';
  if (fulfilment === 'partially_fulfilled') return 'preparing';
  return paymentsOf(order).some(({ captured_at: at }) => at) ? 'paid' : 'awaiting_payment';
}

/** For an order of ours that waits for a bank transfer; null for any other. */
export function deadlineOf(
  { unpaidOrderDays }: Pick<MedusaShop, 'unpaidOrderDays'>,
  order: MedusaOrder,
): string | null {
  const { paymentMethod, delivery } = (order.metadata?.[AGREEMENT] ?? {}) as Partial<Agreement>;
  if (!paymentMethod || !delivery) return null;
  const status = statusOf(order, delivery.method === 'collection');
  // Medusa does not say when goods became ready to collect.
  const times = { placedAt: order.created_at, paidAt: null, readyAt: null };
  return expiresAt({ status, paymentMethod, delivery, ...times }, unpaidOrderDays);
}

/** An order placed elsewhere has no agreement. */
export async function describeOrder(shop: MedusaShop, order: MedusaOrder): Promise<Order> {
  const agreed = (order.metadata?.[AGREEMENT] ?? {}) as Partial<Agreement>;
  const address = order.shipping_address ? addressOf(order.shipping_address) : null;
  const method = agreed.delivery?.method ?? 'address';
  const id = await orderIdOf(shop, order.id);
  return {
    id,
    number: orderNumber(order.display_id),
    accessKey: await shop.accessKeys.of(id),
    placedAt: order.created_at,
    status: statusOf(order, method === 'collection'),
    expiresAt: deadlineOf(shop, order),
    isTest: false,
    invoiceNumber: null,
    contact: {
      email: order.email ?? '',
      firstName: agreed.contact?.firstName ?? address?.firstName ?? '',
      lastName: agreed.contact?.lastName ?? address?.lastName ?? '',
      phone: agreed.contact?.phone ?? address?.phone ?? '',
    },
    lines: await linesOf(shop, order, agreed.places ?? []),
    discounts: agreed.discounts ?? [],
    delivery: {
      method,
      address: method === 'address' ? address : null,
      store: agreed.delivery?.store ?? null,
      cost: exVatOf(fullAmounts(order).delivery),
      date: agreed.delivery?.date ?? null,
      latestDate: agreed.delivery?.latestDate ?? null,
      terms: agreed.delivery?.terms ?? null,
    },
    billing: agreed.hasBilling === false || !order.billing_address ? null : addressOf(order.billing_address),
    paymentMethod: agreed.paymentMethod ?? 'bank_transfer',
    purchaseOrderNumber: agreed.purchaseOrderNumber ?? '',
    ...(agreed.declaredAge && { declaredAge: agreed.declaredAge }),
    newsletter: agreed.newsletter ?? false,
    vatNumber: '',
    paidAt: paymentsOf(order).find((payment) => payment.captured_at)?.captured_at ?? null,
    readyAt: null,
    tracking: trackingOf(order),
    refunds: (order.payment_collections ?? []).flatMap(({ refunded_amount: amount }) =>
      amount ? { reference: '', amount: penceOf(amount), at: order.created_at } : [],
    ),
    needed: [],
    taken: [],
  };
}

/** For what the shop has never listed. */
const UNLISTED = 2_147_483_647;

/** At the prices of the sale. Products that left the catalogue have Medusa's words. */
async function linesOf(shop: MedusaShop, { items }: MedusaOrder, places: readonly Place[]): Promise<OrderLine[]> {
  const { lines, gone } = await describeLines(shop, heldLines(items, [], places));
  const numbers = await shop.numbers.numbersOf(gone.map(({ medusaVariantId }) => medusaVariantId));
  const unlisted = gone.map((line) => ({
    id: line.id,
    parentId: null,
    ...(numbers.get(line.medusaVariantId) ?? { productId: UNLISTED, variantId: null }),
    sku: '',
    name: line.addedName,
    quantity: line.quantity,
    price: exVatOf(line.price),
    retailPrice: 0,
    addedPrice: exVatOf(line.price),
    imageUrl: '',
    productUrl: '/',
    variantDisplay: [],
    brandId: UNLISTED,
    inventoryLevel: 0,
  }));
  const all = [...lines, ...unlisted];
  return all.map((line, index) => ({
    ...line,
    id: index + 1,
    parentId: line.parentId === null ? null : all.findIndex(({ id }) => id === line.parentId) + 1,
    total: lineTotal(unitPrice(line.price), line.quantity),
  }));
}

function trackingOf({ fulfillments }: MedusaOrder): Tracking | null {
  const label = (fulfillments ?? [])
    .filter(({ canceled_at: canceledAt }) => !canceledAt)
    .flatMap(({ labels }) => labels ?? [])
    .at(-1);
  if (!label) return null;
  const url = label.tracking_url ?? '';
  return { carrier: '', number: label.tracking_number ?? '', url: url.startsWith('https://') ? url : '' };
}
