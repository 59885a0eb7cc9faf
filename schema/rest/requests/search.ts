import { Type } from 'typebox';
import { FilteredListParameters, ListParameters } from './list.ts';
import { parameter } from './values.ts';

const term = parameter('The search term, cut to 100 characters.', { examples: ['white'] });

export const SearchPath = Type.Object({
  '*': Type.String({
    title: 'term',
    description: 'The search term, cut to 100 characters.',
    examples: ['white'],
  }),
});
export const verbatim = parameter(
  '`true` searches for words as they are spelt, and then sends no `corrected_query`. A shop may ignore the parameter.',
  { examples: ['true'] },
);

export const SearchParameters = Type.Object({ ...FilteredListParameters.properties, verbatim });

export const PlainSearchParameters = Type.Object({
  query_string: term,
  page_no: ListParameters.properties.page_no,
});

export const SuggestParameters = Type.Object({
  query_string: term,
  limit: parameter('The maximum number of products to suggest, 1 to 20. Defaults to 8.', { examples: ['8'] }),
});
