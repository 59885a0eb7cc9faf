import { builder } from '../builder.ts';
import type { Category } from '../category/category.rules.ts';
import { CategoryType } from '../category/category.schema.ts';
import { productOf, type Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { fetchRedirect } from './url.rest.ts';
import { canonicalPath } from './url.rules.ts';

interface RedirectRecord {
  redirectTo: string;
}

const Redirect = builder.objectRef<RedirectRecord>('Redirect').implement({
  description: 'An address that has moved for good.',
  fields: (t) => ({ path: t.exposeString('redirectTo', { description: 'Where to: a path of this shop.' }) }),
});

const ResolvedUrl = builder.unionType('ResolvedUrl', {
  description: 'What lives at an address.',
  types: [CategoryType, ProductType, Redirect],
  resolveType: (value: Category | Product | RedirectRecord) => ('redirectTo' in value ? Redirect : 'siblings' in value ? CategoryType : ProductType),
});

builder.queryField('resolveUrl', (t) =>
  t.field({
    type: ResolvedUrl,
    nullable: true,
    description: 'What lives at a path of the shop; null when nothing does. A category costs no call, a product one.',
    args: { url: t.arg.string({ required: true, description: 'Path of any depth; compare the answer’s `path` with it to see whether it was canonical.' }) },
    resolve: async (_, { url }, { catalogue, categories, shopApi }) => {
      const path = canonicalPath(url);
      if (!path || path === '/') return null;
      const category = (await categories()).byPath.get(path);
      if (category) return category;
      const answer = await catalogue.product(path);
      if (answer.kind === 'found') return productOf(answer.detail);
      const target = answer.kind === 'moved' ? placeOf(answer.location) : await fetchRedirect(shopApi.rest, path);
      const redirectTo = target && canonicalPath(target);
      return redirectTo && redirectTo !== path ? { redirectTo } : null;
    },
  }),
);

/** The shop's path in a Location of the REST API, which names its own product call. */
function placeOf(location: string): string {
  return location.replace(/^.*\/products(?=\/)/, '');
}
