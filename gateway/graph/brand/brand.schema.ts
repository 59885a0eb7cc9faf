import { builder } from '../builder.ts';
import { numberKey } from '../ids.rules.ts';
import { ProductCollection } from '../list/collection.schema.ts';
import type { Brand as BrandRecord } from './brand.rest.ts';
import { brandSlug } from './brand.rules.ts';

/** About as many as a shop has, for the complexity of an operation. */
export const USUAL_BRANDS = 30;

export const Brand = builder.nodeRef<BrandRecord>('Brand', {
  id: { resolve: ({ entityId }) => entityId },
  loadWithoutCache: async (key, { brands }) => (await brands()).find(({ entityId }) => entityId === numberKey(key)),
});
Brand.implement({
  description: 'A brand that the shop sells.',
  interfaces: [ProductCollection],
  fields: (t) => ({
    entityId: t.exposeInt('entityId', { description: 'The brand’s id in the shop API.' }),
    name: t.exposeString('name', { description: 'The brand’s name.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
    slug: t.string({
      nullable: true,
      description:
        'The last part of the brand’s path, the value for `ProductFilters.brands`. Null when the brand has no page.',
      resolve: ({ path }) => brandSlug(path) || null,
    }),
  }),
});
