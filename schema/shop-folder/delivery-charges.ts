import { deliveryChargesOf, type DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import type { ShopFile } from './shop-file.ts';

/** The file's amounts are pounds inc VAT. */
export function deliveryChargesIn({
  delivery: { charges, freeOver } = {},
}: Pick<ShopFile, 'delivery'>): DeliveryCharges {
  return deliveryChargesOf({
    zones: charges && {
      UK_MAINLAND: pence(charges.ukMainland),
      SCOTTISH_HIGHLANDS: pence(charges.scottishHighlands),
      SCOTTISH_ISLANDS: pence(charges.scottishIslands),
      NORTHERN_IRELAND: pence(charges.northernIreland),
      ISLE_OF_WIGHT: pence(charges.isleOfWight),
      ISLE_OF_MAN: pence(charges.isleOfMan),
      CHANNEL_ISLANDS: pence(charges.channelIslands),
    },
    freeFrom: pence(freeOver),
  });
}

/** Whole pence: the file is checked to name no fractions of them. */
function pence(pounds: number): number;
function pence(pounds: number | undefined): number | undefined;
function pence(pounds: number | undefined): number | undefined {
  return pounds === undefined ? undefined : Math.round(pounds * 100);
}
