import { CENTIPENCE_PER_PENNY, lineTotal, unitPrice, zeroPrice, type Price } from '../money.rules.ts';
import { zones, type DeliveryZone } from './zones.data.ts';

/** The free-delivery threshold for UK Mainland, in pence inc VAT: £69. Texts name it by a placeholder (`domain/shop-text/placeholders.rules.ts`). */
export const FREE_DELIVERY_THRESHOLD_PENCE = 6_900;

/** The smallest amount left to free delivery that is shown, in pence. Our choice. */
const HINT_MINIMUM_PENCE = 100;

/** The delivery charge of a zone, below its free-delivery threshold. */
export function standardCharge(zone: DeliveryZone): Price {
  return lineTotal(unitPrice(zones[zone].chargeExVat * CENTIPENCE_PER_PENNY), 1);
}

/** The free-delivery threshold of a zone in pence inc VAT; null when delivery is never free. */
export function freeFrom(zone: DeliveryZone): number | null {
  return zone === 'UK_MAINLAND' ? FREE_DELIVERY_THRESHOLD_PENCE : null;
}

/** The delivery charge for goods of a value. */
export function deliveryCharge(zone: DeliveryZone, goods: Pick<Price, 'incVat'>): Price {
  const threshold = freeFrom(zone);
  return threshold !== null && goods.incVat >= threshold ? zeroPrice : standardCharge(zone);
}

/** The amount in pence inc VAT left to free delivery; null when no hint is shown. */
export function remainingForFree(zone: DeliveryZone, goods: Pick<Price, 'incVat'>): number | null {
  const missing = (freeFrom(zone) ?? 0) - goods.incVat;
  return goods.incVat > 0 && missing >= HINT_MINIMUM_PENCE ? missing : null;
}
