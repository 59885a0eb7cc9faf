import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder } from '../builder.ts';
import { canonicalPath } from '@storefront/domain/paths.rules.ts';
import { ProductType } from './product.schema.ts';

builder.queryField('product', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: ProductType,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description: 'The product at a path; null when there is none.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'The path of the product’s page, such as /astro-bari/. Case and missing slashes do not matter.',
      }),
    },
    resolve: async (_, { path }, { catalogue }) => {
      const canonical = canonicalPath(path);
      const answer = canonical && canonical !== '/' ? await catalogue.product(canonical) : null;
      return answer?.kind === 'found' ? answer.product : null;
    },
  }),
);
