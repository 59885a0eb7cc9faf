import { FREE_DELIVERY_THRESHOLD_PENCE } from '@storefront/domain/delivery/charge.rules.ts';
import { builder } from '../builder.ts';
import { UrlScalar } from '../scalar/scalar.schema.ts';
import type { Config } from '@storefront/config/config.ts';
import { Money, moneyOf } from '../money/money.schema.ts';
import type { SocialLink } from '@storefront/config/social-links.rules.ts';

const SocialLinkType = builder.objectRef<SocialLink>('SocialLink').implement({
  description: 'A social network page of the shop.',
  fields: (t) => ({
    network: t.exposeString('network', { description: 'The name of the network, such as Instagram.' }),
    url: t.expose('url', { type: UrlScalar, description: 'The shop’s page there.' }),
  }),
});

const Shop = builder.objectRef<Config>('Shop').implement({
  description: 'The shop’s name, contact and company details. From the deployment’s configuration.',
  fields: (t) => ({
    name: t.exposeString('shopName', { description: 'The shop’s trading name.' }),
    url: t.expose('publicUrl', {
      type: UrlScalar,
      description:
        'The storefront’s public origin: scheme and host without a trailing slash. Append a path to make an absolute URL.',
    }),
    tagManagerId: t.exposeString('tagManagerId', {
      nullable: true,
      description:
        'The Google Tag Manager container id; null for none. Load it only after the shopper has accepted cookies.',
    }),
    chatScriptUrl: t.field({
      type: UrlScalar,
      nullable: true,
      description:
        'URL of the chat service’s script; null for none. Load it only after the shopper has accepted cookies or opened the chat.',
      resolve: ({ chat }) => chat?.scriptUrl,
    }),
    phone: t.exposeString('phone', { description: 'Telephone number as it is shown.' }),
    email: t.exposeString('email', { description: 'The email address for sales and enquiries.' }),
    socialLinks: t.expose('socialLinks', {
      type: [SocialLinkType],
      description: 'The shop’s social network pages, in display order; may be empty.',
    }),
    legalName: t.exposeString('legalName', { description: 'The company’s registered name.' }),
    companyNumber: t.exposeString('companyNumber', { description: 'The company number at Companies House.' }),
    registeredOffice: t.exposeString('registeredOffice', { description: 'The company’s registered office.' }),
    vatNumber: t.exposeString('vatNumber', { description: 'The company’s VAT number.' }),
    retailPriceLabel: t.exposeString('retailPriceLabel', {
      description:
        'The label of a struck-through recommended price, such as RRP. One that a sale replaces is labelled “Was”.',
    }),
    freeDeliveryThreshold: t.field({
      type: Money,
      description: 'Goods inc VAT from which UK Mainland delivery is free.',
      resolve: () => moneyOf(FREE_DELIVERY_THRESHOLD_PENCE),
    }),
  }),
});

builder.queryField('shop', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: true },
    type: Shop,
    description: 'The shop itself.',
    resolve: (_, __, { config }) => config,
  }),
);
