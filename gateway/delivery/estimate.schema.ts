import { freeFrom, standardCharge } from '../../domain/delivery/charge.rules.ts';
import { zones, type DeliveryZone as ZoneCode } from '../../domain/delivery/zones.data.ts';
import { builder } from '../builder.ts';
import { UserError } from '../errors.ts';
import { Money, moneyOrNull, PriceType } from '../money/money.schema.ts';
import type { DeliveryEstimate as EstimateRecord } from './cart-delivery.ts';
import { DateScalar } from './date.schema.ts';
import { InvalidPostcodeError } from './delivery.errors.ts';

const DeliveryZoneCode = builder.enumType('DeliveryZoneCode', {
  description:
    'Where goods are sent, as far as charges go. By postcode area, and by district where an area spans two zones.',
  values: {
    UK_MAINLAND: { description: 'England, Wales and Scotland but for the zones below.' },
    SCOTTISH_HIGHLANDS: { description: 'IV, PH, KW1–14 and PA21–40, but for islands.' },
    SCOTTISH_ISLANDS: { description: 'HS, ZE, KW15–17 and islands of KA, PA and PH.' },
    NORTHERN_IRELAND: { description: 'BT.' },
    ISLE_OF_WIGHT: { description: 'PO30–41.' },
    ISLE_OF_MAN: { description: 'IM.' },
    CHANNEL_ISLANDS: { description: 'GY and JE.' },
  } as const,
});

export const DeliveryZoneType = builder.objectRef<ZoneCode>('DeliveryZone').implement({
  description: 'Part of the country that delivery costs the same to.',
  fields: (t) => ({
    code: t.field({ type: DeliveryZoneCode, description: 'Stable, for programs.', resolve: (zone) => zone }),
    name: t.string({
      description: 'What a shopper calls it, such as Scottish Highlands.',
      resolve: (zone) => zones[zone].name,
    }),
    charge: t.field({
      type: PriceType,
      description: 'The standard charge, where delivery is not free.',
      resolve: standardCharge,
    }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Goods inc VAT from which delivery is free; null where it never is.',
      resolve: (zone) => moneyOrNull(freeFrom(zone)),
    }),
    transitDays: t.int({
      description: 'Working days on the way once the goods have left: 1 or 2.',
      resolve: (zone) => zones[zone].transitDays,
    }),
  }),
});

export const DeliveryEstimateType = builder.objectRef<EstimateRecord>('DeliveryEstimate').implement({
  description:
    'What delivery costs and when it comes, if it is ordered now. Worked out by the clock in London: it may differ after 13:00 and after midnight.',
  fields: (t) => ({
    postcode: t.exposeString('postcode', {
      nullable: true,
      description: 'Where to, as it is written on an envelope; null where none was given and UK Mainland is assumed.',
    }),
    zone: t.field({ type: DeliveryZoneType, description: 'The zone that it lies in.', resolve: ({ zone }) => zone }),
    cost: t.field({
      type: PriceType,
      description: 'What delivery of these goods costs; zero when it is free.',
      resolve: ({ cost }) => cost,
    }),
    isFree: t.boolean({ description: 'Whether it costs nothing.', resolve: ({ cost }) => cost.incVat === 0 }),
    earliestDate: t.field({
      type: DateScalar,
      description:
        'The day it comes, or the first of several on which it may. Never a weekend, nor a bank holiday of the place.',
      resolve: ({ earliest }) => earliest,
    }),
    latestDate: t.field({
      type: DateScalar,
      description:
        'The last day on which it may come; the same as the earliest unless something is made to order or has to come in first.',
      resolve: ({ latest }) => latest,
    }),
    remainingForFree: t.field({
      type: Money,
      nullable: true,
      description:
        'Goods inc VAT still missing for free delivery: £1 or more. Null where delivery is never free, already is, or less is missing than is worth a word.',
      resolve: ({ remainingForFree }) => moneyOrNull(remainingForFree),
    }),
    estimatedOn: t.field({
      type: DateScalar,
      description: 'The day in London on which it was worked out: the next one is tomorrow.',
      resolve: ({ estimatedOn }) => estimatedOn,
    }),
  }),
});

builder.objectType(InvalidPostcodeError, {
  name: 'InvalidPostcodeError',
  description: 'Not a postcode of the United Kingdom, the Channel Islands or the Isle of Man. Code INVALID_POSTCODE.',
  interfaces: [UserError],
});
