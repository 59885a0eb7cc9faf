import type { Division } from '../bank-holidays.data.ts';
import type { DeliveryZone } from './zones.data.ts';

const mainland =
  'AB AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU HA HD HG HP HR HU HX IG IP ' +
  'KA KT KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF ' +
  'TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO';

/** Valid areas and codes to which nothing is delivered, as they are named to shoppers. */
export const unservedAreas: ReadonlyMap<string, string> = new Map([
  ['BF', 'BFPO'],
  // Mail to organisations without a place: banks and tax offices, returns, Girobank.
  ['BX', 'BX postcodes'],
  ['XX', 'XX postcodes'],
  ['GIR', 'GIR postcodes'],
  ['AI', 'Anguilla'],
  ['ASCN', 'Ascension Island'],
  ['BBND', 'the British Indian Ocean Territory'],
  ['BMU', 'Bermuda'],
  ['CYM', 'the Cayman Islands'],
  ['MSR', 'Montserrat'],
  ['VG', 'the British Virgin Islands'],
  ['BIQQ', 'the British Antarctic Territory'],
  ['FIQQ', 'the Falkland Islands'],
  ['GX', 'Gibraltar'],
  ['PCRN', 'the Pitcairn Islands'],
  ['SIQQ', 'South Georgia and the South Sandwich Islands'],
  ['STHL', 'Saint Helena'],
  ['TDCU', 'Tristan da Cunha'],
  ['TKCA', 'the Turks and Caicos Islands'],
]);

/** The zone of each of the 124 postcode areas of delivery. Areas in neither map do not exist. */
export const zoneOfArea: ReadonlyMap<string, DeliveryZone> = new Map<string, DeliveryZone>([
  ...mainland.split(' ').map((area) => [area, 'UK_MAINLAND'] as const),
  ['BT', 'NORTHERN_IRELAND'],
  ['GY', 'CHANNEL_ISLANDS'],
  ['JE', 'CHANNEL_ISLANDS'],
  ['IM', 'ISLE_OF_MAN'],
  ['HS', 'SCOTTISH_ISLANDS'],
  ['KW', 'SCOTTISH_ISLANDS'],
  ['ZE', 'SCOTTISH_ISLANDS'],
  ['IV', 'SCOTTISH_HIGHLANDS'],
  ['PH', 'SCOTTISH_HIGHLANDS'],
]);

/** Areas outside England and Wales. The Crown Dependencies, which have separate holidays, are treated as England and Wales. */
export const divisionOfArea: ReadonlyMap<string, Division> = new Map<string, Division>([
  ...'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ').map((area) => [area, 'scotland'] as const),
  ['BT', 'northern-ireland'],
]);

/** Districts whose zone differs from their area's. */
export interface DistrictOverride {
  area: string;
  /** The first and the last district number. */
  from: number;
  to: number;
  zone: DeliveryZone;
  /** Whether the override is enabled. With all of them disabled, areas alone decide, as in the specification. */
  on: boolean;
}

/**
 * Overrides by district. Which of the disabled ones apply depends on the shop's carrier; of the seven zones
 * each names the one with the closest charge, since the specification has no zone for Scilly or Anglesey.
 */
export const overrides: readonly DistrictOverride[] = [
  // Isle of Wight
  { area: 'PO', from: 30, to: 41, zone: 'ISLE_OF_WIGHT', on: true },
  // Arran and the Cumbraes
  { area: 'KA', from: 27, to: 28, zone: 'SCOTTISH_ISLANDS', on: true },
  // Bute
  { area: 'PA', from: 20, to: 20, zone: 'SCOTTISH_ISLANDS', on: true },
  // Cowal, Argyll and Oban
  { area: 'PA', from: 21, to: 40, zone: 'SCOTTISH_HIGHLANDS', on: true },
  // Gigha and Islay
  { area: 'PA', from: 41, to: 49, zone: 'SCOTTISH_ISLANDS', on: true },
  // Jura, Colonsay, Mull, Iona, Tiree and Coll
  { area: 'PA', from: 60, to: 78, zone: 'SCOTTISH_ISLANDS', on: true },
  // Eigg, Rum and Canna
  { area: 'PH', from: 42, to: 44, zone: 'SCOTTISH_ISLANDS', on: true },
  // Caithness and Sutherland
  { area: 'KW', from: 1, to: 14, zone: 'SCOTTISH_HIGHLANDS', on: true },
  // Deeside and Speyside
  { area: 'AB', from: 31, to: 38, zone: 'SCOTTISH_HIGHLANDS', on: false },
  // Buchan and Moray
  { area: 'AB', from: 41, to: 56, zone: 'SCOTTISH_HIGHLANDS', on: false },
  // Callander and Killin
  { area: 'FK', from: 17, to: 21, zone: 'SCOTTISH_HIGHLANDS', on: false },
  // Loch Lomond and Arrochar
  { area: 'G', from: 83, to: 83, zone: 'SCOTTISH_HIGHLANDS', on: false },
  // Angus
  { area: 'DD', from: 8, to: 10, zone: 'SCOTTISH_HIGHLANDS', on: false },
  // Isles of Scilly
  { area: 'TR', from: 21, to: 25, zone: 'ISLE_OF_WIGHT', on: false },
  // Anglesey
  { area: 'LL', from: 58, to: 78, zone: 'ISLE_OF_WIGHT', on: false },
];
