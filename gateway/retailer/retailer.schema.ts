import { FREE_DELIVERY_THRESHOLD_PENCE } from '../../domain/delivery/charge.rules.ts';
import { builder } from '../builder.ts';
import type { Config } from '../config.ts';
import { Money, moneyOf } from '../money/money.schema.ts';
import type { SocialLink } from './social-links.rules.ts';

const SocialLinkType = builder.objectRef<SocialLink>('SocialLink').implement({
  description: 'Where the shop is on a social network.',
  fields: (t) => ({
    network: t.exposeString('network', { description: 'What the network is called, such as Instagram.' }),
    url: t.exposeString('url', { description: 'Address of the shop’s page there.' }),
  }),
});

const Shop = builder.objectRef<Config>('Shop').implement({
  description:
    'The shop itself: what it is called, how to reach it, who answers for it. From the deployment’s configuration.',
  fields: (t) => ({
    name: t.exposeString('shopName', { description: 'The name over the door.' }),
    url: t.exposeString('publicUrl', {
      description:
        'The address that shoppers use: scheme and host, no slash at the end. A path after it is an address for elsewhere.',
    }),
    tagManagerId: t.exposeString('tagManagerId', {
      nullable: true,
      description: 'The container of Google’s tag manager; null for none. Load it only for who has accepted cookies.',
    }),
    chatScriptUrl: t.string({
      nullable: true,
      description:
        'The script of the service that chats for the shop; null for none. Load it only for who has accepted cookies or asks for a chat.',
      resolve: ({ chat }) => chat?.scriptUrl,
    }),
    phone: t.exposeString('phone', { description: 'Telephone number as it is shown.' }),
    email: t.exposeString('email', { description: 'Address for sales and questions.' }),
    socialLinks: t.field({
      type: [SocialLinkType],
      description: 'Where it is on social networks, in the order in which to show them; may be empty.',
      resolve: ({ socialLinks }) => [...socialLinks],
    }),
    legalName: t.exposeString('legalName', { description: 'The company’s registered name.' }),
    companyNumber: t.exposeString('companyNumber', { description: 'Its number at Companies House.' }),
    registeredOffice: t.exposeString('registeredOffice', { description: 'Its registered office.' }),
    vatNumber: t.exposeString('vatNumber', { description: 'Its VAT number.' }),
    retailPriceLabel: t.exposeString('retailPriceLabel', {
      description: 'What a struck-through price is called, such as RRP.',
    }),
    freeDeliveryThreshold: t.field({
      type: Money,
      description: 'Goods inc VAT from which UK Mainland delivery is free.',
      resolve: () => moneyOf(FREE_DELIVERY_THRESHOLD_PENCE),
    }),
  }),
});

builder.queryField('shop', (t) =>
  t.field({ type: Shop, description: 'The shop itself.', resolve: (_, __, { config }) => config }),
);
