import { discounted } from '@storefront/domain/discounts.rules.ts';
import { lineTotal, sum, unitPrice } from '@storefront/domain/money.rules.ts';
import type { Discount, OrderLine } from './order.ts';

/** Pence, inc VAT unless named otherwise. */
export type Totals = ReturnType<typeof totalsOf>;

/** Discounts reduce both views of VAT in proportion; VAT is the difference. Charges are centipence ex VAT. */
export function totalsOf(
  lines: readonly Pick<OrderLine, 'total'>[],
  deliveryCost: number,
  discounts: readonly Discount[] = [],
) {
  const goods = sum(lines.map(({ total }) => total));
  const delivery = lineTotal(unitPrice(deliveryCost), 1);
  const whole = sum([goods, delivery]);
  const total = discounted(whole, discounts);
  return {
    goods: goods.incVat,
    goodsExVat: goods.exVat,
    delivery: delivery.incVat,
    deliveryExVat: delivery.exVat,
    total: total.incVat,
    vat: total.incVat - total.exVat,
  };
}
