import type { ShopLayoutQuery$rawResponse } from '../../__generated__/ShopLayoutQuery.graphql.ts';
import type { NamedAnswer } from './page-markdown.ts';
import type { RawProduct } from './product.rules.ts';
import type { RawCard, RawList } from './product-cards.rules.ts';

export const price = (pence: number) => ({
  incVat: { pence },
  exVat: { pence: Math.round(pence / 1.2), amount: (pence / 120).toFixed(4) },
});

const picture = { description: 'A lamp', url: '/images/1280/lamp.webp' };

const inStock = { status: 'IN_STOCK', expectedOn: null, level: 12, maximumQuantity: 12, message: 'In stock' } as const;

/** A product as the page's query is answered, without variants and further facts. */
export function rawProduct(changes: Partial<RawProduct> = {}): RawProduct {
  return {
    __typename: 'Product',
    __isNode: 'Product',
    brand: { id: 'b', name: 'Acme', path: '/brands/acme/' },
    condition: 'NEW',
    entityId: 1,
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
    price: price(1_200),
    priceBreaks: [],
    quantityMultiple: 1,
    related: [],
    sku: 'LMP-1',
    specifications: [],
    stock: inStock,
    storeStock: [],
    trail: [],
    variants: [],
    wasRegularPrice: false,
    ...changes,
  } as RawProduct;
}

const none = { image: null, priceValidUntil: null, wasPrice: null };

export function rawVariant(sku: string, changes: Partial<NonNullable<RawProduct['variants']>[number]> = {}) {
  return {
    ...none,
    id: sku,
    leadTime: 'STANDARD' as const,
    price: price(1_200),
    priceBreaks: [],
    selectedOptions: [],
    sku,
    stock: inStock,
    storeStock: [],
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

/** What a shop may leave out. */
const unread = { banners: null, blogPosts: null };
const unset = { chatScriptUrl: null, footerText: null, logo: null, newsletterText: null, tagManagerId: null };

export const layout: ShopLayoutQuery$rawResponse = {
  ...unread,
  categories: [],
  pages: [{ path: '/terms/', title: 'Terms of sale' }],
  deliveryZones: [
    { code: 'UK_MAINLAND', charge: { incVat: { pence: 594 }, exVat: { pence: 495 } }, freeFrom: { pence: 6_900 } },
    { code: 'ISLE_OF_MAN', charge: { incVat: { pence: 2_072 }, exVat: { pence: 1_727 } }, freeFrom: null },
  ],
  shop: {
    ...unset,
    companyNumber: '1',
    email: 'hello@shop.example',
    dispatch: { cutOffHour: 13, toOrderDays: { minimum: 3, maximum: 7 }, awaitsTransfer: false },
    returns: { days: 14, workingDays: null, isFree: false },
    legalName: 'Lamps Limited',
    footerLinks: [],
    titlePattern: '{page}',
    name: 'Lamps & Co',
    paymentMethods: ['BANK_TRANSFER'],
    phone: '020 7946 0123',
    registeredOffice: 'London',
    retailPriceLabel: 'RRP',
    socialLinks: [],
    url: 'https://shop.example',
    vatNumber: '1',
  },
  stores: [],
};

export const answerOf = (name: string, data: object, errors?: object[]): NamedAnswer => ({
  name,
  answer: { data, ...(errors && { errors }) } as NamedAnswer['answer'],
});
