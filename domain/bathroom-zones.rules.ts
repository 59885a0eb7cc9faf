/** The zones of a room with a bath or shower, as defined by BS 7671. */
export type BathroomZone = 0 | 1 | 2;

/** The properties that decide in which bathroom zones a product can be installed. */
export interface Protection {
  /** The marked IP rating, such as `IP44` or `IPX5`; null for none. */
  ipRating: string | null;
  /** Supply voltage in volts; null when unknown. */
  volts: number | null;
  /** Whether the supply is SELV (separated extra-low voltage), with its source outside the zones. */
  isSelv: boolean;
  /** The standard of a shaver supply unit. */
  standard: string | null;
}

interface ZoneRule {
  zone: BathroomZone;
  place: string;
  /** The lowest second digit of the IP rating. */
  water: number;
  /** The fittings that may be installed there, as text. */
  needs: string;
}

const MAX_VOLTS_IN_ZONE_0 = 12;
/** Shaver supply units to this standard are allowed in zone 2 whatever their IP rating. */
export const SHAVER_STANDARD = 'BS EN 61558-2-5';

/** The wiring regulations accept IPX4 in zone 1 as well; IPX5 is the shop's own rule. */
export const zoneRules: readonly [ZoneRule, ZoneRule, ZoneRule] = [
  {
    zone: 0,
    place: 'Inside the bath or shower tray',
    water: 7,
    needs: `IPX7, and SELV of ${MAX_VOLTS_IN_ZONE_0} V or less`,
  },
  { zone: 1, place: 'Above it, up to 2.25 m from the floor', water: 5, needs: 'IPX5, such as IP65' },
  {
    zone: 2,
    place: 'A further 60 cm around zone 1',
    water: 4,
    needs: `IPX4, such as IP44, or a shaver unit to ${SHAVER_STANDARD}`,
  },
];

/** The zones in which a product can be used; none when its rating is unknown. */
export function bathroomZones({ ipRating, volts, isSelv, standard }: Protection): readonly BathroomZone[] {
  const water = waterFigure(ipRating);
  return zoneRules
    .filter((rule) => {
      if (rule.zone === 2 && standard === SHAVER_STANDARD) return true;
      if (rule.zone === 0 && !(isSelv && volts !== null && volts <= MAX_VOLTS_IN_ZONE_0)) return false;
      return water >= rule.water;
    })
    .map(({ zone }) => zone);
}

/** The second digit of an IP rating; -1 when unknown. */
function waterFigure(ipRating: string | null): number {
  const figure = /^IP[\dX](\d)[A-Z]?$/.exec(ipRating ?? '')?.[1];
  return figure === undefined ? -1 : Number(figure);
}

/** The zones as text: `zone 2`, `zones 1 and 2`. */
export function zoneWords(zones: readonly BathroomZone[]): string {
  const [last, ...others] = zones.toReversed();
  if (last === undefined) return 'no zone';
  return others.length === 0 ? `zone ${last}` : `zones ${others.toReversed().join(', ')} and ${last}`;
}
