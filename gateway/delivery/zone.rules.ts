import type { Division } from '../../domain/bank-holidays.data.ts';
import type { Postcode } from '../../domain/postcode.rules.ts';
import { divisionOfArea, overrides, zoneOfArea, type DeliveryZone, type DistrictOverride } from './zones.data.ts';

type Place = Pick<Postcode, 'area' | 'district'>;

/** The zone that a postcode lies in: its district's own, else its area's; null for an area that does not exist. */
export function zoneOf({ area, district }: Place, rows: readonly DistrictOverride[] = overrides): DeliveryZone | null {
  const row = rows.find((each) => each.on && each.area === area && each.from <= district && district <= each.to);
  return row?.zone ?? zoneOfArea.get(area) ?? null;
}

/** Whose bank holidays a postcode keeps. */
export function divisionOf({ area }: Pick<Postcode, 'area'>): Division {
  return divisionOfArea.get(area) ?? 'england-and-wales';
}
