import { CENTIPENCE_PER_PENNY, lineTotal, unitPrice, zeroPrice, type Price } from '../money.rules.ts';
import { zones, type DeliveryZone } from './zones.data.ts';

/**
 * Goods of this much, inc VAT, are delivered free to UK Mainland: £69.
 * Chosen: the specification gives no value but an unexplained 69, and a peer of the trade advertises the same.
 */
export const FREE_DELIVERY_THRESHOLD_PENCE = 6_900;

/** Less than this, in pence, is not worth a hint. Chosen: the specification gives no value. */
const HINT_MINIMUM_PENCE = 100;

/** What delivery to a zone costs below its threshold for free delivery. */
export function standardCharge(zone: DeliveryZone): Price {
  return lineTotal(unitPrice(zones[zone].chargeExVat * CENTIPENCE_PER_PENNY), 1);
}

/** Goods inc VAT from which delivery to a zone is free, in pence; null where it never is. */
export function freeFrom(zone: DeliveryZone): number | null {
  return zone === 'UK_MAINLAND' ? FREE_DELIVERY_THRESHOLD_PENCE : null;
}

/** What delivery of these goods to a zone costs. */
export function deliveryCharge(zone: DeliveryZone, goods: Pick<Price, 'incVat'>): Price {
  const threshold = freeFrom(zone);
  return threshold !== null && goods.incVat >= threshold ? zeroPrice : standardCharge(zone);
}

/** Pence of goods, inc VAT, still missing for free delivery; null where there is nothing to say. */
export function remainingForFree(zone: DeliveryZone, goods: Pick<Price, 'incVat'>): number | null {
  const missing = (freeFrom(zone) ?? 0) - goods.incVat;
  return goods.incVat > 0 && missing >= HINT_MINIMUM_PENCE ? missing : null;
}
