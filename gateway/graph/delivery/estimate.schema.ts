import { dispatchDays } from '@storefront/domain/delivery/dates.rules.ts';
import { freeFrom, standardCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { zones, type DeliveryZone as ZoneCode } from '@storefront/domain/delivery/zones.data.ts';
import { builder } from '../builder.ts';
import { Money, moneyOrNull, PriceType } from '../money/money.schema.ts';
import type { DeliveryEstimate as EstimateRecord } from './cart-delivery.ts';
import { WorkingDays } from './working-days.schema.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';

const DeliveryZoneCode = builder.enumType('DeliveryZoneCode', {
  description: 'A delivery zone, determined by postcode area, or by district where an area spans two zones.',
  values: {
    UK_MAINLAND: { description: 'England, Wales and Scotland, except the other zones.' },
    SCOTTISH_HIGHLANDS: {
      description: 'The Scottish Highlands: postcodes IV, PH, KW1–14 and PA21–40, except islands.',
    },
    SCOTTISH_ISLANDS: { description: 'The Scottish islands: postcodes HS, ZE, KW15–17 and islands of KA, PA and PH.' },
    NORTHERN_IRELAND: { description: 'Northern Ireland: postcodes BT.' },
    ISLE_OF_WIGHT: { description: 'The Isle of Wight: postcodes PO30–41.' },
    ISLE_OF_MAN: { description: 'The Isle of Man: postcodes IM.' },
    CHANNEL_ISLANDS: { description: 'The Channel Islands: postcodes GY and JE.' },
  } as const,
});

export const DeliveryZoneType = builder.objectRef<ZoneCode>('DeliveryZone').implement({
  description: 'An area with one delivery charge.',
  fields: (t) => ({
    code: t.field({ type: DeliveryZoneCode, description: 'A stable, machine-readable code.', resolve: (zone) => zone }),
    name: t.string({
      description: 'The name to show, such as Scottish Highlands.',
      resolve: (zone) => zones[zone].name,
    }),
    charge: t.field({
      type: PriceType,
      description: 'The standard charge, where delivery is not free.',
      resolve: (zone, _, { config }) => standardCharge(zone, config.delivery),
    }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Goods inc VAT from which delivery is free; null where it never is.',
      resolve: (zone, _, { config }) => moneyOrNull(freeFrom(zone, config.delivery)),
    }),
    transitDays: t.int({
      description: 'Working days on the way once the goods have left: 1 or 2.',
      resolve: (zone) => zones[zone].transitDays,
    }),
  }),
});

export const DeliveryEstimateType = builder.objectRef<EstimateRecord>('DeliveryEstimate').implement({
  description:
    'Charge and date of an order placed and paid now. Change at the cut-off (`Shop.dispatch`) and London’s midnight.',
  fields: (t) => ({
    postcode: t.exposeString('postcode', {
      nullable: true,
      description: 'The formatted postcode, such as SW1A 1AA; null when none was given and UK Mainland is assumed.',
    }),
    zone: t.expose('zone', { type: DeliveryZoneType, description: 'The delivery zone.' }),
    cost: t.expose('cost', { type: PriceType, description: 'The delivery charge; 0 when delivery is free.' }),
    isFree: t.boolean({ description: 'Whether it costs nothing.', resolve: ({ cost }) => cost.incVat === 0 }),
    earliestDate: t.field({
      type: DateScalar,
      description:
        'The delivery date, or the first of several possible ones. Never a weekend or a bank holiday at the ' +
        'destination. Not to be promised where `dispatchAfterPayment` is given.',
      resolve: ({ earliest }) => earliest,
    }),
    latestDate: t.field({
      type: DateScalar,
      description:
        'The last possible delivery date; equal to `earliestDate` unless something is made to order or ordered in.',
      resolve: ({ latest }) => latest,
    }),
    dispatchAfterPayment: t.field({
      type: WorkingDays,
      nullable: true,
      description:
        'The working days from payment to dispatch, where a delivery can be paid by bank transfer only and its date ' +
        'depends on when that arrives. Null where it can be paid at once.',
      resolve: ({ terms }, _, { config }) => (config.dispatch.awaitsTransfer ? dispatchDays(terms) : null),
    }),
    remainingForFree: t.field({
      type: Money,
      nullable: true,
      description:
        'The amount inc VAT left to free delivery. Null when that is reached, never given, or less than £1 away.',
      resolve: ({ remainingForFree }) => moneyOrNull(remainingForFree),
    }),
    estimatedOn: t.expose('estimatedOn', {
      type: DateScalar,
      description: 'The date in London on which the estimate was made, to say “today” and “tomorrow” by.',
    }),
  }),
});
