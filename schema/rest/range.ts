import { Type, type Static } from 'typebox';
import { BrandRecord } from './brand.ts';
import { ProductListItem } from './product.ts';
import { ignoredWhenBroken, listOf, optionalText, text } from './values.ts';

const RangeKindRecord = Type.Object(
  {
    name: text('The name of the category, such as “Shirts”.'),
    url: optionalText('The path of the category.'),
    results: listOf(ProductListItem, 'The products of the range in it.'),
  },
  { title: 'RangeKindRecord', description: 'The products of a range that are of one kind.' },
);

/** `GET /ranges/{slug}` */
export type RangeRecord = Static<typeof RangeRecord>;
export const RangeRecord = Type.Object(
  {
    name: text('The range’s name, such as “Oxford”.'),
    brand: ignoredWhenBroken(BrandRecord),
    finishes: listOf(Type.String({ description: 'The name of a finish.' }), 'The finishes of the range.'),
    finish: optionalText(
      'The finish that the products are listed in; left out for all, and for one that the range does not come in.',
    ),
    kinds: listOf(RangeKindRecord, 'The products by kind: each in the category that its breadcrumb ends with.'),
  },
  { title: 'RangeRecord', description: 'A range: products of one design.' },
);
