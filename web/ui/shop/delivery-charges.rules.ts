import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { knownZone } from '@storefront/domain/delivery/zones.data.ts';
import type { Price } from '@storefront/domain/money.rules.ts';

interface Amount {
  readonly pence: number;
}

type Zones = readonly {
  readonly code: string;
  readonly charge: { readonly incVat: Amount; readonly exVat: Amount };
  readonly freeFrom?: Amount | null | undefined;
}[];

/** Null when there are none, as for a shop with delivery options of its own. */
export function chargesOfZones(zones: Zones | null | undefined): DeliveryCharges | null {
  const mainland = zones?.find(({ code }) => code === 'UK_MAINLAND');
  if (!zones || !mainland) return null;
  const price = ({ charge: { incVat, exVat } }: Zones[number]): Price => ({ incVat: incVat.pence, exVat: exVat.pence });
  const served = zones.flatMap((zone) => {
    const code = knownZone(zone.code);
    return code ? [[code, price(zone)] as const] : [];
  });
  return {
    zones: { ...Object.fromEntries(served), UK_MAINLAND: price(mainland) },
    freeFrom: mainland.freeFrom?.pence ?? null,
  };
}
