import type { Catalogue, CatalogueCategory, CatalogueImage, CatalogueProduct, CatalogueVariant } from './catalogue.ts';

const image: CatalogueImage = { description: 'A lamp', url: '/drawings/0000000000000000.svg' };

const category = (id: number, parentId: number, name: string, url: string): CatalogueCategory => ({
  id,
  parentId,
  name,
  url,
  descriptionHtml: `<p>${name}<script>alert(1)</script></p>`,
  pageTitle: name,
  metaDescription: '',
  searchKeywords: '',
  sortOrder: id,
  image,
  faqs: [],
});

const usualFields = [
  { id: 1, name: 'IP Rating:', value: 'IP44' },
  { id: 2, name: '__feed', value: 'x' },
];

/** A plain lamp with the given properties. */
export const product = (id: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id,
  name: `Lamp ${id}`,
  sku: `L-${id}`,
  gtin: '',
  url: `/lamp-${id}/`,
  brandId: 1,
  categoryIds: [2, 1],
  inventoryTracking: 'product',
  inventoryLevel: 50,
  availability: 'available',
  price: (1000 + id) * 100,
  retailPrice: 0,
  descriptionHtml: '<p>Bright.</p>',
  warningHtml: '',
  warranty: { boxContains: [], usefulInformation: '', technicalInformation: [] },
  rangeUrl: '',
  customFields: usualFields,
  images: [image],
  variants: [],
  modifiers: [],
  relatedCategoryId: 2,
  featured: id % 2 === 0,
  popularity: 1000 - id,
  createdAt: '2026-01-01',
  ...more,
});

/** A variant with its options by name. */
export const variantOf = (
  id: number,
  options: Readonly<Record<string, string>>,
  more: Partial<CatalogueVariant> = {},
): CatalogueVariant => ({
  id,
  sku: `V-${id}`,
  price: 200_000,
  inventoryLevel: 3,
  image,
  optionValues: Object.entries(options).map(([optionDisplayName, label]) => ({ id, optionDisplayName, label })),
  ...more,
});

/** 40 plain lamps of 1 to 40 W, one with finishes, one with an add-on, one of each awkward kind. */
export const smallCatalogue: Catalogue = {
  brands: [{ id: 1, name: 'Heritage Brass', url: 'heritage-brass', descriptionHtml: '' }],
  categories: [
    { ...category(1, 0, 'Lamps', '/lamps/'), faqs: [{ question: 'Which lamp?', answerHtml: '<p>This one.</p>' }] },
    category(2, 1, 'Table Lamps', '/lamps/table/'),
    category(3, 1, 'Floor Lamps', '/lamps/floor/'),
  ],
  products: [
    ...Array.from({ length: 40 }, (_, index) =>
      product(index + 1, { customFields: [...usualFields, { id: 3, name: 'Wattage (W)', value: String(index + 1) }] }),
    ),
    product(100, {
      name: 'Finished',
      url: '/finished/',
      rangeUrl: '/ranges/finished/',
      inventoryTracking: 'variant',
      inventoryLevel: 0,
      categoryIds: [3, 1],
      variants: [
        variantOf(1001, { Finish: 'Satin Brass' }, { image: { ...image, url: '/drawings/0000000000000001.svg' } }),
        variantOf(1002, { Finish: 'Matt Black' }, { price: 250_000, inventoryLevel: 0 }),
      ],
    }),
    product(101, {
      name: 'With bulb',
      url: '/with-bulb/',
      rangeUrl: '/ranges/finished/',
      categoryIds: [3, 1],
      modifiers: [
        {
          id: 9,
          displayName: 'Bulb',
          optionValues: [{ id: 91, label: 'Lamp 1', price: 100_100, productId: 1, sku: 'L-1', image }],
        },
      ],
    }),
    product(102, { name: 'Gone', url: '/gone/', categoryIds: [3, 1], inventoryLevel: 0 }),
    product(103, { name: 'Bespoke', url: '/bespoke/', categoryIds: [3, 4157], inventoryLevel: 0 }),
    product(104, { name: 'Withdrawn', url: '/withdrawn/', categoryIds: [3], availability: 'unavailable' }),
  ],
};
