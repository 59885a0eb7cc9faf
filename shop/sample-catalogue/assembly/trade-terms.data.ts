import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';

type TradeTerms = Pick<CatalogueProduct, 'priceBreaks' | 'minimumQuantity' | 'quantityMultiple'>;

const BY_THE_BOX: TradeTerms = {
  priceBreaks: [
    { quantity: 10, percentOff: 5 },
    { quantity: 50, percentOff: 12 },
  ],
};
const FOR_A_KITCHEN: TradeTerms = { priceBreaks: [{ quantity: 12, percentOff: 8 }] };

/** The quantity terms of a category's products, by its address: goods that the trade buys by the box cost less by the box. */
export const TRADE_TERMS: ReadonlyMap<string, TradeTerms> = new Map([
  ['/electrical-accessories/back-boxes/metal-back-boxes/', BY_THE_BOX],
  ['/electrical-accessories/back-boxes/dry-lining-boxes/', BY_THE_BOX],
  ['/lamps-bulbs/lamps-bulbs/spotlight-bulbs/gu10-bulbs/', BY_THE_BOX],
  ['/hardware/cabinet-hardware/cabinet-knobs/', FOR_A_KITCHEN],
  ['/hardware/cabinet-hardware/cup-handles/', FOR_A_KITCHEN],
  // They come in sleeves of five, and two sleeves are the least that is sent.
  [
    '/lamps-bulbs/lamps-bulbs/capsule-bulbs/',
    { minimumQuantity: 10, quantityMultiple: 5, priceBreaks: [{ quantity: 50, percentOff: 10 }] },
  ],
]);
