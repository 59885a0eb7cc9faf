import { Type, type Static } from 'typebox';
import { pageNumber, parameter, repeatedParameter } from './values.ts';

/** What every list of products is filtered, sorted and paged by. A parameter that is empty or no number counts as not given. */
const filters = {
  page_no: pageNumber,
  brand_id: repeatedParameter('Only products of these brands, by their ids.', { examples: [['1']] }),
  min_price: parameter('The lowest price in pounds, with up to four decimals.', { examples: ['0.8292'] }),
  max_price: parameter('The highest price in pounds, with up to four decimals.', { examples: ['833.3374'] }),
  sort_by: parameter('`calculated_price`, `name` or `date_created`. Defaults to relevance.', {
    examples: ['calculated_price'],
  }),
  sort_order: parameter('`asc` or `desc`. Defaults to `asc`; the newest products always come first.', {
    examples: ['asc'],
  }),
  aggs_size: parameter('The most values that a facet lists, 1 to 250. Defaults to 10.', { examples: ['80'] }),
  with_filters: parameter('`false` leaves out the facets, which are the slow part of a list.', { examples: ['false'] }),
};

export const excludeFields = parameter(
  'Names of properties that need not be answered, separated by commas. A shop that does not know the parameter answers all.',
  { examples: ['images,warranty'] },
);

/** The query of a list of products. */
export type ListParameters = Static<typeof ListParameters>;
export const ListParameters = Type.Object({ ...filters, exclude_fields: excludeFields });

/** The query of a list that also takes its facets from the query. */
export const FilteredListParameters = Type.Object({
  ...filters,
  exclude_fields: excludeFields,
  filters: parameter(
    'The facets as a JSON list of `{name, value}`, as the body of `get_products_with_filters` has it.',
    {
      examples: ['[{"name":"IP Rating","value":"IP44"}]'],
    },
  ),
});

/** The facets of a list. */
export type FilterList = Static<typeof FilterList>;
export const FilterList = Type.Array(
  Type.Object({
    name: Type.String({ maxLength: 200, description: 'The facet’s name.', examples: ['IP Rating'] }),
    value: Type.String({
      maxLength: 200,
      description: 'One value, or a range as two numbers with `..` between, either of them left out.',
      examples: ['IP44', '5..10'],
    }),
  }),
  { maxItems: 250, description: 'One entry for each value: entries of one name are alternatives.' },
);

const filterProperties = {
  filters: Type.Optional(Type.Union([FilterList, Type.Null()], { description: 'The facets to filter by.' })),
};

/** The facets of a list as a body, which may be empty. */
export type FilterBody = Static<typeof FilterBody>;
export const FilterBody = Type.Union([
  Type.Object(filterProperties, { title: 'ListFilters', description: 'The facets of a list.' }),
  Type.Null(),
]);
