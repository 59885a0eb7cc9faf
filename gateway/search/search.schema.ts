import { builder } from '../builder.ts';
import { pageComplexity, ProductConnection, readProducts } from '../product/connection.schema.ts';
import { searchTerm } from './search.rules.ts';

builder.queryFields((t) => ({
  search: t.field({
    type: ProductConnection,
    nullable: true,
    description: 'The products that match a term, best first: words of names, codes, brands and technical data. An empty term matches nothing. Null only when the shop API cannot answer.',
    complexity: pageComplexity,
    args: {
      query: t.arg.string({ required: true, description: 'The term as the shopper typed it; the first 100 characters count.' }),
      first: t.arg.int({ description: 'How many: 0 to 100, 16 unless told.' }),
      after: t.arg.string({ description: 'The cursor after which the page starts.' }),
      page: t.arg.int({ description: 'The page to start at, from 1, in steps of `first`; ignored with `after`.' }),
    },
    resolve: (_, { query, ...window }, { catalogue }) => {
      const term = searchTerm(query);
      return readProducts(window, async (page) => (term ? catalogue.searchPage(term, page) : { items: [], total: 0 }));
    },
  }),
  featuredProducts: t.field({
    type: ProductConnection,
    nullable: true,
    description: 'The products that the shop puts forward. Null only when the shop API cannot answer.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ description: 'How many: 0 to 100, 16 unless told.' }),
      after: t.arg.string({ description: 'The cursor after which the page starts.' }),
    },
    resolve: (_, window, { catalogue }) => readProducts(window, catalogue.featuredPage),
  }),
}));
