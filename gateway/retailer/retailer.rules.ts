/**
 * Goods of this much, inc VAT, are delivered free to UK Mainland: £69.
 * Chosen: the specification gives no value but an unexplained 69, and a peer of the trade advertises the same.
 */
export const FREE_DELIVERY_THRESHOLD_PENCE = 6_900;
