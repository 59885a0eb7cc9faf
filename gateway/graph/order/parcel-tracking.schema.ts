import { builder } from '../builder.ts';
import type { ParcelTracking as ParcelTrackingRecord } from './order.rules.ts';

export const ParcelTracking = builder.objectRef<ParcelTrackingRecord>('ParcelTracking').implement({
  description: 'How the parcel of a dispatched order can be followed.',
  fields: (t) => ({
    carrier: t.string({
      nullable: true,
      description: 'Who carries it, such as Royal Mail. Null when the shop API does not give it.',
      resolve: ({ carrier }) => carrier || null,
    }),
    number: t.string({
      nullable: true,
      description: 'The carrier’s tracking number. Null when the shop API does not give it.',
      resolve: ({ number }) => number || null,
    }),
    url: t.string({
      nullable: true,
      description: 'The https URL of the carrier’s page about it. Null when the shop API does not give it.',
      resolve: ({ url }) => url || null,
    }),
  }),
});
