import { Type, type Static } from 'typebox';
import { optionalText, pageOf, path } from './values.ts';

/** `GET /resolve_url` */
export const ResolvedUrl = Type.Object(
  { url: path('The current path.') },
  { title: 'ResolvedUrl', description: 'The current path of a category, product or redirect.' },
);

export type PageAddressRecord = Static<typeof PageAddressRecord>;
export const PageAddressRecord = Type.Object(
  {
    url: path('The path.'),
    updated_at: optionalText('The date or time of the last change, in ISO 8601.'),
  },
  { title: 'PageAddressRecord', description: 'The path of a page.' },
);

/** `GET /get_product_addresses` */
export const ProductAddressPage = Type.Object(
  {
    ...pageOf(PageAddressRecord),
    page_size: Type.Integer({ minimum: 1, maximum: 10_000, description: 'The number of items on a full page.' }),
  },
  { title: 'ProductAddressPage', description: 'One page of the paths of all products.' },
);
