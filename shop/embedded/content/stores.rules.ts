import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { Division } from '@storefront/domain/bank-holidays.data.ts';
import { divisionOf } from '@storefront/domain/delivery/zone.rules.ts';

export interface Store {
  id: string;
  name: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  phone: string;
  openingHours: readonly { days: string; hours: string }[];
  /** Missing for no promise. */
  readyHours?: number;
}

export function storesOf({ branches = [] }: Pick<ShopFile, 'branches'>): readonly Store[] {
  return branches.map(({ address1 = '', address2 = '', phone = '', hours = [], ...branch }) => ({
    ...branch,
    address1,
    address2,
    phone,
    openingHours: hours,
  }));
}

/** For a store whose hours do not say. Our choice: the specification sets none. */
const CLOSES = '17:00';

/** The hour that a store closes on its first days, and the division whose bank holidays apply there. */
export function closingOf(store: Store | null): { closes: string; division: Division } {
  const [, hour, minute] = /(\d{1,2}):(\d\d) pm$/.exec(store?.openingHours[0]?.hours ?? '') ?? [];
  const postcode = parsePostcode(store?.postcode ?? '');
  return {
    closes: hour === undefined ? CLOSES : `${(Number(hour) % 12) + 12}:${minute}`,
    division: postcode ? divisionOf(postcode) : 'england-and-wales',
  };
}
