import { fetchBySku } from '@storefront/gateway/graph/sku/sku.rest.ts';
import { fetchRange } from '@storefront/gateway/graph/range/range.rest.ts';
import { brandIdsOf } from '@storefront/gateway/graph/brand/brand.rules.ts';
import { fetchBrandDetail, fetchBrandPage, fetchBrands } from '@storefront/gateway/graph/brand/brand.rest.ts';
import { fetchCategoryPage, fetchCategoryTree, fetchFaqs } from '@storefront/gateway/graph/category/category.rest.ts';
import { sendContactMessage } from '@storefront/gateway/graph/contact/contact.rest.ts';
import { fetchBanners } from '@storefront/gateway/graph/content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from '@storefront/gateway/graph/content/blog.rest.ts';
import { fetchPage, fetchPages } from '@storefront/gateway/graph/content/page.rest.ts';
import type { ListRequest } from '@storefront/gateway/graph/list/list.rest.ts';
import type { ListPage } from '@storefront/gateway/graph/list/list.rules.ts';
import { subscribe } from '@storefront/gateway/graph/newsletter/newsletter.rest.ts';
import { fetchProduct, fetchProducts, fetchRelatedProducts } from '@storefront/gateway/graph/product/product.rest.ts';
import { fetchProductChanges } from '@storefront/gateway/graph/product/sync/sync.rest.ts';
import { noExcludedFields, excludedFieldsOf } from '@storefront/gateway/graph/sparse-fieldsets.rest.ts';
import { fetchReviews, sendReview } from '@storefront/gateway/graph/review/review.rest.ts';
import {
  fetchFeaturedPage,
  fetchFound,
  fetchSearchPage,
  fetchSuggested,
} from '@storefront/gateway/graph/search/search.rest.ts';
import {
  fetchPageAddresses,
  fetchPostAddresses,
  fetchProductAddresses,
} from '@storefront/gateway/server/sitemap/sitemap.rest.ts';
import { fetchStores } from '@storefront/gateway/graph/store/store.rest.ts';
import { fetchRedirect } from '@storefront/gateway/graph/url/url.rest.ts';
import { must, type Step, type StepState, reading, storing } from './step.ts';

const all = noExcludedFields;
const few = excludedFieldsOf(new Set());

export const plainList: ListRequest = {
  selection: {
    filters: { facets: [], brands: [], minimumPrice: null, maximumPrice: null, inStock: false, onSale: false },
    sort: 'RELEVANCE',
    facetSize: 10,
  },
  brandIds: [],
  withFacets: false,
  excludedFields: few.items,
};
const narrowed = ({ brandId }: StepState): ListRequest => ({
  selection: {
    filters: {
      facets: [{ name: 'IP Rating', values: ['IP44'], minimum: null, maximum: null }],
      brands: ['heritage-brass'],
      minimumPrice: 100,
      maximumPrice: 100_000,
      inStock: true,
      onSale: true,
    },
    sort: 'PRICE_ASCENDING',
    facetSize: 80,
  },
  brandIds: [brandId],
  withFacets: true,
  excludedFields: all.items,
});

const { selection } = plainList;
const facetted: ListRequest = { ...plainList, withFacets: true, selection: { ...selection, facetSize: 80 } };
const unknownRating = { name: 'IP Rating', values: ['No product is rated so'], minimum: null, maximum: null };
const filtered = (filters: object) => ({ ...selection, filters: { ...selection.filters, ...filters } });
const impossible: readonly ListRequest[] = [
  { ...plainList, selection: filtered({ facets: [unknownRating] }) },
  { ...plainList, selection: filtered({ brands: ['nobody'] }), brandIds: brandIdsOf(['nobody'], []) },
];

const categoryOf = ({ categoryId, samples }: StepState) => ({ entityId: categoryId, path: samples.categoryPath });
const termOf = ({ samples: { term } }: StepState) => ({ term, isVerbatim: false });

async function findsNothing(fetchPage: (request: ListRequest) => Promise<ListPage>): Promise<void> {
  for (const request of impossible) {
    const { total, items } = await fetchPage(request);
    must(total === 0 && items.length === 0, `a filter that no product matches found ${total} products`);
  }
}

export const catalogueSteps: readonly Step[] = [
  reading('/categories/get_featured_categories', ({ rest }) => fetchCategoryTree(rest)),
  reading('/categories/get_category_by_url', (options, state) =>
    fetchCategoryPage(options, categoryOf(state), 1, plainList),
  ),
  reading('/categories/get_additional_filters/{id}', (options, state) =>
    fetchCategoryPage(options, categoryOf(state), 1, facetted),
  ),
  reading('/categories/get_category_by_url', (options, state) =>
    fetchCategoryPage(options, categoryOf(state), 1, narrowed(state)),
  ),
  reading('/categories/get_category_by_url', (options, state) =>
    findsNothing((request) => fetchCategoryPage(options, categoryOf(state), 1, request)),
  ),
  reading('/categories/get_products_with_filters', (options, state) =>
    findsNothing((request) => fetchSearchPage(options, termOf(state), 1, request)),
  ),
  reading('/featured', (options) => findsNothing((request) => fetchFeaturedPage(options, 1, request))),
  reading('/categories/get_faqs', ({ rest }, { categoryId }) => fetchFaqs(rest, categoryId)),
  reading('/brands/get_all_brands', ({ rest }) => fetchBrands(rest)),
  reading('/brands/get_brand_by_url', ({ rest }, { samples }) => fetchBrandDetail(rest, samples.brandSlug)),
  reading('/categories/get_products_with_filters', (options, { brandId }) =>
    fetchBrandPage(options, brandId, 1, plainList),
  ),
  reading('/categories/get_products_with_filters', (options, state) =>
    fetchSearchPage(options, termOf(state), 1, narrowed(state)),
  ),
  reading('/search/{term}', (options, state) => fetchSearchPage(options, termOf(state), 1, plainList)),
  reading('/search/{term}', (options, state) =>
    fetchSearchPage(options, termOf(state), 1, { ...plainList, excludedFields: all.items }),
  ),
  reading('/suggest', (options, { samples }) => fetchSuggested(options, samples.term.slice(0, 3), 8)),
  reading('/search_df', (options, { samples }) => fetchFound(options, samples.term)),
  reading('/featured', (options) => fetchFeaturedPage(options, 1, plainList)),
  reading('/featured', (options, state) => fetchFeaturedPage(options, 1, narrowed(state))),
  reading('/products/related_products', (options, { productId, categoryId }) =>
    fetchRelatedProducts(options, categoryId, productId),
  ),
  reading('/products/{path}', (options, { samples }) => fetchProduct(options, samples.productPath, all.records)),
  reading('/products/{path}', (options, { samples }) => fetchProduct(options, samples.productPath, few.records)),
  reading('/get_products_from_blog_url_list', (options, { samples }) =>
    fetchProducts(options, [samples.productPath, samples.otherPath], all.records),
  ),
  reading('/get_products_from_blog_url_list', (options, { samples }) =>
    fetchProducts(options, [samples.productPath, samples.otherPath], few.records),
  ),
  reading('/product_changes', async (options, state) => {
    const request = { updatedSince: null, after: null, first: 2 };
    const page = await fetchProductChanges(options, request, all.records);
    if (page !== null && page !== 'refused') state.changesAfter = page.after;
  }),
  reading(
    '/product_changes',
    (options, { changesAfter: after }) =>
      fetchProductChanges(options, { updatedSince: null, after, first: 2 }, few.records),
    { isSkipped: ({ changesAfter }) => changesAfter === null },
  ),
  reading('/product_changes', (options) => {
    const request = { updatedSince: '2026-01-01T00:00:00.000Z', after: null, first: 100 };
    return fetchProductChanges(options, request, all.records);
  }),
  reading('/products/by_sku', (options, { samples }) => fetchBySku(options, samples.skus)),
  reading('/resolve_url', ({ rest }, { samples }) => fetchRedirect(rest, samples.resolvedPath ?? ''), {
    isSkipped: ({ samples }) => samples.resolvedPath === null,
  }),
  reading('/get_product_addresses', ({ rest }) => fetchProductAddresses(rest, 1)),
  reading('/reviews/', ({ rest }, { productId }) => fetchReviews(rest, productId, 1)),
  storing('/reviews/', ({ rest }, { productId, samples: { email } }) => {
    const review = { rating: 5, title: 'Good', body: 'Bright and well made.', author: 'Ann', orderNumber: 'ORD-1' };
    return sendReview(rest, productId, { ...review, email }, '203.0.113.7');
  }),
  reading('/pages', ({ rest }) => fetchPages(rest)),
  reading(
    '/ranges/{slug}',
    (options, { samples }) => fetchRange(options, samples.range?.slug ?? '', samples.range?.finish ?? ''),
    { isSkipped: ({ samples }) => samples.range === null },
  ),
  reading('/pages', ({ rest }) => fetchPageAddresses(rest)),
  reading('/pages/{path}', ({ rest }, { samples }) => fetchPage(rest, samples.pagePath ?? ''), {
    isSkipped: ({ samples }) => samples.pagePath === null,
  }),
  reading('/get_blog_list', ({ rest }) => fetchBlogPage(rest, 1)),
  reading('/get_blog_list', ({ rest }) => fetchPostAddresses(rest)),
  reading('/get_blog_by_url', ({ rest }, { samples }) => fetchBlogPost(rest, samples.postSlug ?? ''), {
    isSkipped: ({ samples }) => samples.postSlug === null,
  }),
  reading('/banners', ({ rest }) => fetchBanners(rest)),
  reading('/stores', ({ rest }) => fetchStores(rest)),
  storing('/contact_us', ({ rest }, { samples: { email } }) => {
    const message = { name: 'Ann Lee', email, phone: '', orderNumber: '', message: 'Is it dimmable?', website: '' };
    return sendContactMessage(rest, { ...message, clientAddress: '203.0.113.7' });
  }),
  storing('/subscribe_to_newsletter', (options, { samples }) => subscribe(options, samples.email, '203.0.113.7')),
];
