import { Brand } from '../brand/brand.schema.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { CategoryType } from '../category/category.schema.ts';
import { refuseOutOfRange } from '../list/connection.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { noSuggestions, searchedTerm, type SuggestionsRecord } from './search.rules.ts';

const LIMIT_MAXIMUM = 20;
const LIMIT = 8;

const Suggestions = builder.objectRef<SuggestionsRecord>('Suggestions').implement({
  description: 'Search suggestions for a partly typed term.',
  fields: (t) => ({
    term: t.exposeString('term', { description: 'The normalised term.' }),
    correctedTerm: t.exposeString('correctedTerm', {
      nullable: true,
      description: 'The corrected term that was used instead; null when no word was corrected.',
    }),
    terms: t.exposeStringList('terms', { description: 'Complete search terms that have matches, likeliest first.' }),
    categories: t.field({
      type: [CategoryType],
      description: 'Categories whose names match.',
      resolve: async ({ categoryIds }, _, { categories }) => {
        const { byId } = await categories();
        return categoryIds.flatMap((id) => byId.get(id) ?? []);
      },
    }),
    brands: t.expose('brands', { type: [Brand], description: 'Brands whose names match.' }),
    products: t.expose('products', { type: [ProductType], description: 'Matching products, best match first.' }),
    totalCount: t.int({
      description: 'The number of products that a search for the term matches.',
      resolve: ({ total }) => total,
    }),
  }),
});

builder.queryField('suggestions', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: Suggestions,
    nullable: true,
    description:
      'Suggestions while typing: the last word is a prefix. Empty for an empty term; null only when the call fails.',
    complexity: ({ limit }) => ({
      // A search and the suggestions of the shop API.
      field: 2 * CALL_COMPLEXITY,
      multiplier: Math.min(Math.max(1, limit ?? LIMIT), LIMIT_MAXIMUM) / 4,
    }),
    args: {
      query: t.arg.string({
        required: true,
        description: 'The text typed so far; only the first 100 characters are used.',
      }),
      limit: t.arg.int({
        defaultValue: LIMIT,
        description: 'The maximum number of suggestions of each kind, 1 to 20.',
      }),
    },
    resolve: async (_, { query, limit }, { catalogue }) => {
      const wanted = limit ?? LIMIT;
      refuseOutOfRange('limit', wanted, 1, LIMIT_MAXIMUM);
      const term = searchedTerm(query);
      return term ? catalogue.suggestions(term, wanted) : noSuggestions(term);
    },
  }),
);
