import type { TypeExtensions } from '../extensions.ts';
import { builder } from '../builder.ts';
import { encodeId, numberKeyOf } from '../ids.rules.ts';
import { ProductCollection } from '../list/collection.schema.ts';
import type { Brand as BrandRecord } from './brand.rest.ts';
import { brandSlug } from './brand.rules.ts';

export const Brand = builder.objectRef<BrandRecord>('Brand');
Brand.implement({
  description: 'A brand that the shop sells.',
  extensions: {
    findNode: async (_, id, { brands }) =>
      (await brands()).find(({ entityId }) => entityId === numberKeyOf('Brand', id)),
  } satisfies TypeExtensions,
  interfaces: [builder.nodeInterfaceRef(), ProductCollection],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ entityId }) => encodeId('Brand', entityId) }),
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
