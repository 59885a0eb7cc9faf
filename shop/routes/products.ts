import { ofEach } from '../catalogue/broken-products.ts';
import { readRedirect } from '../catalogue/catalogue-store.ts';
import { productRecord, readAddOnUrls, sparse } from './records.ts';
import { ok, refusal, type Route, type Shop, type ShopAnswer } from './route.ts';

/** What the URL-list call takes at once. */
const URLS_MAXIMUM = 100;

/** Lower case, one slash before and after: the form in which the catalogue keeps addresses. */
function canonical(url: string): string {
  return `/${url.toLowerCase()}/`.replace(/\/+/g, '/');
}

async function productAt(url: string, query: URLSearchParams, { structure, products, db }: Shop): Promise<ShopAnswer> {
  const product = await products.byUrl(url);
  if (product) return ok(sparse(query)(productRecord(product, structure, await readAddOnUrls([product], products))));
  const moved = (await products.byUrl(canonical(url))) ? canonical(url) : await readRedirect(db, canonical(url));
  if (!moved) return refusal(404, 'Product not found');
  return { status: 301, body: { detail: 'Moved permanently' }, headers: { location: `/products${moved}` } };
}

export const productRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/get_product_by_url\/?$/,
    answer: ({ query }, shop) => productAt(query.get('product_url') ?? '', query, shop),
  },
  {
    method: 'POST',
    path: /^\/get_products_from_blog_url_list\/?$/,
    async answer({ query }, { structure, products }) {
      const urls = query.getAll('url_list');
      if (urls.length > URLS_MAXIMUM) return refusal(400, `At most ${URLS_MAXIMUM} addresses at once`);
      const found = await products.byUrls([...new Set(urls.map(canonical))]);
      const addOnUrls = await readAddOnUrls(found, products);
      return ok(ofEach(found, (product) => sparse(query)(productRecord(product, structure, addOnUrls))));
    },
  },
  {
    method: 'GET',
    path: /^\/resolve_url\/?$/,
    async answer({ query }, { structure, products, db }) {
      const url = canonical(query.get('url') ?? '');
      const category = structure.categoryByUrl.get(url);
      if (category) return ok({ type: 'category', id: category.id, url });
      const product = await products.byUrl(url);
      if (product) return ok({ type: 'product', id: product.id, url });
      const moved = await readRedirect(db, url);
      return moved ? ok({ type: 'redirect', id: null, url: moved }) : refusal(404, 'Nothing lives at that address');
    },
  },
  {
    method: 'GET',
    path: /^\/products(\/.+)$/,
    answer: ({ parameter, query }, shop) => productAt(parameter, query, shop),
  },
];
