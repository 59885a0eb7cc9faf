import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { ProductCollection } from '../list/collection.schema.ts';
import { emptyPage, type ReplacedWords, type UnderstoodPrice } from '../list/list.rules.ts';
import { listArguments, listComplexity, readProducts, type ListArguments } from '../list/connection.schema.ts';
import { ProductConnection, ProductList, type ProductListRecord } from '../list/product-list.schema.ts';
import {
  FEATURED_KEY,
  searchKey,
  searchOfKey,
  searchedTerm,
  type FeaturedCollection,
  type ProductSearch,
} from './search.rules.ts';

const UnderstoodPriceType = builder.objectRef<UnderstoodPrice>('UnderstoodPrice').implement({
  description: 'A price that a search term names in words, such as “under £20” or “£10 to £30”.',
  fields: (t) => ({
    minimum: t.exposeInt('minimum', {
      nullable: true,
      description: 'The lowest price, in pence inc VAT; null for no lower bound.',
    }),
    maximum: t.exposeInt('maximum', {
      nullable: true,
      description: 'The highest price, in pence inc VAT; null for no upper bound.',
    }),
    term: t.exposeString('term', { description: 'The term without the words of the price, which was searched for.' }),
  }),
});

const ReplacedWordsType = builder.objectRef<ReplacedWords>('ReplacedWords').implement({
  description: 'Words of a search term that no product is sold in, and what was searched for instead.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'The words of the term, such as “gunmetal”.' }),
    instead: t.exposeString('instead', { description: 'The nearest that is sold, such as “black nickel”.' }),
  }),
});

const SearchResult = builder.objectRef<ProductListRecord & { term: string }>('SearchResult').implement({
  description: 'One page of the products that match a term.',
  interfaces: [ProductList],
  fields: (t) => ({
    term: t.exposeString('term', {
      description: 'The normalised term: at most 100 characters, without control characters; may be empty.',
    }),
    correctedTerm: t.string({
      nullable: true,
      description: 'The corrected term that was searched instead; null when no word was corrected.',
      resolve: ({ head }) => head.correctedTerm,
    }),
    replacedWords: t.field({
      type: [ReplacedWordsType],
      description: 'The words that no product is sold in, each with the nearest that was searched for instead.',
      resolve: ({ head }) => head.replacedWords,
    }),
    missingWord: t.string({
      nullable: true,
      description: 'The word but for which products match the whole term; null when some match it, or when unknown.',
      resolve: ({ head }) => head.missingWord,
    }),
    excludedWords: t.stringList({
      description:
        'Words that the term rules out, such as “collar” of “shirt without collar”: no such product is listed.',
      resolve: ({ head }) => head.excludedWords,
    }),
    matchingAllCount: t.int({
      nullable: true,
      description:
        'The number of products on all pages that match every word of the term; the others match some. ' +
        'Null for a filtered list, and with a shop API that does not count them.',
      resolve: ({ head }) => head.matchingAll,
    }),
    understoodPrice: t.field({
      type: UnderstoodPriceType,
      nullable: true,
      description:
        'The price that the term names in words, by which the results are filtered. Null when it names none, when ' +
        '`filters` has a price, which counts instead, and with a shop API that does not read prices in terms.',
      resolve: ({ head }) => head.understoodPrice,
    }),
  }),
});

async function readMatches(search: ProductSearch, given: ListArguments, context: Context, info: GraphQLResolveInfo) {
  const list = await readProducts(given, context, info, async (page, request) =>
    search.term ? context.catalogue.searchPage(search, page, request) : emptyPage,
  );
  return { ...list, term: search.term };
}

const ProductSearchType = builder
  .nodeRef<ProductSearch>('ProductSearch', { id: { resolve: searchKey }, loadWithoutCache: searchOfKey })
  .implement({
    description: 'A search for products by a term.',
    interfaces: [ProductCollection],
    fields: (t) => ({
      term: t.exposeString('term', {
        description: 'The term that is searched for: at most 100 characters, without control characters.',
      }),
      products: t.field({
        type: SearchResult,
        nullable: true,
        description:
          'The matching products, best first. One call for every 16; null only when the shop API cannot answer.',
        complexity: listComplexity,
        args: listArguments(),
        resolve: (search, given, context, info) => readMatches(search, given, context, info),
      }),
    }),
  });

const FeaturedCollectionType = builder
  .nodeRef<FeaturedCollection>('FeaturedCollection', {
    id: { resolve: ({ key }) => key },
    loadWithoutCache: (key) => (key === FEATURED_KEY ? { key } : null),
  })
  .implement({
    description: 'The products that the shop features.',
    interfaces: [ProductCollection],
    fields: (t) => ({
      products: t.field({
        type: ProductConnection,
        nullable: true,
        description:
          'The featured products. Costs one call for every 16 products; null only when the shop API cannot answer.',
        complexity: listComplexity,
        args: listArguments(),
        resolve: (_, given, context, info) => readProducts(given, context, info, context.catalogue.featuredPage),
      }),
    }),
  });

const VERBATIM = {
  defaultValue: false,
  description:
    'Searches for words as they are spelt. A shop API may ignore it, and then sends a `correctedTerm` all the same.',
};

builder.queryFields((t) => ({
  search: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: SearchResult,
    nullable: true,
    description:
      'Full-text search over names, SKUs, brands and specifications, best match first, with typo correction. ' +
      'An empty term matches nothing. Null only when the shop API cannot answer.',
    complexity: listComplexity,
    args: {
      query: t.arg.string({
        required: true,
        description: 'The term as typed, up to 100 characters. Brands and facets go in `filters`; it may name a price.',
      }),
      verbatim: t.arg.boolean(VERBATIM),
      ...listArguments(),
    },
    resolve: (_, { query, verbatim, ...given }, context, info) =>
      readMatches({ term: searchedTerm(query), isVerbatim: verbatim ?? false }, given, context, info),
  }),
  productSearch: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: ProductSearchType,
    nullable: true,
    description:
      'The search as a refetchable collection. Null for a term without a letter or a digit. Costs no call itself.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'The search term as typed; only the first 100 characters are used.',
      }),
      verbatim: t.arg.boolean(VERBATIM),
    },
    resolve: (_, { query, verbatim }) => {
      const term = searchedTerm(query);
      return term ? { term, isVerbatim: verbatim ?? false } : null;
    },
  }),
  featuredProducts: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: ProductConnection,
    nullable: true,
    description: 'The products that the shop features. Null only when the shop API cannot answer.',
    complexity: listComplexity,
    args: listArguments(),
    resolve: (_, given, context, info) => readProducts(given, context, info, context.catalogue.featuredPage),
  }),
  featuredCollection: t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: FeaturedCollectionType,
    description: 'The featured products as a refetchable collection. Costs no call itself.',
    resolve: () => ({ key: FEATURED_KEY }),
  }),
}));
