import { deliveryChargesOf } from './charge.rules.ts';

/** The usual charges, with free UK Mainland delivery from £69. */
export const testCharges = deliveryChargesOf({ freeFrom: 6_900 });
