import type { FastifyReply } from 'fastify';
import { keptPath } from '@storefront/domain/paths.rules.ts';
import { ResolvedUrl, ProductAddressPage } from '@storefront/schema/rest/address.ts';
import { ProductRecord, ProductRecordList } from '@storefront/schema/rest/product.ts';
import {
  ProductByUrlParameters,
  ProductParameters,
  ProductPath,
  ProductUrlsParameters,
  ResolveParameters,
  PageParameters,
} from '@storefront/schema/rest/requests/product.ts';
import { ofEach } from '../catalogue/broken-products.ts';
import { readRedirect, readProductAddresses } from '../catalogue/catalogue-store.ts';
import type { ReadModel } from '../read-model.ts';
import { productRecord, readRecordLinks, sparse } from './records.ts';
import { refused, sendMoved } from './http/problems.ts';
import { describedAs, type ReadRoutes } from './route.ts';
import { pageOf } from './list-query.ts';

const described = describedAs({ tags: ['Site'] });

const URLS_MAXIMUM = 100;

/** The product, or the URL to redirect to. Throws a 404 for neither. */
async function productAt(
  url: string,
  excludedFields: string | undefined,
  shop: ReadModel,
): Promise<{ record: object } | { movedTo: string }> {
  const { products, db } = shop;
  const product = await products.byUrl(url);
  if (product)
    return {
      record: sparse(excludedFields)(productRecord(product, shop, await readRecordLinks([product], shop))),
    };
  const moved = (await products.byUrl(keptPath(url))) ? keptPath(url) : await readRedirect(db, keptPath(url));
  if (!moved) throw refused(404, 'Product not found');
  return { movedTo: `/products${moved}` };
}

function send(reply: FastifyReply, found: Awaited<ReturnType<typeof productAt>>): FastifyReply {
  return 'record' in found ? reply.send(found.record) : sendMoved(reply, found.movedTo);
}

export const productRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/products/*',
    {
      schema: {
        tags: ['Products'],
        summary: 'Returns the product of a path',
        response: { 200: ProductRecord },
        params: ProductPath,
        querystring: ProductParameters,
        errors: { 301: 'The product has moved.', 404: 'There is no product at the path.' },
      },
    },
    async ({ params, query, raw }, reply) => {
      // The router drops a trailing slash, and a path without one redirects.
      const slash = /\/(?:\?|$)/.test(raw.url ?? '') ? '/' : '';
      return send(reply, await productAt(`/${params['*']}${slash}`, query.exclude_fields, shop));
    },
  );

  server.get(
    '/get_product_by_url',
    { schema: { hide: true, querystring: ProductByUrlParameters } },
    async ({ query }, reply) => send(reply, await productAt(query.product_url ?? '', query.exclude_fields, shop)),
  );

  server.post(
    '/get_products_from_blog_url_list',
    {
      schema: {
        tags: ['Products'],
        summary: 'Lists the products of up to 100 paths; unknown paths are left out',
        response: { 200: ProductRecordList },
        querystring: ProductUrlsParameters,
        errors: { 400: 'More than 100 paths.' },
      },
    },
    async ({ query }) => {
      const { products } = shop;
      const urls = query.url_list ?? [];
      if (urls.length > URLS_MAXIMUM) throw refused(400, `At most ${URLS_MAXIMUM} addresses at once`);
      const found = await products.byUrls([...new Set(urls.map(keptPath))]);
      const links = await readRecordLinks(found, shop);
      return ofEach(found, (product) => sparse(query.exclude_fields)(productRecord(product, shop, links)));
    },
  );

  server.get(
    '/resolve_url',
    described({
      summary: 'Resolves a path to a category, a product or a redirect',
      response: { 200: ResolvedUrl },
      isOptional: true,
      querystring: ResolveParameters,
      errors: { 404: 'There is nothing at the path.' },
    }),
    async ({ query }) => {
      const { structure, products, db } = shop;
      const url = keptPath(query.url ?? '');
      const category = structure.categoryByUrl.get(url);
      if (category) return { type: 'category', id: category.id, url };
      const product = await products.byUrl(url);
      if (product) return { type: 'product', id: product.id, url };
      const moved = await readRedirect(db, url);
      if (!moved) throw refused(404, 'Nothing lives at that address');
      return { type: 'redirect', id: null, url: moved };
    },
  );
};

/** Well below the maximum body size of the gateway's REST client. */
const PAGE_SIZE = 2_000;

export const siteAddressRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/get_product_addresses',
    described({
      summary: 'Lists one page of the paths of all products, for the sitemap',
      response: { 200: ProductAddressPage },
      isOptional: true,
      querystring: PageParameters,
    }),
    async ({ query }) => {
      const { db, lists } = shop;
      const addresses = await readProductAddresses(db, { offset: (pageOf(query) - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      return {
        results: addresses.map(({ url, updatedAt }) => ({ url, updated_at: updatedAt || null })),
        total: lists.size,
        page_size: PAGE_SIZE,
      };
    },
  );
};
