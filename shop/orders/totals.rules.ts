import { lineTotal, sum, unitPrice } from '@storefront/domain/money.rules.ts';
import type { OrderLine } from './order.ts';

/** Pence, inc VAT unless named otherwise. */
export interface Totals {
  goods: number;
  goodsExVat: number;
  delivery: number;
  deliveryExVat: number;
  total: number;
  vat: number;
}

/** Adds lines and delivery (centipence ex VAT) in each view of VAT; VAT is the difference. */
export function totalsOf(lines: readonly Pick<OrderLine, 'total'>[], deliveryCost: number): Totals {
  const goods = sum(lines.map(({ total }) => total));
  const delivery = lineTotal(unitPrice(deliveryCost), 1);
  const total = sum([goods, delivery]);
  return {
    goods: goods.incVat,
    goodsExVat: goods.exVat,
    delivery: delivery.incVat,
    deliveryExVat: delivery.exVat,
    total: total.incVat,
    vat: total.incVat - total.exVat,
  };
}
