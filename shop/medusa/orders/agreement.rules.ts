import { incVatOf, toCentipence } from '@storefront/domain/money.rules.ts';
import type { CheckoutBody } from '@storefront/schema/rest/requests/order.ts';
import type { Change } from '@storefront/embedded/orders/orders.ts';
import { discountsOf, fullAmounts } from '../carts/discounts.rules.ts';
import type { MedusaCart } from '../carts/medusa-cart.ts';
import { penceOf } from '../carts/pence.rules.ts';

export type Agreed = Pick<CheckoutBody, 'items' | 'discounts' | 'total_inc_vat'> & {
  delivery: Pick<CheckoutBody['delivery'], 'cost'>;
};

/** Between the shopper's agreement and the cart in Medusa; nothing when they agree to the penny. */
export function changesOf(agreed: Agreed, cart: MedusaCart, nameOf: (lineId: string) => string): Change[] {
  const delivery = incVatOf(toCentipence(agreed.delivery.cost));
  const goods = agreed.items.reduce((sum, { price, quantity }) => sum + incVatOf(toCentipence(price)) * quantity, 0);
  const off = (agreed.discounts ?? []).reduce((sum, { amount_inc_vat: amount }) => sum + penceOf(amount), 0);
  const total = agreed.total_inc_vat == null ? goods + delivery - off : penceOf(agreed.total_inc_vat);
  const [totalNow, deliveryNow] = [penceOf(cart.total), fullAmounts(cart).delivery];
  const changes = itemChanges(agreed.items, cart, nameOf);
  // Discounts of other names that come to the same change nothing for the shopper.
  if (totalNow !== total) changes.push(...discountChanges(agreed.discounts ?? [], cart));
  if (deliveryNow !== delivery) {
    const name = cart.shipping_methods?.[0]?.name ?? '';
    changes.push({ what: 'delivery', name, ...amounts(delivery, deliveryNow) });
  }
  if (totalNow !== total || changes.length > 0) changes.push({ what: 'total', ...amounts(total, totalNow) });
  return changes;
}

function itemChanges(agreed: Agreed['items'], cart: MedusaCart, nameOf: (lineId: string) => string): Change[] {
  const before = new Map(
    agreed.map(({ id, quantity, price }) => [String(id), { quantity, unit: incVatOf(toCentipence(price)) }]),
  );
  const after = new Map(
    cart.items.map(({ id, quantity, unit_price: price }) => [id, { quantity, unit: penceOf(price) }]),
  );
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): Change[] => {
    const [one, other] = [before.get(id), after.get(id)];
    if (one && other && one.quantity === other.quantity && one.unit === other.unit) return [];
    const totalOf = (line: typeof one) => (line ? line.unit * line.quantity : null);
    return [{ what: 'item', name: nameOf(id), ...amounts(totalOf(one), totalOf(other)) }];
  });
}

function discountChanges(agreed: NonNullable<Agreed['discounts']>, cart: MedusaCart): Change[] {
  const before = new Map(agreed.map(({ name, amount_inc_vat: amount }) => [name, penceOf(amount)]));
  const after = new Map(discountsOf(cart).map(({ name, incVat }) => [name, incVat]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [one, other] = [before.get(name) ?? null, after.get(name) ?? null];
    return one === other ? [] : [{ what: 'discount', name, ...amounts(one, other) }];
  });
}

const amounts = (agreed: number | null, now: number | null) => ({
  agreed_inc_vat: agreed === null ? null : agreed / 100,
  now_inc_vat: now === null ? null : now / 100,
});
