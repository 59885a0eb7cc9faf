import { Type, type Static } from 'typebox';
import { FILTERS_MAXIMUM } from '@storefront/domain/filters.data.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { pageNumber, parameter, repeatedParameter } from './values.ts';

/** An empty or invalid parameter counts as missing, but for ids. */
const filters = {
  page_no: pageNumber,
  brand_id: repeatedParameter(
    'Only products of any of these brands, by id. No product for an unknown id; an empty one counts as missing.',
    { examples: [['1']] },
  ),
  min_price: parameter(
    'The lowest price in pounds, with up to four decimals: of a product’s cheapest variant, if it has several. ' +
      'Bounds in the wrong order are swapped.',
    { examples: ['0.8292'] },
  ),
  max_price: parameter('The highest price in pounds, with up to four decimals.', { examples: ['833.3374'] }),
  in_stock: parameter(
    '`true` lists only products in stock; filtered by an option, such as a finish, those in stock with that option. ' +
      'A shop may ignore the parameter, and then sends no `in_stock_count`.',
    { examples: ['true'] },
  ),
  on_sale: parameter(
    '`true` lists only products whose recommended retail price exceeds their price. ' +
      'A shop may ignore the parameter, and then sends no `on_sale_count`.',
    { examples: ['true'] },
  ),
  sort_by: parameter('`calculated_price`, `name` or `date_created`. Defaults to relevance.', {
    examples: ['calculated_price'],
  }),
  sort_order: parameter(
    '`asc`, the default, or `desc`: for prices only. Names are always ascending, `date_created` newest first.',
    {
      examples: ['asc'],
    },
  ),
  aggs_size: parameter('The maximum number of values per facet, 1 to 250. Defaults to 10.', { examples: ['80'] }),
  with_filters: parameter('`false` leaves out the facets, which are the slow part of a list.', { examples: ['false'] }),
};

export const excludeFields = parameter(
  'The properties to leave out, separated by commas. A shop may ignore the parameter.',
  { examples: ['images,warranty'] },
);

export type ListParameters = Static<typeof ListParameters>;
export const ListParameters = Type.Object({ ...filters, exclude_fields: excludeFields });

export const FilteredListParameters = Type.Object({
  ...filters,
  exclude_fields: excludeFields,
  filters: parameter('The filters as a JSON list of `{name, value}`, as in the body of `get_products_with_filters`.', {
    examples: ['[{"name":"IP Rating","value":"IP44"}]'],
  }),
});

export type FilterList = Static<typeof FilterList>;
export const FilterList = Type.Array(
  Type.Object({
    name: Type.String({
      maxLength: TEXT_LENGTHS.facetValue,
      description: 'The facet’s name, as the list spells it.',
      examples: ['IP Rating'],
    }),
    value: Type.String({
      maxLength: TEXT_LENGTHS.facetValue,
      description:
        'A value, as the facet spells it, or a range as two numbers separated by `..`, one of which may be missing.',
      examples: ['IP44', '5..10'],
    }),
  }),
  {
    maxItems: FILTERS_MAXIMUM,
    description:
      'One entry per value; a product must match one of the values of every name. ' +
      'A name or a value that no product of the list has matches none: it is never ignored.',
  },
);

const filterProperties = {
  filters: Type.Optional(Type.Union([FilterList, Type.Null()], { description: 'The filters.' })),
};

export type FilterBody = Static<typeof FilterBody>;
export const FilterBody = Type.Union([
  Type.Object(filterProperties, { title: 'ListFilters', description: 'The filters of a list.' }),
  Type.Null(),
]);
