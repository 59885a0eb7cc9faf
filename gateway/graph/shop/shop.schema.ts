import { builder } from '../builder.ts';
import { isAnnounced } from '../announced.ts';
import { UrlScalar } from '../scalar/scalar.schema.ts';
import type { Config } from '../../config/config.ts';
import { PENCE_MAXIMUM } from '../money/money.rules.ts';
import { WorkingDays } from '../delivery/working-days.schema.ts';
import { Money, moneyOf } from '../money/money.schema.ts';
import { HomeSectionType, ShopLinkType, usualHome } from './home.schema.ts';
import type { ShopDrawing } from '@storefront/schema/shop-folder/looks/logo.ts';
import type { ShopDispatch } from '@storefront/domain/delivery/dates.rules.ts';
import type { ReturnTerms } from '@storefront/domain/shop-text/returns.rules.ts';
import type { SocialLink } from '@storefront/schema/settings/social-links.rules.ts';
import { paymentMethodsFor } from '@storefront/domain/payment/methods.rules.ts';
import { PaymentMethod } from '../payment/payment.schema.ts';
import { hasOwnDeliveries } from '../delivery/own-deliveries.ts';

const SocialLinkType = builder.objectRef<SocialLink>('SocialLink').implement({
  description: 'A social network page of the shop.',
  fields: (t) => ({
    network: t.exposeString('network', { description: 'The name of the network, such as Instagram.' }),
    url: t.expose('url', { type: UrlScalar, description: 'The shop’s page there.' }),
  }),
});

/** Width by height of a logo that holds the shop's name. */
const WORDMARK_RATIO = 2;

const LOGO_HEIGHT = 40;

const ShopLogo = builder.objectRef<ShopDrawing>('ShopLogo').implement({
  description: 'The shop’s logo, an SVG.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path of the file at the shop’s own origin.' }),
    width: t.int({
      description: 'The width in pixels at that height.',
      resolve: ({ width, height }) => Math.max(1, Math.round((LOGO_HEIGHT * width) / height)),
    }),
    height: t.int({ description: 'The height in pixels that it is drawn for.', resolve: () => LOGO_HEIGHT }),
    isWordmark: t.boolean({
      description: 'Whether it is at least twice as wide as high, and so shows the shop’s name itself.',
      resolve: ({ width, height }) => width >= WORDMARK_RATIO * height,
    }),
  }),
});

const ReturnTermsType = builder.objectRef<ReturnTerms>('ReturnTerms').implement({
  description: 'How long a shopper can change their mind, and who pays for sending the goods back.',
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'Days after the goods were received; 14 or more.' }),
    workingDays: t.exposeInt('workingDays', {
      nullable: true,
      description: 'Working days after the goods were received, which count if they end later; null for none.',
    }),
    isFree: t.exposeBoolean('isFree', { description: 'Whether the shop pays for sending goods back.' }),
  }),
});

const DispatchTermsType = builder.objectRef<ShopDispatch>('DispatchTerms').implement({
  description: 'When goods leave, from `delivery` of `shop.yaml`.',
  fields: (t) => ({
    cutOffHour: t.exposeInt('cutOffHour', {
      description:
        'The hour in London, 1 to 23, up to which goods in stock leave on the same working day; 13 by default.',
    }),
    toOrderDays: t.expose('toOrderDays', {
      type: WorkingDays,
      description: 'How long goods take that are made to order or ordered in; 3 to 7 by default.',
    }),
    awaitsTransfer: t.exposeBoolean('awaitsTransfer', {
      description:
        'Whether a delivery can be paid by bank transfer only: goods then leave after it has arrived, so that no ' +
        'day can be promised. A collection can be paid in store. From the deployment’s configuration.',
    }),
  }),
});

const Shop = builder.objectRef<Config>('Shop').implement({
  description: 'Name, contact and company details, and words for home page and footer, from settings and `shop.yaml`.',
  fields: (t) => ({
    name: t.exposeString('shopName', { description: 'The shop’s trading name.' }),
    logo: t.field({
      type: ShopLogo,
      nullable: true,
      description: 'The logo; null for none.',
      resolve: ({ looks }) => looks.logo,
    }),
    url: t.expose('publicUrl', {
      type: UrlScalar,
      description: 'The storefront’s public origin, without a trailing slash. Append a path to make an absolute URL.',
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
        'URL of the chat’s script; null for none. Load it only after consent to cookies, or when the chat is opened.',
      resolve: ({ chat }) => chat?.scriptUrl,
    }),
    phone: t.exposeString('phone', { description: 'Telephone number as it is shown; empty when it is not given.' }),
    email: t.exposeString('email', {
      description: 'The email address for sales and enquiries; empty when it is not given.',
    }),
    contactHours: t.string({
      nullable: true,
      description: 'When the shop answers, such as Monday to Friday, 9 am to 5 pm; null when it is not given.',
      resolve: ({ shopFile }) => shopFile.contact?.hours,
    }),
    socialLinks: t.expose('socialLinks', {
      type: [SocialLinkType],
      description: 'The shop’s social network pages, in display order; may be empty.',
    }),
    legalName: t.exposeString('legalName', { description: 'The company’s registered name.' }),
    companyNumber: t.exposeString('companyNumber', {
      description: 'The company number at Companies House; empty when it is not given.',
    }),
    registeredOffice: t.exposeString('registeredOffice', {
      description: 'The company’s registered office; empty when it is not given.',
    }),
    paymentMethods: t.field({
      type: [PaymentMethod],
      description:
        'Every payment method that the shop takes, the default first; `paymentMethods` has those for a delivery ' +
        'method, and payment in store needs a store. From the deployment’s configuration.',
      resolve: (_, __, { cards }) => paymentMethodsFor('collection', cards !== null),
    }),
    vatNumber: t.exposeString('vatNumber', { description: 'The company’s VAT number; empty when it is not given.' }),
    retailPriceLabel: t.exposeString('retailPriceLabel', {
      description:
        'The label of a struck-through recommended price, such as RRP. One that a sale replaces is labelled “Was”.',
    }),
    tagline: t.string({
      nullable: true,
      description: 'What the shop sells, in a few words; null when it is not given.',
      resolve: ({ shopFile }) => shopFile.tagline,
    }),
    description: t.string({
      nullable: true,
      description: 'A sentence or two about the shop for search engines; null when it is not given.',
      resolve: ({ shopFile }) => shopFile.description,
    }),
    titlePattern: t.string({
      description: 'The title of every page but the home page: `{page}` is its own, `{shop}` the shop’s name.',
      resolve: ({ shopFile }) => shopFile.title ?? '{page}',
    }),
    home: t.field({
      type: [HomeSectionType],
      description: 'The sections of the home page, in display order; never empty.',
      resolve: ({ shopName, shopFile: { home, tagline } }) => home ?? usualHome({ name: shopName, tagline }),
    }),
    footerText: t.string({
      nullable: true,
      description: 'A sentence below the shop’s name in the footer; null for none.',
      resolve: ({ shopFile }) => shopFile.footer?.text,
    }),
    newsletterText: t.string({
      nullable: true,
      description: 'A sentence that invites to the newsletter; null for none.',
      resolve: ({ shopFile }) => shopFile.footer?.newsletter,
    }),
    footerLinks: t.field({
      type: [ShopLinkType],
      description: 'The shop’s choice of links in the footer; may be empty.',
      resolve: ({ shopFile }) => shopFile.footer?.links ?? [],
    }),
    blogSummary: t.string({
      nullable: true,
      description: 'A sentence about the blog; null for none.',
      resolve: ({ shopFile }) => shopFile.blog?.summary,
    }),
    quotationTerms: t.stringList({
      description: 'The shop’s terms at the foot of a quotation, a paragraph each; empty for none.',
      resolve: ({ shopFile }) => shopFile.quotation?.terms ?? [],
    }),
    dispatch: t.expose('dispatch', { type: DispatchTermsType, description: 'When goods leave.' }),
    returns: t.expose('returns', {
      type: ReturnTermsType,
      description: 'The terms on which goods can be returned.',
    }),
    listsStockAlerts: t.boolean({
      description:
        'Whether the shop API lists the stock alerts of a customer: `Customer.stockAlerts` is null otherwise.',
      resolve: (_, __, context) => isAnnounced(context, 'customer_stock_alerts'),
    }),
    freeDeliveryThreshold: t.field({
      type: Money,
      deprecationReason: 'Use `freeFrom` of `deliveryZones`, which is null when delivery is never free.',
      description:
        'Goods inc VAT from which UK Mainland delivery is free; ' +
        'when it never is, or the shop has `deliveryOptions` of its own, an amount that no order reaches.',
      resolve: async ({ delivery: { zones, freeFrom } }, _, context) => {
        const isUnknown = await hasOwnDeliveries(context);
        if (isUnknown) return moneyOf(PENCE_MAXIMUM);
        return moneyOf(zones.UK_MAINLAND.incVat === 0 ? 0 : (freeFrom ?? PENCE_MAXIMUM));
      },
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
