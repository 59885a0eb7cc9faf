import { GraphQLError } from 'graphql';
import { Brand } from '../brand/brand.schema.ts';
import { builder } from '../builder.ts';
import { CategoryType } from '../category/category.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { searchTerm, type SuggestionsRecord } from './search.rules.ts';

const LIMIT_MAXIMUM = 20;
const LIMIT = 8;

const Suggestions = builder.objectRef<SuggestionsRecord>('Suggestions').implement({
  description: 'What a shopper may mean by what is typed so far.',
  fields: (t) => ({
    term: t.exposeString('term', { description: 'The term as it was looked up.' }),
    correctedTerm: t.exposeString('correctedTerm', {
      nullable: true,
      description:
        'What was looked up instead, where words are not in the shop’s vocabulary; null when the term was looked up as it is.',
    }),
    terms: t.exposeStringList('terms', { description: 'Whole terms that find something, likeliest first.' }),
    categories: t.field({
      type: [CategoryType],
      description: 'Categories whose names fit.',
      resolve: async ({ categoryIds }, _, { categories }) => {
        const { byId } = await categories();
        return categoryIds.flatMap((id) => byId.get(id) ?? []);
      },
    }),
    brands: t.field({ type: [Brand], description: 'Brands whose names fit.', resolve: ({ brands }) => [...brands] }),
    products: t.field({
      type: [ProductType],
      description: 'Products that fit, best first.',
      resolve: ({ products }) => [...products],
    }),
    totalCount: t.int({
      description: 'How many products a search for the term would find.',
      resolve: ({ total }) => total,
    }),
  }),
});

builder.queryField('suggestions', (t) =>
  t.field({
    type: Suggestions,
    nullable: true,
    description:
      'Suggestions for a term that is still being typed: its last word may be half a word. An empty term suggests nothing. Null only when the shop API cannot answer.',
    complexity: ({ limit }) => ({ field: 1, multiplier: Math.min(Math.max(1, limit ?? LIMIT), LIMIT_MAXIMUM) / 4 }),
    args: {
      query: t.arg.string({ required: true, description: 'What is typed so far; the first 100 characters count.' }),
      limit: t.arg.int({ description: 'How many of each kind at most: 1 to 20. Defaults to 8.' }),
    },
    resolve: async (_, { query, limit }, { catalogue }) => {
      const wanted = limit ?? LIMIT;
      if (wanted < 1 || wanted > LIMIT_MAXIMUM)
        throw new GraphQLError(`\`limit\` must be from 1 to ${LIMIT_MAXIMUM}.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      const term = searchTerm(query);
      return term
        ? catalogue.suggestions(term, wanted)
        : { term, correctedTerm: null, terms: [], categoryIds: [], brands: [], products: [], total: 0 };
    },
  }),
);
