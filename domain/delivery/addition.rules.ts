import { formatMoney, formatRoundMoney } from '../money-text.rules.ts';
import type { Price } from '../money.rules.ts';
import { deliveryCharge, servedZones, type DeliveryCharges } from './charge.rules.ts';

/**
 * What delivery adds to the price of goods, to stand beside it: inc VAT, "from" where it depends on the place. Empty
 * where it can be avoided, by collection, or is free. `charges` are null for a shop with delivery options of its own.
 */
export function deliveryAddition(
  goods: Pick<Price, 'incVat'>,
  charges: DeliveryCharges | null,
  canCollect: boolean,
): string {
  if (canCollect) return '';
  if (!charges) return '+ delivery, which depends on your postcode';
  const costs = servedZones(charges).map((zone) => deliveryCharge(zone, goods, charges).incVat);
  const isFree = deliveryCharge('UK_MAINLAND', goods, charges).incVat === 0;
  const [least, ...others] = [...new Set(isFree ? costs.filter((cost) => cost > 0) : costs)].toSorted((a, b) => a - b);
  if (least === undefined) return '';
  const amount = `+ ${others.length > 0 ? 'from ' : ''}${formatMoney(least)}`;
  if (isFree) return `Free UK mainland delivery, elsewhere ${amount}`;
  const place = costs.length > 1 ? ' to the UK mainland' : '';
  return `${amount} delivery${charges.freeFrom === null ? '' : `, free over ${formatRoundMoney(charges.freeFrom)}${place}`}`;
}
