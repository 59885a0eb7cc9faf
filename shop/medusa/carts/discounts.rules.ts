import type { Discount } from '@storefront/embedded/orders/order.ts';
import type { MedusaCart } from './medusa-cart.ts';
import { penceOf } from './pence.rules.ts';

type Totals = Pick<MedusaCart, 'items' | 'shipping_methods' | 'total'>;

/** Before discounts, in pence inc VAT. */
export const fullAmounts = ({ items, shipping_methods: methods }: Omit<Totals, 'total'>) => ({
  goods: items.reduce((total, { unit_price, quantity }) => total + penceOf(unit_price) * quantity, 0),
  delivery: (methods ?? []).reduce((total, { amount }) => total + penceOf(amount), 0),
});

/** By promotion. Medusa has fractions of pennies: these whole pence share full amounts less the total. */
export function discountsOf(cart: Totals): Discount[] {
  const { goods, delivery } = fullAmounts(cart);
  const off = goods + delivery - penceOf(cart.total);
  if (off <= 0) return [];
  const shares = new Map<string, number>();
  for (const { adjustments } of [...cart.items, ...(cart.shipping_methods ?? [])])
    for (const { code, amount } of adjustments ?? []) {
      const name = code || 'Discount';
      shares.set(name, (shares.get(name) ?? 0) + amount);
    }
  if (shares.size === 0) shares.set('Discount', 1);
  const all = [...shares.values()].reduce((total, share) => total + share, 0);
  let given = 0;
  return [...shares]
    .map(([name, share], index) => {
      const incVat = index === shares.size - 1 ? off - given : Math.round((off * share) / all);
      given += incVat;
      return { name, incVat };
    })
    .filter(({ incVat }) => incVat > 0);
}
