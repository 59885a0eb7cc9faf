import { Type } from 'typebox';
import { FilteredListParameters, ListParameters } from './list.ts';
import { parameter } from './values.ts';

const term = parameter('The search term; only its first 100 characters count.', { examples: ['lamp'] });

export const SearchPath = Type.Object({
  '*': Type.String({
    title: 'term',
    description: 'The search term; only its first 100 characters count.',
    examples: ['lamp'],
  }),
});
export const SearchParameters = FilteredListParameters;

export const PlainSearchParameters = Type.Object({ ...ListParameters.properties, query_string: term });

export const SuggestParameters = Type.Object({
  query_string: term,
  limit: parameter('The most products to suggest, 1 to 20. Defaults to 8.', { examples: ['8'] }),
});
