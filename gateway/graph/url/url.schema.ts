import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { CategoryType } from '../category/category.schema.ts';
import { ProductType } from '../product/product.schema.ts';
import { PageType } from '../content/page.schema.ts';
import { fetchRedirect } from './url.rest.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';

interface RedirectRecord {
  redirectTo: string;
}

const Redirect = builder.objectRef<RedirectRecord>('Redirect').implement({
  description: 'A permanent redirect.',
  fields: (t) => ({ path: t.exposeString('redirectTo', { description: 'The path of this shop to redirect to.' }) }),
});

const ResolvedUrl = builder.unionType('ResolvedUrl', {
  description: 'The resource at a path.',
  types: [CategoryType, ProductType, PageType, Redirect],
});

/** A copy, by whose type's name the union tells it: records are shared between requests. */
const named = <Value extends object>(__typename: string, value: Value) => ({ ...value, __typename });

/** For the complexity of an operation: a product or a path that nothing has. */
const USUAL_CALLS = 2;

builder.queryField('resolveUrl', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: ResolvedUrl,
    nullable: true,
    complexity: CALL_COMPLEXITY * USUAL_CALLS,
    description:
      'Resolves a path to a product, category, page or redirect; null when there is none. ' +
      'Costs no call for a category, one for a product, up to three for a page and up to six for a redirect.',
    args: {
      url: t.arg.string({
        required: true,
        description: 'Path of any depth; compare the answer’s `path` with it to see whether it was canonical.',
      }),
    },
    resolve: async (_, { url }, { catalogue, categories, pages, page, shopApi }) => {
      const path = canonicalPath(url);
      if (!path || path === '/') return null;
      const category = (await categories()).byPath.get(path);
      if (category) return named('Category', category);
      const answer = await catalogue.product(path);
      if (answer.kind === 'found') return named('Product', answer.product);
      if (answer.kind === 'absent' && (await pages()).some((link) => link.path === path)) {
        const found = await page(path);
        return found && named('Page', found);
      }
      const target = answer.kind === 'moved' ? placeOf(answer.location) : await fetchRedirect(shopApi.rest, path);
      const redirectTo =
        target &&
        (await endOf(canonicalPath(target), async (moved) =>
          (await categories()).byPath.has(moved) ? null : fetchRedirect(shopApi.rest, moved),
        ));
      return redirectTo && redirectTo !== path ? named('Redirect', { redirectTo }) : null;
    },
  }),
);

/** A longer chain is treated as a loop. */
const MOVES_MAXIMUM = 3;

/** The last path, so that clients redirect once; null for a loop or an invalid path. */
async function endOf(path: string | null, next: (path: string) => Promise<string | null>): Promise<string | null> {
  let place = path;
  for (let moves = 0; place && moves < MOVES_MAXIMUM; moves += 1) {
    const moved = await next(place);
    if (!moved) return place;
    place = canonicalPath(moved);
  }
  return null;
}

/** Without the REST API's `/products` prefix. */
function placeOf(location: string): string {
  return location.replace(/^.*\/products(?=\/)/, '');
}
