import { deliveryCharge, type DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { dispatchDays, type ShopDispatch } from '@storefront/domain/delivery/dates.rules.ts';
import { dateTerms, knownLeadTime, type LeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { zones, type DeliveryZone } from '@storefront/domain/delivery/zones.data.ts';
import type { ReturnTerms } from '@storefront/domain/shop-text/returns.rules.ts';
import { measureUnits } from '@storefront/domain/product/measure-units.data.ts';
import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import type { Thing } from '../../ui/meta/structured-data.rules.ts';

interface MeasuredPrice {
  measure: number;
  baseMeasure: number;
  unit: string;
}

export interface Offered {
  price: { incVat: { pence: number }; unitPricing?: MeasuredPrice | null | undefined };
  /** ISO time at which the price changes next; null for none. */
  priceValidUntil?: string | null | undefined;
  stock: { status: string; expectedOn?: string | null | undefined };
  /** Null for what cannot be bought. */
  leadTime?: string | null | undefined;
}

export interface OfferTerms {
  url: string;
  condition: string;
  minimumQuantity: number;
  shop: {
    name: string;
    url: string;
    delivery: DeliveryCharges | null;
    dispatch: ShopDispatch;
    returns: Pick<ReturnTerms, 'days' | 'isFree'>;
    stores: readonly unknown[];
  };
}

/** Search engines do not read regions within the UK, so its charge is the mainland's, and says so. */
const DESTINATIONS: readonly { zone: DeliveryZone; countries: readonly string[] }[] = [
  { zone: 'UK_MAINLAND', countries: ['GB'] },
  { zone: 'ISLE_OF_MAN', countries: ['IM'] },
  { zone: 'CHANNEL_ISLANDS', countries: ['JE', 'GG'] },
];

/** VAT included. */
export function offerData(offered: Offered, { url, condition, minimumQuantity, shop }: OfferTerms): Thing {
  const { price: shown, priceValidUntil, stock } = offered;
  const price = decimalPounds(shown.incVat.pence);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'GBP',
    ...(priceValidUntil && { priceValidUntil }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'GBP',
      valueAddedTaxIncluded: true,
      ...(shown.unitPricing && { referenceQuantity: referenceData(shown.unitPricing) }),
    },
    url,
    availability: `https://schema.org/${availabilities.get(stock.status) ?? 'OutOfStock'}`,
    ...(stock.expectedOn && { availabilityStarts: stock.expectedOn }),
    itemCondition: `https://schema.org/${conditions.get(condition) ?? 'NewCondition'}`,
    seller: { '@type': 'Organization', name: shop.name },
    ...(shop.delivery && { shippingDetails: shippingData(offered, minimumQuantity, shop, shop.delivery) }),
    hasMerchantReturnPolicy: returnData(shop),
  };
}

/** What the price is for, and what the price per unit is for. */
function referenceData({ measure, baseMeasure, unit }: MeasuredPrice): Thing {
  const quantity = { '@type': 'QuantitativeValue', unitCode: unitCodes.get(unit) };
  return { ...quantity, value: measure, valueReference: { ...quantity, value: baseMeasure } };
}

/** Equal deliveries have equal ids. */
function shippingData(
  { price, leadTime: given }: Offered,
  quantity: number,
  { url, dispatch }: OfferTerms['shop'],
  charges: DeliveryCharges,
): Thing[] {
  const leadTime = knownLeadTime(given);
  return DESTINATIONS.filter(({ zone }) => charges.zones[zone]).map(({ zone, countries }) => {
    const { name, transitDays } = zones[zone];
    const charge = decimalPounds(deliveryCharge(zone, { incVat: price.incVat.pence * quantity }, charges).incVat);
    const [earliest, latest] =
      leadTime === null || dispatch.awaitsTransfer ? ([null, null] as const) : handlingDays(leadTime, dispatch);
    return {
      '@type': 'OfferShippingDetails',
      '@id': `${url}/#delivery-${zone.toLowerCase().replaceAll('_', '-')}-${charge}-${latest ?? 'unknown'}`,
      shippingLabel: name,
      shippingRate: { '@type': 'MonetaryAmount', value: charge, currency: 'GBP' },
      shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
      ...(earliest !== null && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(earliest, latest),
          transitTime: days(transitDays, transitDays),
        },
      }),
    };
  });
}

/** Working days until dispatch. Goods in stock leave on the day of the order, or on the next after the cut-off hour. */
function handlingDays(leadTime: LeadTime, dispatch: ShopDispatch): [minimum: number, maximum: number] {
  const { minimum, maximum } = dispatchDays(
    dateTerms({ zone: 'UK_MAINLAND', division: 'england-and-wales' }, [leadTime], dispatch),
  );
  return [leadTime === 'STANDARD' ? minimum - 1 : minimum, maximum];
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The right to cancel, as the page of deliveries and returns has it. */
function returnData({ url: origin, returns, stores }: OfferTerms['shop']): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `${origin}/#returns`,
    applicableCountry: 'GB',
    returnPolicyCountry: 'GB',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.days,
    returnMethod: [
      'https://schema.org/ReturnByMail',
      ...(stores.length > 0 ? ['https://schema.org/ReturnInStore'] : []),
    ],
    returnFees: `https://schema.org/${returns.isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: `${origin}/shipping-returns/`,
  };
}

const unitCodes = new Map(Object.entries(measureUnits).map(([unit, { code }]) => [unit, code]));

const conditions = new Map(
  Object.entries({ NEW: 'NewCondition', USED: 'UsedCondition', REFURBISHED: 'RefurbishedCondition' }),
);

const availabilities = new Map(
  Object.entries({
    IN_STOCK: 'InStock',
    LOW_STOCK: 'LimitedAvailability',
    PLENTY: 'InStock',
    // Google reads no MadeToOrder. As in the product feed, the handling time says how long it takes.
    MADE_TO_ORDER: 'InStock',
    PREORDER: 'PreOrder',
    BACKORDER: 'BackOrder',
    OUT_OF_STOCK: 'OutOfStock',
    UNAVAILABLE: 'Discontinued',
  }),
);
