import { expect, test } from 'vitest';
import { READY } from '@storefront/schema/settings/ready-settings.fixture.ts';
import { readShopConfig } from './config.ts';
import { settingsFindings } from './environment-findings.rules.ts';

const MEDUSA = {
  COMMERCE: 'medusa:https://medusa.brightside.co.uk',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  MEDUSA_ADMIN_KEY: 'sk_1',
  MEDUSA_EVENTS_SECRET: 'a secret of thirty-two characters',
  // Staff learn of orders in Medusa.
  ORDERS_EMAIL: '',
};

const find = (settings: Record<string, string>) =>
  settingsFindings(readShopConfig(settings)).map(({ level, about }) => `${level} ${about}`);

test.each<[string, Record<string, string>, string[]]>([
  ['a shop that is ready', {}, []],
  ['Medusa', MEDUSA, []],
  ['another sender', { MAIL_FROM: 'me@brightside.co.uk' }, []],
  ['no mails', { SMTP_URL: '', ORDERS_EMAIL: '' }, ['must SMTP_URL', 'must ORDERS_EMAIL']],
  ['an example as sender', { MAIL_FROM: 'me@shop.example' }, ['must MAIL_FROM']],
  ['an example as recipient of orders', { ORDERS_EMAIL: 'me@shop.test' }, ['must ORDERS_EMAIL']],
  ['Medusa without events', { ...MEDUSA, MEDUSA_EVENTS_SECRET: '' }, ['must MEDUSA_EVENTS_SECRET']],
])('%s', (_, settings, expected) => expect(find({ ...READY, ...settings })).toEqual(expected));
