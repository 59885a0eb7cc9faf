/** The zones of a room with a bath or shower, as BS 7671 draws them. */
export type BathroomZone = 0 | 1 | 2;

/** What decides where in a bathroom an electrical product may go. */
export interface Protection {
  /** As marked, such as `IP44` or `IPX5`; null where there is none. */
  ipRating: string | null;
  /** Volts of its supply; null where it is not known. */
  volts: number | null;
  /** Whether that supply is SELV: separated extra-low voltage, its source outside the zones. */
  isSelv: boolean;
  /** The standard that a shaver supply unit is made to. */
  standard: string | null;
}

interface ZoneRule {
  zone: BathroomZone;
  /** Where it is. */
  place: string;
  /** The least second figure of the IP rating. */
  water: number;
  /** What may go there, in words. */
  needs: string;
}

/** The most volts in zone 0. */
const MAX_VOLTS_IN_ZONE_0 = 12;
/** Shaver supply units to this standard are allowed in zone 2 whatever their IP rating. */
export const SHAVER_STANDARD = 'BS EN 61558-2-5';

/** IPX4 would do by the wiring rules in zone 1 too: IPX5 there is the shop's own rule. */
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

/** The zones in which a product may be used; none where its rating is not known. */
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

/** The second figure of an IP rating; -1 where it is not known. */
function waterFigure(ipRating: string | null): number {
  const figure = /^IP[\dX](\d)[A-Z]?$/.exec(ipRating ?? '')?.[1];
  return figure === undefined ? -1 : Number(figure);
}

/** As in running text: `zone 2`, `zones 1 and 2`. */
export function zoneWords(zones: readonly BathroomZone[]): string {
  const [last, ...others] = zones.toReversed();
  if (last === undefined) return 'no zone';
  return others.length === 0 ? `zone ${last}` : `zones ${others.toReversed().join(', ')} and ${last}`;
}
