import { lineTotal, zeroPrice, type Price } from '../money.rules.ts';
import { zoneCodes, type DeliveryZone } from './zones.data.ts';

export interface DeliveryCharges {
  readonly zones: Readonly<Partial<Record<DeliveryZone, Price>> & Record<'UK_MAINLAND', Price>>;
  /** The goods in pence inc VAT from which UK Mainland delivery is free; null for never. */
  readonly freeFrom: number | null;
}

type ZonePence = Readonly<Partial<Record<DeliveryZone, number | undefined>> & Record<'UK_MAINLAND', number>>;

/** Charges of a shop that sets none. It has not promised free delivery from any amount. */
const USUAL_PENCE: ZonePence = {
  UK_MAINLAND: 594,
  SCOTTISH_HIGHLANDS: 1_547,
  SCOTTISH_ISLANDS: 2_072,
  NORTHERN_IRELAND: 2_072,
  ISLE_OF_WIGHT: 1_547,
  ISLE_OF_MAN: 2_072,
  CHANNEL_ISLANDS: 2_200,
};

/** In pence. Our choice. */
const HINT_MINIMUM_PENCE = 100;

/** The charges from amounts in pence inc VAT. A threshold means nothing where the mainland costs nothing. */
export function deliveryChargesOf({
  zones: pence = USUAL_PENCE,
  freeFrom = null,
}: {
  zones?: ZonePence | undefined;
  freeFrom?: number | null | undefined;
}): DeliveryCharges {
  const price = (incVat: number) => lineTotal({ incVat }, 1);
  const zones = Object.fromEntries(
    zoneCodes.flatMap((code) => (pence[code] === undefined ? [] : [[code, price(pence[code])]])),
  );
  return {
    zones: { ...zones, UK_MAINLAND: price(pence.UK_MAINLAND) },
    freeFrom: pence.UK_MAINLAND === 0 ? null : freeFrom,
  };
}

/** The zones that the shop delivers to, in the order of tables. */
export function servedZones({ zones }: Pick<DeliveryCharges, 'zones'>): DeliveryZone[] {
  return zoneCodes.filter((code) => zones[code]);
}

/** Below the free-delivery threshold. Throws for a zone that is not served: nothing is delivered there for nothing. */
export function standardCharge(zone: DeliveryZone, { zones }: Pick<DeliveryCharges, 'zones'>): Price {
  const charge = zones[zone];
  if (!charge) throw new RangeError(`${zone} is not delivered to`);
  return charge;
}

/** The free-delivery threshold of a zone in pence inc VAT; null when there is none. */
export function freeFrom(zone: DeliveryZone, charges: Pick<DeliveryCharges, 'freeFrom'>): number | null {
  return zone === 'UK_MAINLAND' ? charges.freeFrom : null;
}

export function deliveryCharge(zone: DeliveryZone, goods: Pick<Price, 'incVat'>, charges: DeliveryCharges): Price {
  const threshold = freeFrom(zone, charges);
  return threshold !== null && goods.incVat >= threshold ? zeroPrice : standardCharge(zone, charges);
}

/** The amount in pence inc VAT left to free delivery; null when no hint is shown. */
export function remainingForFree(
  zone: DeliveryZone,
  goods: Pick<Price, 'incVat'>,
  charges: Pick<DeliveryCharges, 'freeFrom'>,
): number | null {
  const missing = (freeFrom(zone, charges) ?? 0) - goods.incVat;
  return goods.incVat > 0 && missing >= HINT_MINIMUM_PENCE ? missing : null;
}
