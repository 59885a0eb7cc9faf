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
import { must, type Step, type StepState } from './step.ts';

export const plainList: ListRequest = {
  selection: {
    filters: { facets: [], brands: [], minimumPrice: null, maximumPrice: null, inStock: false, onSale: false },
    sort: 'RELEVANCE',
    facetSize: 10,
  },
  brandIds: [],
  withFacets: false,
  excludedFields: excludedFieldsOf(new Set()).items,
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
  excludedFields: noExcludedFields.items,
});

const impossible: readonly ListRequest[] = [
  {
    ...plainList,
    selection: {
      ...plainList.selection,
      filters: {
        ...plainList.selection.filters,
        facets: [{ name: 'IP Rating', values: ['No product is rated so'], minimum: null, maximum: null }],
      },
    },
  },
  {
    ...plainList,
    selection: { ...plainList.selection, filters: { ...plainList.selection.filters, brands: ['nobody'] } },
    brandIds: brandIdsOf(['nobody'], []),
  },
];

async function findsNothing(fetchPage: (request: ListRequest) => Promise<ListPage>): Promise<void> {
  for (const request of impossible) {
    const { total, items } = await fetchPage(request);
    must(total === 0 && items.length === 0, `a filter that no product matches found ${total} products`);
  }
}

export const catalogueSteps: readonly Step[] = [
  { path: '/categories/get_featured_categories', run: ({ rest }) => fetchCategoryTree(rest) },
  {
    path: '/categories/get_category_by_url',
    run: (options, { categoryId, samples }) =>
      fetchCategoryPage(options, { entityId: categoryId, path: samples.categoryPath }, 1, plainList),
  },
  {
    path: '/categories/get_additional_filters/{id}',
    run: (options, { categoryId, samples }) =>
      fetchCategoryPage(options, { entityId: categoryId, path: samples.categoryPath }, 1, {
        ...plainList,
        withFacets: true,
        selection: { ...plainList.selection, facetSize: 80 },
      }),
  },
  {
    path: '/categories/get_category_by_url',
    run: (options, state) =>
      fetchCategoryPage(options, { entityId: state.categoryId, path: state.samples.categoryPath }, 1, narrowed(state)),
  },
  {
    path: '/categories/get_category_by_url',
    run: (options, { categoryId, samples }) =>
      findsNothing((request) =>
        fetchCategoryPage(options, { entityId: categoryId, path: samples.categoryPath }, 1, request),
      ),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, { samples }) =>
      findsNothing((request) => fetchSearchPage(options, { term: samples.term, isVerbatim: false }, 1, request)),
  },
  { path: '/featured', run: (options) => findsNothing((request) => fetchFeaturedPage(options, 1, request)) },
  { path: '/categories/get_faqs', run: ({ rest }, { categoryId }) => fetchFaqs(rest, categoryId) },
  { path: '/brands/get_all_brands', run: ({ rest }) => fetchBrands(rest) },
  {
    path: '/brands/get_brand_by_url',
    run: ({ rest }, { samples }) => fetchBrandDetail(rest, samples.brandSlug),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, { brandId }) => fetchBrandPage(options, brandId, 1, plainList),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, state) =>
      fetchSearchPage(options, { term: state.samples.term, isVerbatim: false }, 1, narrowed(state)),
  },
  {
    path: '/search/{term}',
    run: (options, { samples }) => fetchSearchPage(options, { term: samples.term, isVerbatim: false }, 1, plainList),
  },
  {
    path: '/search/{term}',
    run: (options, { samples }) =>
      fetchSearchPage(options, { term: samples.term, isVerbatim: false }, 1, {
        ...plainList,
        excludedFields: noExcludedFields.items,
      }),
  },
  { path: '/suggest', run: (options, { samples }) => fetchSuggested(options, samples.term.slice(0, 3), 8) },
  { path: '/search_df', run: (options, { samples }) => fetchFound(options, samples.term) },
  { path: '/featured', run: (options) => fetchFeaturedPage(options, 1, plainList) },
  { path: '/featured', run: (options, state) => fetchFeaturedPage(options, 1, narrowed(state)) },
  {
    path: '/products/related_products',
    run: (options, { productId, categoryId }) => fetchRelatedProducts(options, categoryId, productId),
  },
  {
    path: '/products/{path}',
    run: (options, { samples }) => fetchProduct(options, samples.productPath, noExcludedFields.records),
  },
  {
    path: '/products/{path}',
    run: (options, { samples }) => fetchProduct(options, samples.productPath, excludedFieldsOf(new Set()).records),
  },
  {
    path: '/get_products_from_blog_url_list',
    run: (options, { samples }) =>
      fetchProducts(options, [samples.productPath, samples.otherPath], noExcludedFields.records),
  },
  {
    path: '/get_products_from_blog_url_list',
    run: (options, { samples }) =>
      fetchProducts(options, [samples.productPath, samples.otherPath], excludedFieldsOf(new Set()).records),
  },
  {
    path: '/product_changes',
    async run(options, state) {
      const request = { updatedSince: null, after: null, first: 2 };
      const page = await fetchProductChanges(options, request, noExcludedFields.records);
      if (page !== null && page !== 'refused') state.changesAfter = page.after;
    },
  },
  {
    path: '/product_changes',
    isSkipped: ({ changesAfter }) => changesAfter === null,
    run: (options, { changesAfter: after }) =>
      fetchProductChanges(options, { updatedSince: null, after, first: 2 }, excludedFieldsOf(new Set()).records),
  },
  {
    path: '/product_changes',
    run: (options) =>
      fetchProductChanges(
        options,
        { updatedSince: '2026-01-01T00:00:00.000Z', after: null, first: 100 },
        noExcludedFields.records,
      ),
  },
  { path: '/products/by_sku', run: (options, { samples }) => fetchBySku(options, samples.skus) },
  {
    path: '/resolve_url',
    isSkipped: ({ samples }) => samples.resolvedPath === null,
    run: ({ rest }, { samples }) => fetchRedirect(rest, samples.resolvedPath ?? ''),
  },
  { path: '/get_product_addresses', run: ({ rest }) => fetchProductAddresses(rest, 1) },
  { path: '/reviews/', run: ({ rest }, { productId }) => fetchReviews(rest, productId, 1) },
  {
    path: '/reviews/',
    writes: true,
    run: ({ rest }, { productId, samples }) =>
      sendReview(
        rest,
        productId,
        {
          rating: 5,
          title: 'Good',
          body: 'Bright and well made.',
          author: 'Ann',
          email: samples.email,
          orderNumber: 'ORD-1',
        },
        '203.0.113.7',
      ),
  },
  { path: '/pages', run: ({ rest }) => fetchPages(rest) },
  {
    path: '/ranges/{slug}',
    isSkipped: ({ samples }) => samples.range === null,
    run: (options, { samples }) => fetchRange(options, samples.range?.slug ?? '', samples.range?.finish ?? ''),
  },
  { path: '/pages', run: ({ rest }) => fetchPageAddresses(rest) },
  {
    path: '/pages/{path}',
    isSkipped: ({ samples }) => samples.pagePath === null,
    run: ({ rest }, { samples }) => fetchPage(rest, samples.pagePath ?? ''),
  },
  { path: '/get_blog_list', run: ({ rest }) => fetchBlogPage(rest, 1) },
  { path: '/get_blog_list', run: ({ rest }) => fetchPostAddresses(rest) },
  {
    path: '/get_blog_by_url',
    isSkipped: ({ samples }) => samples.postSlug === null,
    run: ({ rest }, { samples }) => fetchBlogPost(rest, samples.postSlug ?? ''),
  },
  { path: '/banners', run: ({ rest }) => fetchBanners(rest) },
  { path: '/stores', run: ({ rest }) => fetchStores(rest) },
  {
    path: '/contact_us',
    writes: true,
    run: ({ rest }, { samples }) =>
      sendContactMessage(rest, {
        name: 'Ann Lee',
        email: samples.email,
        phone: '',
        orderNumber: '',
        message: 'Is it dimmable?',
        website: '',
        clientAddress: '203.0.113.7',
      }),
  },
  {
    path: '/subscribe_to_newsletter',
    writes: true,
    run: (options, { samples }) => subscribe(options, samples.email, '203.0.113.7'),
  },
];
