import { UpstreamError } from '../../upstream/errors.ts';
import type { RestAnswer } from '../../upstream/call.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { itemsShape, toProducts } from './item.rest.ts';
import { batches, productOf, type Product } from './product.rules.ts';
import { recordShape, recordsShape, toDetail } from './record.rest.ts';
import { excludedFields, type Unasked } from '../unasked.rest.ts';

/** What the REST layer needs to know of the deployment to normalise what it reads. */
export interface RestOptions {
  rest: RestClient;
  pricesIncludeVat: boolean;
}

/** What lives at a product's path: the product, the place it has moved to, or nothing. */
export type ProductAnswer =
  | { kind: 'found'; product: Product }
  | { kind: 'moved'; location: string }
  | { kind: 'absent' };

/** `GET /products/{path}/`: the product that lives at a path, without what nobody reads. */
export async function fetchProduct(
  { rest, pricesIncludeVat }: RestOptions,
  productPath: string,
  unasked: Unasked['records'],
): Promise<ProductAnswer> {
  const path = `/products${productPath.split('/').map(encodeURIComponent).join('/')}`;
  const answer = await rest.call({
    kind: 'product',
    method: 'GET',
    path,
    query: new URLSearchParams(excludedFields(unasked)),
    shape: recordShape,
  });
  if (answer.kind === 'moved') return answer;
  if (isAbsent(answer)) return { kind: 'absent' };
  const detail = toDetail(bodyOf(path, answer), pricesIncludeVat);
  if (detail.path !== productPath) throw new UpstreamError(path, `answered with ${detail.path}`);
  return { kind: 'found', product: productOf(detail) };
}

const BATCH_PATH = '/get_products_from_blog_url_list';

/** `POST /get_products_from_blog_url_list`: many products by path, in one call unless the address would grow too long; those it does not know are missing. */
export async function fetchProducts(
  { rest, pricesIncludeVat }: RestOptions,
  paths: readonly string[],
  unasked: Unasked['records'],
): Promise<Product[]> {
  const answers = await Promise.all(
    batches(paths).map((batch): Promise<RestAnswer<readonly Parameters<typeof toDetail>[0][]>> =>
      rest.call({
        kind: 'product',
        method: 'POST',
        safe: true,
        path: BATCH_PATH,
        query: new URLSearchParams([
          ...batch.map((path) => ['url_list', path]),
          ...Object.entries(excludedFields(unasked)),
        ]),
        shape: recordsShape,
      }),
    ),
  );
  return answers
    .flatMap((answer) => bodyOf(BATCH_PATH, answer))
    .map((record) => productOf(toDetail(record, pricesIncludeVat)));
}

const RELATED_PATH = '/products/related_products';

/** `GET /products/related_products`: others of a category; none for a category that has gone. */
export async function fetchRelatedProducts(
  { rest, pricesIncludeVat }: RestOptions,
  categoryId: number,
  excludeId: number,
): Promise<Product[]> {
  const query = new URLSearchParams({ category: String(categoryId), exclude_id: String(excludeId) });
  const answer = await rest.call({ kind: 'list', method: 'GET', path: RELATED_PATH, query, shape: itemsShape });
  const items = isAbsent(answer) ? [] : bodyOf(RELATED_PATH, answer);
  return toProducts(items, pricesIncludeVat).filter((product) => product !== null);
}
