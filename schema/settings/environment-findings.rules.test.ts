import { expect, test } from 'vitest';
import { sharedFindings } from './environment-findings.rules.ts';
import { READY } from './ready-settings.fixture.ts';
import { readSharedConfig } from './shared-config.ts';

const find = (settings: Record<string, string>, options = {}) =>
  sharedFindings(readSharedConfig(settings, options), readSharedConfig({})).map(
    ({ level, about }) => `${level} ${about}`,
  );

test('finds every made-up default', () => {
  expect(find({})).toEqual([
    'must PUBLIC_URL',
    'must BANK_DETAILS',
    'must VAT_NUMBER',
    'must COMPANY_NUMBER',
    'must LEGAL_NAME',
    'must REGISTERED_OFFICE',
    'must SHOP_NAME',
    'must SHOP_PHONE',
    'must SHOP_EMAIL',
    'should SOCIAL_LINKS',
  ]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['a shop that is ready', {}, []],
  ['social pages', { SOCIAL_LINKS: 'https://x.com/b' }, []],
  ['an http address', { PUBLIC_URL: 'http://shop.brightside.co.uk' }, ['must PUBLIC_URL']],
  ['an example as address', { PUBLIC_URL: 'https://shop.example' }, ['must PUBLIC_URL']],
  ['the sample’s VAT number', { VAT_NUMBER: 'GB 000 0000 00' }, ['must VAT_NUMBER']],
  ['no account for transfers', { BANK_DETAILS: '' }, ['must BANK_DETAILS']],
  ['another number for drama', { SHOP_PHONE: '+44 (0)7700 900123' }, ['must SHOP_PHONE']],
  ['an example as email address', { SHOP_EMAIL: 'me@example.com' }, ['must SHOP_EMAIL']],
])('%s', (_, settings, expected) => expect(find({ ...READY, ...settings })).toEqual(expected));

test('a shop that has written nothing of itself is told to give its name', () => {
  const { SHOP_DIR: _dir, SHOP_NAME: _name, ...settings } = READY;
  expect(find(settings, { sellsOwn: true })).toEqual(['must SHOP_NAME']);
});
