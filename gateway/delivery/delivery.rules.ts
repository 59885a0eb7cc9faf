import type { Division } from '../../domain/bank-holidays.data.ts';
import { londonTime } from '../../domain/calendar.rules.ts';
import { datesFrom, type DateTerms } from '../../domain/delivery-dates.rules.ts';
import type { Price } from '../../domain/money.rules.ts';
import type { ProductCore, ProductDetail } from '../product/product.rules.ts';
import { stockOfProduct, type MadeToOrder, type Stock } from '../product/stock.rules.ts';
import { deliveryCharge, remainingForFree } from './charge.rules.ts';
import { dateTerms, type DeliveryDates, type DeliveryLine } from './dates.rules.ts';
import { parsePostcode } from '../../domain/postcode.rules.ts';
import { divisionOf, zoneOf } from './zone.rules.ts';
import type { DeliveryZone } from './zones.data.ts';

/** What delivery costs and when it comes. */
export interface DeliveryEstimate extends DeliveryDates {
  /** As it is written on an envelope; null where none was given and UK Mainland is assumed. */
  postcode: string | null;
  zone: DeliveryZone;
  cost: Price;
  /** Pence of goods, inc VAT; null where there is nothing to say. */
  remainingForFree: number | null;
  /** The day in London on which it was worked out. */
  estimatedOn: string;
  /** What the dates depend on but the time. */
  terms: DateTerms;
}

export interface EstimateInput {
  now: Date;
  /** As it was typed; null or left out for somewhere in UK Mainland. */
  postcode?: string | null | undefined;
  /** What the goods come to. */
  goods: Price;
  lines: readonly DeliveryLine[];
}

/** A place that goods can be sent to. */
export interface Destination {
  /** As it is written on an envelope; null where none was given. */
  postcode: string | null;
  zone: DeliveryZone;
  division: Division;
}

/** Where a postcode is; UK Mainland where none is given, null for one that is none or whose area does not exist. */
export function destinationOf(text: string | null | undefined): Destination | null {
  if (text === null || text === undefined)
    return { postcode: null, zone: 'UK_MAINLAND', division: 'england-and-wales' };
  const postcode = parsePostcode(text);
  const zone = postcode && zoneOf(postcode);
  return zone && { postcode: postcode.text, zone, division: divisionOf(postcode) };
}

/** The whole estimate; null where `destinationOf` is. */
export function estimateDelivery({ now, postcode, goods, lines }: EstimateInput): DeliveryEstimate | null {
  const destination = destinationOf(postcode);
  if (!destination) return null;
  const { zone, division } = destination;
  const terms = dateTerms({ zone, division, lines });
  return {
    postcode: destination.postcode,
    zone,
    cost: deliveryCharge(zone, goods),
    remainingForFree: remainingForFree(zone, goods),
    estimatedOn: londonTime(now).toPlainDate().toString(),
    ...datesFrom(now, terms).arrival,
    terms,
  };
}

/** What the date of one kind of goods depends on. */
export function deliveryLine(
  { categoryIds }: Pick<ProductCore, 'categoryIds'>,
  { status }: Pick<Stock, 'status'>,
): DeliveryLine {
  return { categoryIds, toOrder: status === 'MADE_TO_ORDER' || status === 'OUT_OF_STOCK' };
}

/** The same of each of a cart's lines; a product that has gone holds nothing up. */
export function deliveryLinesOf(
  lines: readonly { variantId: number | null; detail: ProductDetail | null }[],
  config: MadeToOrder,
): DeliveryLine[] {
  return lines.flatMap(({ variantId, detail }) =>
    detail
      ? [
          deliveryLine(
            detail,
            stockOfProduct(
              detail,
              config,
              detail.variants.find(({ id }) => id === variantId),
            ),
          ),
        ]
      : [],
  );
}
