import { builder } from '../builder.ts';
import type { Config } from '../config.ts';
import { FREE_DELIVERY_THRESHOLD_PENCE } from '../delivery/charge.rules.ts';
import { Money } from '../money/money.schema.ts';

const Shop = builder.objectRef<Config>('Shop').implement({
  description: 'The shop itself: what it is called, how to reach it, who answers for it. From the deployment’s configuration.',
  fields: (t) => ({
    name: t.exposeString('shopName', { description: 'The name over the door.' }),
    phone: t.exposeString('phone', { description: 'Telephone number as it is shown.' }),
    email: t.exposeString('email', { description: 'Address for sales and questions.' }),
    legalName: t.exposeString('legalName', { description: 'The company’s registered name.' }),
    companyNumber: t.exposeString('companyNumber', { description: 'Its number at Companies House.' }),
    registeredOffice: t.exposeString('registeredOffice', { description: 'Its registered office.' }),
    vatNumber: t.exposeString('vatNumber', { description: 'Its VAT number.' }),
    retailPriceLabel: t.exposeString('retailPriceLabel', { description: 'What a struck-through price is called, such as RRP.' }),
    freeDeliveryThreshold: t.field({ type: Money, description: 'Goods inc VAT from which UK Mainland delivery is free.', resolve: () => FREE_DELIVERY_THRESHOLD_PENCE }),
  }),
});

builder.queryField('shop', (t) => t.field({ type: Shop, description: 'The shop itself.', resolve: (_, __, { config }) => config }));
