import { builder } from '../builder.ts';
import { emptyPage } from '../list/list.rules.ts';
import {
  listArguments,
  pageComplexity,
  ProductConnection,
  ProductList,
  readProducts,
  type ProductListRecord,
} from '../list/connection.schema.ts';
import { searchTerm } from './search.rules.ts';

const SearchResult = builder.objectRef<ProductListRecord & { term: string }>('SearchResult').implement({
  description: 'One page of the products that match a term.',
  interfaces: [ProductList],
  fields: (t) => ({
    term: t.exposeString('term', {
      description:
        'The term as it was searched: at most 100 characters, without control characters; empty for nothing to look for.',
    }),
    correctedTerm: t.string({
      nullable: true,
      description:
        'What was searched instead, where words of the term are not in the shop’s vocabulary; null when the term was searched as it is.',
      resolve: ({ head }) => head.correctedTerm,
    }),
  }),
});

builder.queryFields((t) => ({
  search: t.field({
    type: SearchResult,
    nullable: true,
    description:
      'The products that match a term, best first: words of names, codes, brands and technical data; misspelt words are corrected. An empty term matches nothing. Null only when the shop API cannot answer.',
    complexity: pageComplexity,
    args: {
      query: t.arg.string({
        required: true,
        description:
          'The term as the shopper typed it; the first 100 characters count. It finds by words: prices, brands and facets to keep to go into `filters`.',
      }),
      ...listArguments(),
    },
    resolve: async (_, { query, ...given }, context, info) => {
      const term = searchTerm(query);
      const list = await readProducts(given, context, info, async (page, request) =>
        term ? context.catalogue.searchPage(term, page, request) : emptyPage,
      );
      return { ...list, term };
    },
  }),
  featuredProducts: t.field({
    type: ProductConnection,
    nullable: true,
    description: 'The products that the shop puts forward. Null only when the shop API cannot answer.',
    complexity: pageComplexity,
    args: listArguments(),
    resolve: (_, given, context, info) => readProducts(given, context, info, context.catalogue.featuredPage),
  }),
}));
