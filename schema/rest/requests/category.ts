import { Type } from 'typebox';
import { ListParameters } from './list.ts';
import { verbatim } from './search.ts';
import { parameter } from './values.ts';

export const CategoryPageParameters = Type.Object({
  ...ListParameters.properties,
  category_url: parameter('The path of the category, whose list has the products of its descendants too.', {
    examples: ['/shirts/'],
  }),
});

export const FilteredProductsParameters = Type.Object({
  ...ListParameters.properties,
  query_string: parameter('A search term. Lists its matches instead of a category or brand.', { examples: ['white'] }),
  verbatim,
  category_id: parameter(
    'The category whose products, and descendants’, are listed; none for an unknown one. Defaults to the whole shop.',
    { examples: ['1'] },
  ),
  is_brand_page: parameter('`true` lists products of the brands of `brand_id`, in every category.', {
    examples: ['true'],
  }),
});

export const CategoryPath = Type.Object({
  id: Type.String({ pattern: '^\\d{1,9}$', description: 'The category’s number.', examples: ['1'] }),
});
export const FacetSizeParameters = Type.Object({ aggs_size: ListParameters.properties.aggs_size });

export const FaqParameters = Type.Object({
  category_id: parameter('The category’s number.', { examples: ['1'] }),
});
