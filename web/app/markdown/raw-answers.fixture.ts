import type { ShopLayoutQuery$rawResponse } from '../../__generated__/ShopLayoutQuery.graphql.ts';
import type { NamedAnswer } from './page-markdown.ts';
import type { RawProduct } from './product.rules.ts';
import type { RawCard, RawList } from './product-cards.rules.ts';

export const price = (pence: number) => ({
  incVat: { pence },
  exVat: { pence: Math.round(pence / 1.2), amount: (pence / 120).toFixed(4) },
});

const picture = {
  description: 'A lamp',
  url: '/images/1280/lamp.webp',
  w160: '',
  w320: '',
  w640: '',
  w960: '',
  w1280: '',
};

const inStock = { status: 'IN_STOCK', expectedOn: null, level: 12, maximumQuantity: 12, message: 'In stock' } as const;

/** A product as the page's query is answered, without variants and further facts. */
export function rawProduct(changes: Partial<RawProduct> = {}): RawProduct {
  return {
    __typename: 'Product',
    __isNode: 'Product',
    brand: { id: 'b', name: 'Acme', path: '/brands/acme/' },
    condition: 'NEW',
    energyClass: null,
    entityId: 1,
    finish: null,
    fromPrice: null,
    gtin: null,
    html: null,
    id: 'p',
    image: picture,
    images: [],
    leadTime: 'STANDARD',
    documents: [],
    minimumQuantity: 1,
    modifiers: [],
    name: 'Brass lamp',
    options: [],
    path: '/brass-lamp/',
    photometry: null,
    price: price(1_200),
    priceBreaks: [],
    priceValidUntil: null,
    quantityMultiple: 1,
    rangePath: null,
    rating: null,
    related: [],
    sku: 'LMP-1',
    specifications: [],
    stock: inStock,
    storeStock: [],
    trail: [],
    variants: [],
    warning: null,
    warranty: null,
    wasPrice: null,
    wasRegularPrice: false,
    ...changes,
  };
}

export function rawVariant(sku: string, changes: Partial<NonNullable<RawProduct['variants']>[number]> = {}) {
  return {
    id: sku,
    image: null,
    leadTime: 'STANDARD' as const,
    price: price(1_200),
    priceBreaks: [],
    priceValidUntil: null,
    selectedOptions: [],
    sku,
    stock: inStock,
    storeStock: [],
    wasPrice: null,
    wasRegularPrice: false,
    ...changes,
  };
}

/** A product in a list. */
export function rawCard(changes: Partial<RawCard> = {}): RawList['edges'][number] {
  return {
    cursor: 'c',
    matchingVariant: null,
    node: { ...rawProduct(), highlights: [], listRating: null, onSale: false, variantCount: 1, ...changes },
  } as RawList['edges'][number];
}

export const layout: ShopLayoutQuery$rawResponse = {
  banners: null,
  blogPosts: null,
  categories: [],
  pages: [{ path: '/terms/', title: 'Terms of sale' }],
  deliveryZones: [
    { code: 'UK_MAINLAND', charge: { incVat: { pence: 594 }, exVat: { pence: 495 } }, freeFrom: { pence: 6_900 } },
    { code: 'ISLE_OF_MAN', charge: { incVat: { pence: 2_072 }, exVat: { pence: 1_727 } }, freeFrom: null },
  ],
  shop: {
    chatScriptUrl: null,
    companyNumber: '1',
    email: 'hello@shop.example',
    dispatch: { cutOffHour: 13, toOrderDays: { minimum: 3, maximum: 7 }, awaitsTransfer: false },
    returns: { days: 14, workingDays: null, isFree: false },
    legalName: 'Lamps Limited',
    footerLinks: [],
    footerText: null,
    newsletterText: null,
    titlePattern: '{page}',
    logo: null,
    name: 'Lamps & Co',
    paymentMethods: ['BANK_TRANSFER'],
    phone: '020 7946 0123',
    registeredOffice: 'London',
    retailPriceLabel: 'RRP',
    socialLinks: [],
    tagManagerId: null,
    url: 'https://shop.example',
    vatNumber: '1',
  },
  stores: [],
};

export const answerOf = (name: string, data: object, errors?: object[]): NamedAnswer => ({
  name,
  answer: { data, ...(errors && { errors }) } as NamedAnswer['answer'],
});
