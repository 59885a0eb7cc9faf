import { graphql, readInlineData } from 'relay-runtime';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import urlPageQuery, { type UrlPageQuery } from '../../__generated__/UrlPageQuery.graphql.ts';
import { loadPage, type PageData } from '../page/page.ts';
import type { CategoryPage } from '../../catalogue/category/CategoryPage.tsx';
import type { OwnPageQuery } from '../../__generated__/OwnPageQuery.graphql.ts';
import type { OwnPage } from '../../content/OwnPage.tsx';
import { loadFilteredList, requestedList } from '../../catalogue/list/list-loader.ts';
import type { urlRoute_product$key } from '../../__generated__/urlRoute_product.graphql.ts';
import { selectedSearch } from '../../catalogue/product/variant/variant.rules.ts';
import type { ProductPage } from '../../catalogue/product/ProductPage.tsx';
import { pageNotFound } from '../navigation/page-not-found.ts';

export { shouldRevalidate } from '../../catalogue/list/list-loader.ts';

/** The component of its kind alone: a content page reads a query of its own. */
export interface UrlPageData extends PageData<UrlPageQuery | OwnPageQuery> {
  CategoryPage?: typeof CategoryPage;
  OwnPage?: typeof OwnPage;
  ProductPage?: typeof ProductPage;
}

/** To a page, to a redirect to its canonical URL, or to a 404. */
export async function loader(args: LoaderFunctionArgs): Promise<UrlPageData> {
  const { request } = args;
  const { pathname, search, searchParams } = new URL(request.url);
  // The finish that a product's URL chooses: its related products are shown in it.
  const variables = { url: pathname, ...requestedList(request), finish: searchParams.get('finish') };
  const [queryRef, { resolveUrl }] = await loadPage<UrlPageQuery>(args, urlPageQuery, variables);
  if (!resolveUrl || resolveUrl.__typename === '%other') throw pageNotFound(pathname);
  if (resolveUrl.__typename === 'Category' && resolveUrl.list) {
    const cachedSearch = await loadFilteredList(args, resolveUrl.list, { path: resolveUrl.path, own: [] });
    const { CategoryPage } = await import('../../catalogue/category/CategoryPage.tsx');
    return { queryRef, modules: ['web/catalogue/category/CategoryPage.tsx'], cachedSearch, CategoryPage };
  }
  if (resolveUrl.path !== pathname) throw redirect(resolveUrl.path + search, 301);
  if (resolveUrl.__typename === 'Page') {
    // The content is a query of its own: its fields would make the query of every category and product longer.
    const [{ OwnPage }, { default: ownPageQuery }] = await Promise.all([
      import('../../content/OwnPage.tsx'),
      import('../../__generated__/OwnPageQuery.graphql.ts'),
    ]);
    const [contentRef] = await loadPage<OwnPageQuery>(args, ownPageQuery, { url: pathname });
    return {
      queryRef: contentRef,
      modules: ['web/content/OwnPage.tsx', 'web/__generated__/OwnPageQuery.graphql.ts'],
      OwnPage,
    };
  }
  const { ProductPage } = await import('../../catalogue/product/ProductPage.tsx');
  const choice = resolveUrl.__typename === 'Product' ? resolveUrl.choice : null;
  const cachedSearch = choice && chosenSearch(choice, searchParams);
  return { queryRef, modules: ['web/catalogue/product/ProductPage.tsx'], cachedSearch, ProductPage };
}

/** Only values that the product has. */
function chosenSearch(product: urlRoute_product$key, parameters: URLSearchParams): string {
  const { options } = readInlineData(
    graphql`
      fragment urlRoute_product on Product @inline {
        options {
          name
          values {
            label
          }
        }
      }
    `,
    product,
  );
  return selectedSearch(parameters, options);
}
