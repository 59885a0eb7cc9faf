import type { Division } from '@storefront/domain/bank-holidays.data.ts';
import type { Store } from './order.ts';

const weekdays = 'Monday to Friday';

/** Branches to collect from. The streets are fictional; the telephone numbers are from Ofcom's ranges for drama. */
export const stores: readonly Store[] = [
  {
    id: 'london',
    name: 'London, Lantern Yard',
    address1: '14 Lantern Yard',
    address2: 'Bermondsey',
    city: 'London',
    postcode: 'SE1 0ZZ',
    phone: '020 7946 0187',
    openingHours: [
      { days: weekdays, hours: '7:30 am – 6:00 pm' },
      { days: 'Saturday', hours: '9:00 am – 5:00 pm' },
      { days: 'Sunday', hours: '11:00 am – 4:00 pm' },
    ],
  },
  {
    id: 'bristol',
    name: 'Bristol, Foundry Quay',
    address1: 'Unit 3, Foundry Quay',
    address2: 'St Philip’s',
    city: 'Bristol',
    postcode: 'BS2 0ZZ',
    phone: '0117 496 0142',
    openingHours: [
      { days: weekdays, hours: '8:00 am – 5:30 pm' },
      { days: 'Saturday', hours: '9:00 am – 5:00 pm' },
      { days: 'Sunday', hours: 'Closed' },
    ],
  },
  {
    id: 'leeds',
    name: 'Leeds, Brassworks Lane',
    address1: '52 Brassworks Lane',
    address2: 'Holbeck',
    city: 'Leeds',
    postcode: 'LS11 0ZZ',
    phone: '0113 496 0175',
    openingHours: [
      { days: weekdays, hours: '7:30 am – 5:30 pm' },
      { days: 'Saturday', hours: '8:30 am – 4:30 pm' },
      { days: 'Sunday', hours: 'Closed' },
    ],
  },
  {
    id: 'glasgow',
    name: 'Glasgow, Filament Street',
    address1: '9 Filament Street',
    address2: 'Finnieston',
    city: 'Glasgow',
    postcode: 'G3 0ZZ',
    phone: '0141 496 0119',
    openingHours: [
      { days: weekdays, hours: '8:00 am – 5:30 pm' },
      { days: 'Saturday', hours: '9:00 am – 5:00 pm' },
      { days: 'Sunday', hours: '11:00 am – 4:00 pm' },
    ],
  },
];

/** Closing time from Monday to Friday in London's time zone, and the division whose bank holidays apply, by the store's id. */
export const closingTimes: ReadonlyMap<string, { closes: string; division: Division }> = new Map([
  ['london', { closes: '18:00', division: 'england-and-wales' }],
  ['bristol', { closes: '17:30', division: 'england-and-wales' }],
  ['leeds', { closes: '17:30', division: 'england-and-wales' }],
  ['glasgow', { closes: '17:30', division: 'scotland' }],
] as const);
