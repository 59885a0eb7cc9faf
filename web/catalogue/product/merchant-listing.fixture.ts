import { Type, type TSchema } from 'typebox';
import { Errors } from 'typebox/value';

// What Google reads for merchant listings, as strictly as its documentation has it, with nothing beside it.
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and …/product-variants

const type = <Name extends string>(name: Name) => Type.Literal(name);
const text = Type.String({ minLength: 1, pattern: '^[^\\u0000-\\u001f]+$' });
const url = Type.String({ pattern: '^https?://[^\\s/]+/\\S*$' });
const id = Type.String({ pattern: '^https?://[^\\s/]+/\\S*#\\S+$' });
const amount = Type.String({ pattern: '^\\d+\\.\\d\\d$' });
const pounds = Type.Literal('GBP');
const country = Type.String({ pattern: '^[A-Z]{2}$' });
const time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' });
const date = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const member = (...names: string[]) => Type.Union(names.map((name) => Type.Literal(`https://schema.org/${name}`)));
const exactly = (properties: Record<string, TSchema>) => Type.Object(properties, { additionalProperties: false });
const optional = Type.Optional;
const reference = exactly({ '@id': id });

const brand = exactly({ '@type': type('Brand'), name: text });
const rating = exactly({
  '@type': type('AggregateRating'),
  ratingValue: Type.Number({ minimum: 1, maximum: 5 }),
  reviewCount: Type.Integer({ minimum: 1 }),
  bestRating: Type.Literal(5),
  worstRating: Type.Literal(1),
});
const energyClass = member(...Array.from('ABCDEFG', (letter) => `EUEnergyEfficiencyCategory${letter}`));
const energy = exactly({
  '@type': type('EnergyConsumptionDetails'),
  hasEnergyEfficiencyCategory: energyClass,
  energyEfficiencyScaleMin: energyClass,
  energyEfficiencyScaleMax: energyClass,
});
const dayRange = exactly({
  '@type': type('QuantitativeValue'),
  minValue: Type.Integer({ minimum: 0 }),
  maxValue: Type.Integer({ minimum: 0 }),
  unitCode: Type.Literal('DAY'),
});
const shipping = exactly({
  '@type': type('OfferShippingDetails'),
  '@id': id,
  shippingLabel: text,
  shippingRate: exactly({ '@type': type('MonetaryAmount'), value: amount, currency: pounds }),
  shippingDestination: Type.Array(exactly({ '@type': type('DefinedRegion'), addressCountry: country }), {
    minItems: 1,
  }),
  deliveryTime: optional(
    exactly({ '@type': type('ShippingDeliveryTime'), handlingTime: dayRange, transitTime: dayRange }),
  ),
});
const returns = exactly({
  '@type': type('MerchantReturnPolicy'),
  '@id': id,
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: member('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: Type.Integer({ minimum: 1 }),
  returnMethod: Type.Array(member('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'), { minItems: 1 }),
  returnFees: member('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
  itemDefectReturnFees: member('FreeReturn', 'ReturnFeesCustomerResponsibility'),
  refundType: member('FullRefund', 'ExchangeRefund', 'StoreCreditRefund'),
  merchantReturnLink: url,
});

const offerOf = (shippingDetails: TSchema, hasMerchantReturnPolicy: TSchema) =>
  exactly({
    '@type': type('Offer'),
    price: amount,
    priceCurrency: pounds,
    priceValidUntil: optional(time),
    priceSpecification: exactly({
      '@type': type('UnitPriceSpecification'),
      price: amount,
      priceCurrency: pounds,
      valueAddedTaxIncluded: Type.Literal(true),
    }),
    url,
    availability: member('InStock', 'LimitedAvailability', 'PreOrder', 'BackOrder', 'OutOfStock', 'Discontinued'),
    availabilityStarts: optional(date),
    itemCondition: member('NewCondition', 'UsedCondition', 'RefurbishedCondition'),
    seller: exactly({ '@type': type('Organization'), name: text }),
    shippingDetails: Type.Array(shippingDetails, { minItems: 1 }),
    hasMerchantReturnPolicy,
  });

const described = {
  name: text,
  url,
  image: optional(url),
  description: optional(text),
  brand: optional(brand),
  aggregateRating: optional(rating),
};

const product = exactly({
  '@type': type('Product'),
  '@id': id,
  ...described,
  sku: Type.String(),
  gtin: optional(Type.String({ pattern: '^\\d{8}(\\d{4,6})?$' })),
  hasEnergyConsumptionDetails: optional(energy),
  offers: offerOf(shipping, returns),
});

const variant = exactly({
  '@type': type('Product'),
  name: text,
  sku: optional(text),
  url,
  image: optional(url),
  color: optional(text),
  size: optional(text),
  material: optional(text),
  pattern: optional(text),
  additionalProperty: optional(
    Type.Array(exactly({ '@type': type('PropertyValue'), name: text, value: text }), { minItems: 1 }),
  ),
  hasEnergyConsumptionDetails: optional(energy),
  offers: offerOf(reference, reference),
});

const group = exactly({
  '@type': type('ProductGroup'),
  '@id': id,
  ...described,
  productGroupID: text,
  variesBy: optional(Type.Array(member('color', 'size', 'material', 'pattern'), { minItems: 1 })),
  hasVariant: Type.Array(variant, { minItems: 2 }),
});

const validators = new Map(
  Object.entries({
    Product: product,
    ProductGroup: group,
    OfferShippingDetails: shipping,
    MerchantReturnPolicy: returns,
  }),
);

interface Node {
  '@type'?: unknown;
  '@id'?: unknown;
}

/** The errors in the product data of a page, other types left aside; empty when Google reads it without a complaint. */
export function faultsOfListing(things: readonly Node[]): string[] {
  const faults: string[] = [];
  const listed = things.flatMap((thing) => {
    const schema = validators.get(String(thing['@type']));
    return schema ? [{ thing, schema }] : [];
  });
  if (listed.filter(({ thing }) => String(thing['@type']).startsWith('Product')).length !== 1)
    faults.push('There is not exactly one product or group');
  for (const { thing, schema } of listed) {
    for (const error of Errors(schema, thing))
      faults.push(`${String(thing['@type'])}${error.instancePath}: ${error.message}`);
  }
  const defined = new Set(listed.map(({ thing }) => thing['@id']));
  const references = [...JSON.stringify(listed.map(({ thing }) => thing)).matchAll(/\{"@id":"([^"]+)"\}/g)];
  for (const [, target] of references) if (!defined.has(target)) faults.push(`${target} is not described`);
  return [...new Set(faults)];
}
