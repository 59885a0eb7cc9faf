import { ProductList, ProductRecord, ProductRecordList } from '@storefront/schema/rest/product.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { bodyOf, isAbsent, readOptional, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { listOf } from '../../upstream/contract/values.ts';
import { toProducts } from './rest/item.rest.ts';
import { batches, productOf, type Product } from './product.rules.ts';
import { toDetail } from './rest/record.rest.ts';
import { excludeFieldsParameter, type ExcludedFields } from '../sparse-fieldsets.rest.ts';

const productRecord = contractOf(ProductRecord);
const productRecordList = contractOf(ProductRecordList);
const productList = contractOf(ProductList);

export interface RestOptions {
  rest: RestClient;
  pricesIncludeVat: boolean;
}

export type ProductAnswer =
  | { kind: 'found'; product: Product }
  | { kind: 'moved'; location: string }
  | { kind: 'absent' };

/** `GET /products/{path}/`, without the fields that no selection reads. */
export async function fetchProduct(
  { rest, pricesIncludeVat }: RestOptions,
  productPath: string,
  excludedFields: ExcludedFields['records'],
): Promise<ProductAnswer> {
  const path = `/products${productPath.split('/').map(encodeURIComponent).join('/')}`;
  const answer = await rest.call({
    kind: 'product',
    method: 'GET',
    path,
    optionalQuery: excludeFieldsParameter(excludedFields),
    contract: productRecord,
  });
  if (answer.kind === 'moved') return answer;
  if (isAbsent(answer)) return { kind: 'absent' };
  const detail = toDetail(bodyOf(path, answer), pricesIncludeVat);
  if (detail.path !== productPath) throw new UpstreamError(path, `answered with ${detail.path}`);
  return { kind: 'found', product: productOf(detail) };
}

const BATCH_PATH = '/get_products_from_blog_url_list';

/** `POST /get_products_from_blog_url_list`, in as few calls as the URL length allows; unknown paths are missing. */
export async function fetchProducts(
  { rest, pricesIncludeVat }: RestOptions,
  paths: readonly string[],
  excludedFields: ExcludedFields['records'],
): Promise<Product[]> {
  const answers = await Promise.all(
    batches(paths).map((batch) =>
      rest.call({
        kind: 'product',
        method: 'POST',
        safe: true,
        path: BATCH_PATH,
        query: new URLSearchParams(batch.map((path) => ['url_list', path])),
        optionalQuery: excludeFieldsParameter(excludedFields),
        contract: productRecordList,
      }),
    ),
  );
  return answers
    .flatMap((answer) => listOf(bodyOf(BATCH_PATH, answer), 'entityId', (record) => toDetail(record, pricesIncludeVat)))
    .map(productOf);
}

/** `GET /products/related_products`; none for an unknown category. */
export async function fetchRelatedProducts(
  { rest, pricesIncludeVat }: RestOptions,
  categoryId: number,
  excludeId: number,
): Promise<Product[]> {
  const query = new URLSearchParams({ category: String(categoryId), exclude_id: String(excludeId) });
  const body = await readOptional(rest, {
    kind: 'list',
    path: '/products/related_products',
    query,
    contract: productList,
  });
  return body ? toProducts(body, pricesIncludeVat) : [];
}
