import { builder } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import type { Brand as BrandRecord } from './brand.rest.ts';

export const Brand = builder.objectRef<BrandRecord>('Brand');
Brand.implement({
  description: 'A maker whose products the shop sells.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ entityId }) => encodeId('Brand', entityId) }),
    entityId: t.exposeInt('entityId', { description: 'Its number in the shop API.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    path: t.exposeString('path', { description: 'Path of its page.' }),
  }),
});

builder.queryField('brands', (t) =>
  t.field({
    type: [Brand],
    nullable: true,
    description: 'Every brand the shop sells; null only when the shop API cannot answer. Kept for a minute.',
    resolve: async (_, __, { brands }) => [...(await brands())],
  }),
);
