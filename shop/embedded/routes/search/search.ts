import { ProductPage, SearchHitPage, Suggestions } from '@storefront/schema/rest/list.ts';
import { exVatBounds, toCentipence, toPence, toPounds } from '@storefront/domain/money.rules.ts';
import { searchTerm } from '@storefront/domain/search-term.rules.ts';
import {
  PlainSearchParameters,
  SearchParameters,
  SearchPath,
  SuggestParameters,
} from '@storefront/schema/rest/requests/search.ts';
import { ofEach } from '../../catalogue/broken-products.ts';
import type { ListQuery } from '../../catalogue/listing/list-query.ts';
import { filtersOfQuery, listQuery } from '../list-query.ts';
import { listRecord } from '../list-record.ts';
import { itemRecord, leadImageUrl } from '../records.ts';
import { ProblemError } from '../http/problems.ts';
import type { ReadModel } from '../../read-model.ts';
import { describedAs, type ReadRoutes } from '../route.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { unitPricingOf, unitPricingRecord } from '../../catalogue/unit-pricing.rules.ts';
import type { Structure } from '../../catalogue/structure.ts';
import { withoutPrice } from './price.rules.ts';

const described = describedAs({ tags: ['Search'] });

/** Throws a 503 for null: while the index is being built, which takes seconds. */
export function built<Found>(found: Found | null): Found {
  if (found === null)
    throw new ProblemError({ status: 503, detail: 'Search is being built', headers: { 'retry-after': '2' } });
  return found;
}

/** A price that the term names filters the list, unless it is filtered by price; its words are not searched for. */
export async function searchRecord(
  shop: ReadModel,
  text: string,
  list: Omit<ListQuery, 'scope'>,
  { verbatim, exclude_fields }: { verbatim?: string; exclude_fields?: string },
) {
  const { term, minimum, maximum } = withoutPrice(searchTerm(text));
  const hits = built(shop.search.search(term, verbatim === 'true'));
  const isNamed = minimum !== null || maximum !== null;
  const isUnderstood = isNamed && list.minimumPrice === null && list.maximumPrice === null;
  const bounds = exVatBounds({ minimum: penceOf(minimum), maximum: penceOf(maximum) });
  // Products are shown in the finish that they were found by.
  const searchedTerm = [hits.correctedTerm || term, ...hits.replacements.map(({ instead }) => instead)].join(' ');
  const listOf = (ids: Int32Array) =>
    listRecord(
      shop,
      {
        ...list,
        ...(isUnderstood && { minimumPrice: bounds.minimum, maximumPrice: bounds.maximum }),
        scope: { kind: 'hits', hits: { ids, scores: hits.scores }, term: searchedTerm },
      },
      exclude_fields,
    );
  // By price the cheapest product that shares a word would come first.
  const best = list.sort === 'relevance' ? null : await listOf(hits.best);
  const found = best && best.total > 0 ? best : await listOf(hits.ids);
  return {
    ...found,
    corrected_query: hits.correctedTerm,
    ...(hits.replacements.length > 0 && { replaced_words: hits.replacements }),
    ...(hits.missing !== null && { missing_word: hits.missing }),
    ...(hits.excluded.length > 0 && { excluded_words: hits.excluded }),
    // It counts hits, so it says nothing of those that a filter leaves.
    ...(found.total === hits.ids.length && hits.matchingAll !== null && { matching_all: hits.matchingAll }),
    ...(isUnderstood && { understood_price: { min: minimum, max: maximum, query: term } }),
  };
}

const penceOf = (pounds: number | null) => (pounds === null ? null : toPence(toCentipence(pounds)));

const SUGGESTIONS = 8;
const SUGGESTIONS_MAXIMUM = 20;

export const searchRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/search/*',
    described({
      summary: 'Lists one page of the products that match a term',
      response: { 200: ProductPage },
      params: SearchPath,
      querystring: SearchParameters,
      errors: { 400: 'The filters are malformed.' },
    }),
    async ({ params, query }) => {
      const filters = filtersOfQuery(query.filters);
      return searchRecord(shop, params['*'], listQuery(query, filters), query);
    },
  );

  server.get(
    '/search_df',
    described({
      summary: 'Lists one page of the products found for a term that is being typed',
      response: { 200: SearchHitPage },
      isOptional: true,
      querystring: PlainSearchParameters,
    }),
    async ({ query }) => {
      const { term } = withoutPrice(searchTerm(query.query_string ?? ''));
      const { hits } = built(shop.search.suggest(term, 1));
      const { ids, total } = shop.lists.list({
        ...listQuery(query, []),
        withFacets: false,
        scope: { kind: 'hits', hits },
      });
      return {
        results: ofEach(await shop.products.byIds(ids), (product) => hitRecord(product, shop.structure)),
        total,
      };
    },
  );

  server.get(
    '/suggest',
    described({
      summary: 'Suggests terms, categories, brands and products for a term being typed',
      response: { 200: Suggestions },
      isOptional: true,
      querystring: SuggestParameters,
    }),
    async ({ query }) => {
      const term = searchTerm(query.query_string ?? '');
      const limit = Math.min(SUGGESTIONS_MAXIMUM, Math.max(1, Number(query.limit) || SUGGESTIONS));
      const found = built(shop.search.suggest(term, limit));
      const { structure } = shop;
      const scope = { kind: 'hits', hits: found.hits } as const;
      const { ids, total } = shop.lists.list({ ...listQuery({}, []), withFacets: false, limit, scope });
      return {
        query: term,
        corrected_query: found.hits.correctedTerm,
        terms: found.terms,
        categories: found.categoryIds
          .flatMap((id) => structure.categoryById.get(id) ?? [])
          .map(({ id, name, url }) => ({ id, name, url })),
        brands: found.brandIds
          .flatMap((id) => structure.brandById.get(id) ?? [])
          .map(({ id, name, url }) => ({ id, name, brand_url: url })),
        products: ofEach(await shop.products.byIds(ids), (product) => itemRecord(product, shop)),
        total,
      };
    },
  );
};

function hitRecord(product: CatalogueProduct, structure: Structure) {
  const { id, name, gtin, brandId, url, price, retailPrice, variants, modifiers } = product;
  const prices = variants.length > 0 ? variants.map((variant) => variant.price) : [price];
  return {
    id,
    title: name,
    gtin,
    brand: structure.brandById.get(brandId)?.name ?? '',
    retail_price: toPounds(retailPrice),
    best_price: toPounds(Math.min(...prices)),
    ...unitPricingRecord(unitPricingOf(product)),
    image_link: leadImageUrl(product),
    link: url,
    availability: isInStock(product) ? 'in stock' : 'out of stock',
    modifiable: variants.length > 1 || modifiers.length > 0,
  };
}

function isInStock({ availability, inventoryTracking, inventoryLevel, variants }: CatalogueProduct): boolean {
  if (availability !== 'available') return false;
  if (inventoryTracking === 'none') return true;
  if (inventoryTracking === 'variant') return variants.some((variant) => variant.inventoryLevel > 0);
  return inventoryLevel > 0;
}
