import { Type, type Static } from 'typebox';
import { entityId, ignoredWhenBroken, listOf, optionalNumber, optionalText, text } from './values.ts';

export type BrandRecord = Static<typeof BrandRecord>;
export const BrandRecord = Type.Object(
  {
    id: entityId('The brand’s number.'),
    name: text('The brand’s name.'),
    brand_url: optionalText('The path of the brand’s page: `/brands/` and its slug.'),
    products_count: optionalNumber('The number of its products. Defaults to 0.'),
  },
  { title: 'BrandRecord', description: 'A brand that the shop sells.' },
);

/** `GET /brands/get_all_brands` */
export const BrandList = listOf(BrandRecord, 'Every brand that the shop sells.');

const BrandCategoryRecord = Type.Object(
  { id: entityId('The category’s number.'), count: optionalNumber('The number of the brand’s products in it.') },
  { title: 'BrandCategoryRecord', description: 'A category with products of a brand.' },
);

/** `GET /brands/get_brand_by_url` */
export const BrandDetailRecord = Type.Object(
  {
    description: optionalText('The description on the brand’s page, as HTML.'),
    categories: ignoredWhenBroken(
      listOf(BrandCategoryRecord, 'The categories with the most products of the brand, highest count first.'),
    ),
  },
  { title: 'BrandDetailRecord', description: 'The details of a brand’s page.' },
);
