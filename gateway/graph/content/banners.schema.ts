import { builder, textOrNull } from '../builder.ts';
import type { Banners as BannersRecord } from './banners.rest.ts';

const PromiseIcon = builder.enumType('PromiseIcon', {
  description: 'The topic of a promise, from which its icon is chosen.',
  values: {
    DELIVERY: { description: 'Delivery and its cost.' },
    TRUST: { description: 'The trustworthiness of the shop.' },
    SECURITY: { description: 'The security of personal details and payments.' },
    RETURNS: { description: 'Returns and refunds.' },
    OTHER: { description: 'Any other topic.' },
  } as const,
});

const ShopPromise = builder.objectRef<BannersRecord['promises'][number]>('ShopPromise').implement({
  description: 'A promise of the shop, such as free returns.',
  fields: (t) => ({
    icon: t.expose('icon', { type: PromiseIcon, description: 'The topic.' }),
    title: t.exposeString('title', { description: 'The promise, in a few words.' }),
    detail: t.string(textOrNull('detail', 'The conditions of the promise. Null when it has none.')),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Path of a page with more about it; null for none.',
    }),
  }),
});

const Promotion = builder.objectRef<NonNullable<BannersRecord['promotion']>>('Promotion').implement({
  description: 'The announcement above the header.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The announcement for wide screens.' }),
    shortMessage: t.exposeString('shortMessage', { description: 'The announcement for small screens.' }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Path of a page with more about it; null for none.',
    }),
  }),
});

const TradeMessage = builder.objectRef<NonNullable<BannersRecord['trade']>>('TradeMessage').implement({
  description: 'The message to trade customers.',
  fields: (t) => ({
    label: t.string(textOrNull('label', 'The label above the title. Null when there is none.')),
    title: t.exposeString('title', { description: 'The message’s title.' }),
    text: t.string(textOrNull('text', 'A sentence or two. Null when there is no text.')),
  }),
});

const Banners = builder.objectRef<BannersRecord>('Banners').implement({
  description: 'Promotion, promises and trade message of the shop API, cached for a minute, or else of `shop.yaml`.',
  fields: (t) => ({
    promises: t.expose('promises', {
      type: [ShopPromise],
      description: 'The promises to show, in order; may be empty.',
    }),
    promotion: t.expose('promotion', {
      type: Promotion,
      nullable: true,
      description: 'The announcement above the header; null for none.',
    }),
    trade: t.expose('trade', {
      type: TradeMessage,
      nullable: true,
      description: 'The message to trade customers; null for none.',
    }),
  }),
});

builder.queryField('banners', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: Banners,
    nullable: true,
    description: 'The shop’s banners. Costs one call, cached for a minute; null only when the shop API cannot answer.',
    resolve: (_, __, { banners }) => banners(),
  }),
);
